#ifndef PAGE_TREE_H
#define PAGE_TREE_H

#include <stddef.h>
#include <stdint.h>

// The headers of libxml2 take in those of ICU, of which Foundation brings another version: they
// are seen in C only, and Swift sees this one.

// The elements of a page of HTML.
typedef struct PageTree PageTree;
// One of them. It lives as long as its tree.
typedef struct PageElement PageElement;

// Reads a page as it is and mends what is broken; neither the network nor other files are read.
// NULL if nothing is in it. The tree is the caller's, who frees it.
PageTree *page_tree_make(const uint8_t *bytes, size_t count);
void page_tree_free(PageTree *tree);

// The outermost element, and the one that begins after another; NULL behind the last.
const PageElement *page_tree_root(const PageTree *tree);
const PageElement *page_element_following(const PageElement *element);

// The name as the page writes it, in UTF-8.
const char *page_element_name(const PageElement *element);
// The element around it, or NULL.
const PageElement *page_element_parent(const PageElement *element);
// The line on which it begins, from 1.
long page_element_line(const PageElement *element);
// The value of an attribute, whatever the case of its name, with references written out: empty if
// it has none, NULL if the attribute is not there.
const char *page_element_attribute(const PageElement *element, const char *name);

#endif
