// The door to the system's C library, whose module has another name on each platform.
#ifndef TYPESET_CSYSTEM_SHIM_H
#define TYPESET_CSYSTEM_SHIM_H

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
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
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "child.h"
#include "sha256.h"
#include "thread.h"
#include "watch.h"

// The number of the last error.
static inline int typeset_errno(void) { return errno; }

// Lets reads and writes of an open file wait.
static inline void typeset_let_wait(int file) {
  int flags = fcntl(file, F_GETFL);
  if (flags >= 0) fcntl(file, F_SETFL, flags & ~O_NONBLOCK);
}

// Opens something that exists, to write to it; an error for a pipe that nobody reads.
static inline int typeset_open_to_write(const char *path) {
  int file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
  if (file >= 0) typeset_let_wait(file);
  return file;
}

// Opens a file to read it, without waiting for the writer of a pipe.
static inline int typeset_open_to_read(const char *path) {
  return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
}

// Whether an open file is a regular one.
static inline int typeset_is_regular(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

// Whether an open file is a folder.
static inline int typeset_is_folder(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
}

// Whether an open file is a pipe.
static inline int typeset_is_pipe(int file) {
  struct stat status;
  return fstat(file, &status) == 0 && S_ISFIFO(status.st_mode);
}

// Writes the path of an open file, links resolved, and returns its length, or 0 if the system does not tell.
static inline long typeset_path_of_file(int file, char *path, size_t capacity) {
#ifdef __APPLE__
  return capacity >= PATH_MAX && fcntl(file, F_GETPATH, path) == 0 ? (long)strlen(path) : 0;
#else
  char link[40];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = readlink(link, path, capacity);
  return length <= 0 || (size_t)length >= capacity ? 0 : length;
#endif
}

// Whether an open file is what is now at a path that is no link.
static inline int typeset_file_is_at(int file, const char *path) {
  struct stat opened, there;
  return fstat(file, &opened) == 0 && lstat(path, &there) == 0 && opened.st_dev == there.st_dev &&
         opened.st_ino == there.st_ino;
}

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
// -1 is an error; -2 means that another process has locked it. File systems without locks are trusted. A pipe, a device and a
// folder are an error.
static inline int typeset_open_and_hold(const char *path) {
  for (;;) {
    int file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0666);
    if (file < 0) return -1;
    if (!typeset_is_regular(file)) {
      close(file);
      errno = EEXIST;
      return -1;
    }
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

// Has the system begin to store a stretch of an open file, without waiting for it.
static inline void typeset_begin_storing(int file, long long start, long long count) {
#if defined SYS_sync_file_range && __LP64__
  const unsigned write_only = 2;
  syscall(SYS_sync_file_range, file, start, count, write_only);
#else
  (void)file, (void)start, (void)count;
#endif
}

// Reads from a place of an open file.
static inline long typeset_read_at(int file, void *bytes, size_t count, long long offset) {
  return (long)pread(file, bytes, count, (off_t)offset);
}

// From now on a reader that goes away is an error of `write` and no signal.
static inline void typeset_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

// The signals that ask a process to end, except those that it ignores.
static inline sigset_t typeset_endings(void) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < 3; index++) {
    struct sigaction action;
    if (sigaction(signals[index], NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(&set, signals[index]);
  }
  return set;
}

// Keeps those signals from this thread and from all that it starts.
static inline void typeset_block_endings(void) {
  sigset_t set = typeset_endings();
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

// Waits for one of those signals.
static inline int typeset_wait_for_ending(void) {
  sigset_t set = typeset_endings();
  int signal = 0;
  while (sigwait(&set, &signal) != 0) {
  }
  return signal;
}

// Ends the process by a signal.
__attribute__((noreturn, swift_name("typeset_end(by:)"))) static inline void typeset_end_by(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
  _exit(128 + number);
}

// The mode at a path, 0 if nothing is there.
static inline mode_t typeset_mode(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? status.st_mode : 0;
}

#endif
