// Threads, and the processors that they run on.
#ifndef TYPESET_CSYSTEM_THREAD_H
#define TYPESET_CSYSTEM_THREAD_H

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#include <sys/syscall.h>
#endif
#ifdef __GLIBC__
// The C library declares it only to those who ask for all of GNU's.
int pthread_attr_setaffinity_np(pthread_attr_t *, size_t, const cpu_set_t *);
#endif

// The processors that a thread may use, a bit for each.
typedef struct {
  unsigned long words[128];
} typeset_processors;

// The processors that this thread may use; gives their number, or 0 if the system does not tell.
static inline int typeset_processors_of_thread(typeset_processors *processors) {
  int count = 0;
  memset(processors, 0, sizeof *processors);
#ifdef __linux__
  // As a system call, for the same reason.
  syscall(SYS_sched_getaffinity, 0, sizeof processors->words, processors->words);
  for (int index = 0; index < 128; index++) count += __builtin_popcountl(processors->words[index]);
#endif
  return count;
}

// How many processors the process may use.
static inline int typeset_processor_count(void) {
  typeset_processors processors;
  const int count = typeset_processors_of_thread(&processors);
  return count > 0 ? count : (int)sysconf(_SC_NPROCESSORS_ONLN);
}

#ifdef __GLIBC__
// What a thread does that begins on another processor than the one that starts it.
typedef struct {
  void *(*body)(void *);
  void *context;
  typeset_processors processors;
} typeset_thread_start;

// Gives the thread all processors back, and does its work.
static inline void *typeset_run_started(void *argument) {
  const typeset_thread_start start = *(typeset_thread_start *)argument;
  free(argument);
  syscall(SYS_sched_setaffinity, 0, sizeof start.processors.words, start.processors.words);
  return start.body(start.context);
}

// Starts a thread on another processor than this one; -1 where that is not possible.
//
// Otherwise Linux often lets both share a processor for some milliseconds while another one is idle.
static inline int typeset_start_elsewhere(
    pthread_t *thread, pthread_attr_t *attributes, void *(*body)(void *), void *context) {
  const size_t bits = 8 * sizeof(unsigned long);
  unsigned processor = 0;
  typeset_processors all;
  if (typeset_processors_of_thread(&all) < 2 || syscall(SYS_getcpu, &processor, NULL, NULL) != 0) return -1;
  if (processor >= 8 * sizeof all.words) return -1;
  typeset_processors others = all;
  others.words[processor / bits] &= ~(1UL << processor % bits);
  typeset_thread_start *start = malloc(sizeof *start);
  if (start == NULL) return -1;
  *start = (typeset_thread_start){body, context, all};
  int status = pthread_attr_setaffinity_np(attributes, sizeof others.words, (const cpu_set_t *)others.words);
  if (status == 0) status = pthread_create(thread, attributes, typeset_run_started, start);
  if (status == 0) return 0;
  free(start);
  // Nothing of a size of 0: no choice any more.
  pthread_attr_setaffinity_np(attributes, 0, (const cpu_set_t *)all.words);
  return -1;
}
#endif

// Starts a thread with a given stack size, `elsewhere` on another processor if there is one; 0 on success.
static inline int typeset_start_thread(
    pthread_t *thread, size_t stack, int elsewhere, void *(*body)(void *), void *context) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  int status = -1;
#ifdef __GLIBC__
  if (elsewhere) status = typeset_start_elsewhere(thread, &attributes, body, context);
#else
  (void)elsewhere;
#endif
  if (status != 0) status = pthread_create(thread, &attributes, body, context);
  pthread_attr_destroy(&attributes);
  return status;
}

// From now on this thread leaves the processors to others that need them.
static inline void typeset_be_patient(void) {
#if defined(__linux__)
  // Linux has a priority for each thread.
  setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 10);
#elif defined(__APPLE__)
  pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
#endif
}

// Waits for a thread to end.
static inline void typeset_join_thread(pthread_t thread) { pthread_join(thread, NULL); }

// Lets a thread end by itself.
static inline void typeset_detach_thread(pthread_t thread) { pthread_detach(thread); }

#endif
