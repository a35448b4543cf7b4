// SPDX-License-Identifier: Apache-2.0

// The templates of the console's pages. No URL stands for them.

#include "WebFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char account_page[] = {
#embed "../../../Web/console/account.mustache"
};
static const unsigned char builds_page[] = {
#embed "../../../Web/console/builds.mustache"
};
static const unsigned char clips_page[] = {
#embed "../../../Web/console/clips.mustache"
};
static const unsigned char code_experiences_page[] = {
#embed "../../../Web/console/code-experiences.mustache"
};
static const unsigned char code_preview_page[] = {
#embed "../../../Web/console/code-preview.mustache"
};
static const unsigned char codes_page[] = {
#embed "../../../Web/console/codes.mustache"
};
static const unsigned char default_page[] = {
#embed "../../../Web/console/default.mustache"
};
static const unsigned char entry_head_page[] = {
#embed "../../../Web/console/entry-head.mustache"
};
static const unsigned char entry_tail_page[] = {
#embed "../../../Web/console/entry-tail.mustache"
};
static const unsigned char experience_page[] = {
#embed "../../../Web/console/experience.mustache"
};
static const unsigned char experiences_page[] = {
#embed "../../../Web/console/experiences.mustache"
};
static const unsigned char explanation_page[] = {
#embed "../../../Web/console/explanation.mustache"
};
static const unsigned char first_page[] = {
#embed "../../../Web/console/first.mustache"
};
static const unsigned char head_page[] = {
#embed "../../../Web/console/head.mustache"
};
static const unsigned char keys_page[] = {
#embed "../../../Web/console/keys.mustache"
};
static const unsigned char log_page[] = {
#embed "../../../Web/console/log.mustache"
};
static const unsigned char message_page[] = {
#embed "../../../Web/console/message.mustache"
};
static const unsigned char overview_page[] = {
#embed "../../../Web/console/overview.mustache"
};
static const unsigned char people_page[] = {
#embed "../../../Web/console/people.mustache"
};
static const unsigned char phone_page[] = {
#embed "../../../Web/console/phone.mustache"
};
static const unsigned char phone_answer_page[] = {
#embed "../../../Web/console/phone-answer.mustache"
};
static const unsigned char sign_in_page[] = {
#embed "../../../Web/console/sign-in.mustache"
};
static const unsigned char tail_page[] = {
#embed "../../../Web/console/tail.mustache"
};
static const unsigned char test_invocations_page[] = {
#embed "../../../Web/console/test-invocations.mustache"
};

#define TEMPLATE(name, bytes) { name, "text/plain", bytes, sizeof bytes }

static const WebFile templates[] = {
    TEMPLATE("account", account_page),
    TEMPLATE("builds", builds_page),
    TEMPLATE("clips", clips_page),
    TEMPLATE("code-experiences", code_experiences_page),
    TEMPLATE("code-preview", code_preview_page),
    TEMPLATE("codes", codes_page),
    TEMPLATE("default", default_page),
    TEMPLATE("entry-head", entry_head_page),
    TEMPLATE("entry-tail", entry_tail_page),
    TEMPLATE("experience", experience_page),
    TEMPLATE("experiences", experiences_page),
    TEMPLATE("explanation", explanation_page),
    TEMPLATE("first", first_page),
    TEMPLATE("head", head_page),
    TEMPLATE("keys", keys_page),
    TEMPLATE("log", log_page),
    TEMPLATE("message", message_page),
    TEMPLATE("overview", overview_page),
    TEMPLATE("people", people_page),
    TEMPLATE("phone", phone_page),
    TEMPLATE("phone-answer", phone_answer_page),
    TEMPLATE("sign-in", sign_in_page),
    TEMPLATE("tail", tail_page),
    TEMPLATE("test-invocations", test_invocations_page),
    { 0 },
};

const WebFile *console_templates(void) { return templates; }
