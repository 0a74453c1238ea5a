// Child processes that get bytes and give a short reply, and the limits that a process sets for itself.
#ifndef TYPESET_CSYSTEM_CHILD_H
#define TYPESET_CSYSTEM_CHILD_H

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char **environ;
#endif

// How a child process ended.
typedef struct {
  // The bytes of `reply` that it wrote to standard output and standard error.
  size_t count;
  // The signal that ended it, 0 if it ended by itself, -1 if it could not be started.
  int signal;
  // What it wrote, the rest left out.
  char reply[1024];
} typeset_child_ending;

static inline long long typeset_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// Waits until a socket is ready; gives 0 once the deadline has passed.
static inline int typeset_wait_for(int file, short events, long long deadline) {
  for (;;) {
    const long long left = deadline - typeset_milliseconds();
    if (left <= 0) return 0;
    struct pollfd poll_file = {file, events, 0};
    const int count = poll(&poll_file, 1, (int)left);
    if (count > 0) return 1;
    if (count < 0 && errno != EINTR) return 0;
  }
}

// Runs a program with one argument; `bytes` are its standard input. It is killed when so many seconds have passed.
//
// A socket instead of pipes: a child that dies early is an error of `send`, never a signal.
static inline void typeset_run_child(const char *path, const char *argument, const void *bytes, size_t count, int seconds,
                                     typeset_child_ending *ending) {
  int ends[2];
  ending->count = 0;
  ending->signal = -1;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return;
  for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
#ifdef SO_NOSIGPIPE
  const int yes = 1;
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
#ifdef MSG_NOSIGNAL
  const int send_flags = MSG_NOSIGNAL | MSG_DONTWAIT;
#else
  const int send_flags = MSG_DONTWAIT;
#endif
  char *arguments[] = {(char *)path, (char *)argument, NULL};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int file = 0; file < 3; file++) posix_spawn_file_actions_adddup2(&actions, ends[1], file);
#ifdef __APPLE__
  char **environment = *_NSGetEnviron();
#else
  char **environment = environ;
#endif
  // A child inherits blocked signals, and would not end when it is asked to.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t child;
  const int status = posix_spawn(&child, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (status != 0) {
    close(ends[0]);
    return;
  }
  const long long deadline = typeset_milliseconds() + seconds * 1000LL;
  const char *next = (const char *)bytes;
  while (count > 0 && typeset_wait_for(ends[0], POLLOUT, deadline)) {
    const ssize_t sent = send(ends[0], next, count, send_flags);
    if (sent < 0 && errno != EINTR && errno != EAGAIN) break;
    if (sent > 0) {
      next += sent;
      count -= (size_t)sent;
    }
  }
  shutdown(ends[0], SHUT_WR);
  int has_ended = 0;
  while (typeset_wait_for(ends[0], POLLIN, deadline)) {
    char block[1024];
    const ssize_t received = recv(ends[0], block, sizeof block, 0);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) {
      has_ended = 1;
      break;
    }
    const size_t room = sizeof ending->reply - ending->count;
    const size_t taken = (size_t)received < room ? (size_t)received : room;
    memcpy(ending->reply + ending->count, block, taken);
    ending->count += taken;
  }
  if (!has_ended) kill(child, SIGKILL);
  close(ends[0]);
  int result = 0;
  pid_t waited;
  do { waited = waitpid(child, &result, 0); } while (waited < 0 && errno == EINTR);
  ending->signal = waited == child && WIFSIGNALED(result) ? WTERMSIG(result) : has_ended ? 0 : SIGKILL;
}

// Whether this process was built with AddressSanitizer, which reserves terabytes of addresses.
static inline int typeset_has_address_sanitizer(void) {
  void *program = dlopen(NULL, RTLD_LAZY);
  const int found = program != NULL && dlsym(program, "__asan_init") != NULL;
  if (program != NULL) dlclose(program);
  return found;
}

// Limits this process to so many bytes of address space and so many seconds of a processor, without a dump of its memory.
static inline void typeset_limit_process(unsigned long long bytes, unsigned seconds) {
  struct rlimit limit;
  const struct { int resource; rlim_t most; } limits[] = {{RLIMIT_AS, bytes}, {RLIMIT_CPU, seconds}, {RLIMIT_CORE, 0}};
  for (int index = 0; index < 3; index++) {
    if (limits[index].resource == RLIMIT_AS && typeset_has_address_sanitizer()) continue;
    if (getrlimit(limits[index].resource, &limit) != 0) continue;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > limits[index].most) limit.rlim_cur = limits[index].most;
    setrlimit(limits[index].resource, &limit);
  }
}

#endif
