// SPDX-License-Identifier: Apache-2.0

#ifndef HTML_TREE_H
#define HTML_TREE_H

#include <stddef.h>
#include <stdint.h>

// The headers of libxml2 take in those of ICU, of which Foundation brings another version: they
// are seen in C only, and Swift sees this one.

// The elements of a page of HTML.
typedef struct HTMLTree HTMLTree;
// One of them. It lives as long as its tree.
typedef struct HTMLElement HTMLElement;

// Reads a page as it is and mends what is broken; neither the network nor other files are read.
// NULL if nothing is in it. The tree is the caller's, who frees it.
HTMLTree *html_tree_make(const uint8_t *bytes, size_t count);
void html_tree_free(HTMLTree *tree);

// The outermost element, and the one that begins after another; NULL behind the last.
const HTMLElement *html_tree_root(const HTMLTree *tree);
const HTMLElement *html_element_following(const HTMLElement *element);

// The name as the page writes it, in UTF-8.
const char *html_element_name(const HTMLElement *element);
// The element around it, or NULL.
const HTMLElement *html_element_parent(const HTMLElement *element);
// The line on which it begins, from 1.
long html_element_line(const HTMLElement *element);
// The value of an attribute, whatever the case of its name, with references written out: empty if
// it has none, NULL if the attribute is not there.
const char *html_element_attribute(const HTMLElement *element, const char *name);

#endif
