// The door to the system's C library, whose module has another name on each platform.
#ifndef TYPESET_CSYSTEM_SHIM_H
#define TYPESET_CSYSTEM_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

// The number of the last error.
static inline int typeset_errno(void) { return errno; }

// Opens something that exists, to write to it.
static inline int typeset_open_to_write(const char *path) { return open(path, O_WRONLY | O_CLOEXEC); }

// Opens a file to read it.
static inline int typeset_open_to_read(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

// The size of an open file in bytes, 0 where it has none.
static inline long long typeset_file_size(int file) {
  struct stat status;
  return fstat(file, &status) == 0 ? (long long)status.st_size : 0;
}

// Writes the path of the running program and gives its length, 0 where the system does not tell.
static inline long typeset_executable_path(char *path, size_t capacity) {
#ifdef __APPLE__
  uint32_t size = (uint32_t)capacity;
  return _NSGetExecutablePath(path, &size) == 0 ? (long)strlen(path) : 0;
#else
  long length = readlink("/proc/self/exe", path, capacity);
  return length < 0 ? 0 : length;
#endif
}

// How many processors are at work.
static inline int typeset_processor_count(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }

// Starts a thread with a stack of its own size; 0 when it runs.
static inline int typeset_start_thread(pthread_t *thread, size_t stack, void *(*body)(void *), void *context) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  int status = pthread_create(thread, &attributes, body, context);
  pthread_attr_destroy(&attributes);
  return status;
}

// Waits for a thread to end.
static inline void typeset_join_thread(pthread_t thread) { pthread_join(thread, NULL); }

// From now on a reader that goes away is an error of `write` and no signal.
static inline void typeset_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

// The mode at a path, 0 where nothing is there.
static inline mode_t typeset_mode(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? status.st_mode : 0;
}

#endif
