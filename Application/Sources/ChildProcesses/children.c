// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE

#include "ChildProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

void close_process_memory(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

// Numbers above all that are passed, so that no copy overwrites what is still to be copied.
enum { first_free = 64, most_passed = 16, most_descriptors = 1 << 16 };

// In the child: nothing but system calls, since other threads of the parent may hold any lock.
static void begin(const char *executable, char *const *arguments, char *const *environment,
                  const char *folder, const struct passed_descriptor *passed, int count,
                  pid_t parent, int report) {
    int last = 2;
    int has_input = 0;
    int copies[most_passed];
    struct sigaction usual = {.sa_handler = SIG_DFL};
    sigset_t none;

    setsid();
    // The parent can have ended between both calls.
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(127);
    for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int index = 0; index < count; index++) {
        copies[index] = fcntl(passed[index].own, F_DUPFD_CLOEXEC, first_free);
        if (copies[index] < 0) goto failed;
    }
    for (int index = 0; index < count; index++) {
        if (dup2(copies[index], passed[index].number) < 0) goto failed;
        if (passed[index].number > last) last = passed[index].number;
        if (passed[index].number == 0) has_input = 1;
    }
    if (!has_input) {
        int input = open("/dev/null", O_RDONLY | O_CLOEXEC);
        if (input < 0 || dup2(input, 0) < 0) goto failed;
    }
    // All others are closed by the start of the program; before Linux 5.11, one by one.
    if (close_range((unsigned)last + 1, ~0U, CLOSE_RANGE_CLOEXEC) != 0) {
        for (int number = last + 1; number < most_descriptors; number++) {
            fcntl(number, F_SETFD, FD_CLOEXEC);
        }
    }
    if (folder && chdir(folder) != 0) goto failed;
    execve(executable, arguments, environment);

failed:;
    int error = errno;
    while (write(report, &error, sizeof error) < 0 && errno == EINTR) {}
    _exit(127);
}

int spawn_child(const char *executable, char *const *arguments, char *const *environment,
                const char *folder, const struct passed_descriptor *passed, int count, int *child) {
    int report[2];
    pid_t parent = getpid();
    if (count > most_passed) return EINVAL;
    // Above the numbers of the child, and closed by the start of the program: then nothing was written.
    if (pipe2(report, O_CLOEXEC) != 0) return errno;
    int end = fcntl(report[1], F_DUPFD_CLOEXEC, first_free);
    int error = errno;
    close(report[1]);
    if (end < 0) {
        close(report[0]);
        return error;
    }
    // No handler of the parent's may run in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t process = fork();
    if (process == 0) begin(executable, arguments, environment, folder, passed, count, parent, end);
    error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(end);
    if (process > 0) {
        ssize_t size;
        while ((size = read(report[0], &error, sizeof error)) < 0 && errno == EINTR) {}
        if (size == sizeof error) {
            while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {}
            process = -1;
        }
    }
    close(report[0]);
    if (process < 0) return error;
    *child = process;
    return 0;
}
