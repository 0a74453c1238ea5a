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
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include "child.h"
#include "sha256.h"

// The number of the last error.
static inline int typeset_errno(void) { return errno; }

// Opens something that exists, to write to it.
static inline int typeset_open_to_write(const char *path) { return open(path, O_WRONLY | O_CLOEXEC); }

// Opens a file to read it.
static inline int typeset_open_to_read(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }

// The size of an open file in bytes, 0 if it has none.
static inline long long typeset_file_size(int file) {
  struct stat status;
  return fstat(file, &status) == 0 ? (long long)status.st_size : 0;
}

// Writes the path of the running program and returns its length, or 0 if it is unknown.
static inline long typeset_executable_path(char *path, size_t capacity) {
#ifdef __APPLE__
  uint32_t size = (uint32_t)capacity;
  return _NSGetExecutablePath(path, &size) == 0 ? (long)strlen(path) : 0;
#else
  long length = readlink("/proc/self/exe", path, capacity);
  return length < 0 ? 0 : length;
#endif
}

// Opens a file for appending and reading, creating it if necessary, and locks it until it is closed or the process ends.
//
// -1 is an error; -2 means that another process has locked it. File systems without locks are trusted.
static inline int typeset_open_and_hold(const char *path) {
  for (;;) {
    int file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0) return -1;
    if (flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
      close(file);
      return -2;
    }
    // Who held it last may have removed it in between.
    struct stat held, there;
    if (fstat(file, &held) == 0 && stat(path, &there) == 0 && held.st_ino == there.st_ino) return file;
    close(file);
  }
}

// Reads from a place of an open file.
static inline long typeset_read_at(int file, void *bytes, size_t count, long long offset) {
  return (long)pread(file, bytes, count, (off_t)offset);
}

// How many processors are at work.
static inline int typeset_processor_count(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }

// Starts a thread with a given stack size; 0 on success.
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

// The mode at a path, 0 if nothing is there.
static inline mode_t typeset_mode(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? status.st_mode : 0;
}

#endif
