#include "CurrentView.h"

#if __wasm__
static void *current;
#else
static _Thread_local void *current;
#endif

void *currentView(void) { return current; }
void setCurrentView(void *view) { current = view; }
