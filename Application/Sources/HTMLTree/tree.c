// SPDX-License-Identifier: Apache-2.0

#include "HTMLTree.h"

#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
#include <limits.h>

// A tree is libxml2's document, and an element its node.
static xmlNodePtr node_of(const HTMLElement *element) { return (xmlNodePtr)element; }
static const HTMLElement *element_of(xmlNodePtr node) { return (const HTMLElement *)node; }

HTMLTree *html_tree_make(const uint8_t *bytes, size_t count) {
    if (count > INT_MAX) return NULL;
    int options =
        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET;
    return (HTMLTree *)htmlReadMemory((const char *)bytes, (int)count, NULL, NULL, options);
}

void html_tree_free(HTMLTree *tree) { xmlFreeDoc((xmlDocPtr)tree); }

const HTMLElement *html_tree_root(const HTMLTree *tree) {
    return element_of(xmlDocGetRootElement((xmlDocPtr)tree));
}

// The node after this one in the order of the page; each before those within it.
static xmlNodePtr following(xmlNodePtr node) {
    // What hangs below a reference to an entity is not part of the tree.
    if (node->type == XML_ELEMENT_NODE && node->children != NULL) return node->children;
    while (node->next == NULL) {
        node = node->parent;
        if (node == NULL || node->type != XML_ELEMENT_NODE) return NULL;
    }
    return node->next;
}

const HTMLElement *html_element_following(const HTMLElement *element) {
    xmlNodePtr node = node_of(element);
    do node = following(node);
    while (node != NULL && node->type != XML_ELEMENT_NODE);
    return element_of(node);
}

const char *html_element_name(const HTMLElement *element) {
    return (const char *)node_of(element)->name;
}

const HTMLElement *html_element_parent(const HTMLElement *element) {
    xmlNodePtr parent = node_of(element)->parent;
    return parent != NULL && parent->type == XML_ELEMENT_NODE ? element_of(parent) : NULL;
}

long html_element_line(const HTMLElement *element) { return xmlGetLineNo(node_of(element)); }

const char *html_element_attribute(const HTMLElement *element, const char *name) {
    for (xmlAttrPtr attribute = node_of(element)->properties; attribute != NULL;
         attribute = attribute->next) {
        if (xmlStrcasecmp(attribute->name, (const xmlChar *)name) != 0) continue;
        xmlNodePtr value = attribute->children;
        return value != NULL && value->content != NULL ? (const char *)value->content : "";
    }
    return NULL;
}
