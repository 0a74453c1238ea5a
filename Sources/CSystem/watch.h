// Waits for changes in folders.
#ifndef TYPESET_CSYSTEM_WATCH_H
#define TYPESET_CSYSTEM_WATCH_H

#include <errno.h>
#include <poll.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/inotify.h>
#endif

// Begins to watch nothing yet; -1 where the system reports no changes, so that files must be looked at.
static inline int typeset_watch_open(void) {
#ifdef __linux__
  return inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
#else
  return -1;
#endif
}

// Watches what is in a folder, or a file; gives its number, the same one for the same folder, or -1.
//
// A file counts as changed when its writer closes it: until then it is half written.
static inline int typeset_watch_add(int watch, const char *path) {
#ifdef __linux__
  return inotify_add_watch(watch, path,
                           IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF);
#else
  (void)watch, (void)path;
  return -1;
#endif
}

// Waits until something changes, at most so many milliseconds; 1 if something did. What is known of it is thrown away: who waits looks
// at the files.
static inline int typeset_watch_wait(int watch, int milliseconds) {
  struct pollfd poll_file = {watch, POLLIN, 0};
  if (poll(&poll_file, watch < 0 ? 0 : 1, milliseconds) <= 0) return 0;
  char events[16384];
  while (read(watch, events, sizeof events) > 0) {
  }
  return 1;
}

#endif
