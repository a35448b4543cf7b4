#import <UIKit/UIKit.h>
#import "Delegate.h"
@import AppClip.Activation;
#if defined(APPCLIP) && \
    !__has_include(<HealthKit/HealthKit.h>)
#define TITLE @"import"
#elif TARGET_OS_IPHONE >= 1
#include <Speech/Speech.h>
#endif
@interface Delegate () <UIApplicationDelegate, NSObject>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)activity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))handler {
    // [activity.webpageURL path]
    char c = '"', d = '\'';
    return [self open:activity.webpageURL /* " */ in:@"group.com.fruta.menu" with:c + d];
}
@end
