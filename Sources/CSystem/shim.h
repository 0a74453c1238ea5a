// The door to the system's C library, whose module has another name on each platform.
#ifndef TYPESET_CSYSTEM_SHIM_H
#define TYPESET_CSYSTEM_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The number of the last error.
static inline int typeset_errno(void) { return errno; }

// Opens something that exists, to write to it.
static inline int typeset_open_to_write(const char *path) { return open(path, O_WRONLY | O_CLOEXEC); }

// From now on a reader that goes away is an error of `write` and no signal.
static inline void typeset_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

// The mode at a path, 0 where nothing is there.
static inline mode_t typeset_mode(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? status.st_mode : 0;
}

#endif
