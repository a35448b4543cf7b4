// One pointer for each thread: the view whose body is being evaluated on it.
//
// Reading a state registers the view that reads, and a property wrapper's getter has no other way to
// know it. One thread evaluates one body at a time; several screens can live on several threads.

#pragma once

void *_Nullable currentView(void);
void setCurrentView(void *_Nullable view);
