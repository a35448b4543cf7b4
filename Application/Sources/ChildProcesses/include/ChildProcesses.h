// SPDX-License-Identifier: Apache-2.0

#ifndef CHILD_PROCESSES_H
#define CHILD_PROCESSES_H

/// A descriptor of this process, and its number in the child.
struct passed_descriptor {
    int own;
    int number;
};

/// Starts a process in a session of its own, which dies with the thread that calls this.
///
/// It inherits the descriptors that are passed, in the order of their numbers and above any number already used, and no
/// other; without a standard input it has `/dev/null`. Signals are as anywhere else.
///
/// - Parameter folder: The working directory; `NULL` for that of this process.
/// - Parameter child: Takes its number, which is that of its process group.
/// - Returns: 0, or the error's number if the process could not be started.
int spawn_child(const char *executable, char *const *arguments, char *const *environment,
                const char *folder, const struct passed_descriptor *passed, int count, int *child);

/// Closes the memory and the environment of this process to other processes of the same user, as far as
/// `/proc` and debuggers go. Programs that it starts are not affected.
void close_process_memory(void);

#endif
