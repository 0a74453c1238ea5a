// Runs commands in turn, several times over, and prints for each the least time from start to finish and the most
// memory it held.
//
//   measure RUNS COMMAND [ARGUMENT …] [-- COMMAND [ARGUMENT …]] …
//
// One line of output per command: seconds, a tab, kilobytes. What the commands print is dropped; if one fails, its line
// is "failed".
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  int runs = atoi(arguments[1]);
  char **commands[32];
  double seconds[32];
  long kilobytes[32];
  int commandCount = 0;
  commands[commandCount++] = arguments + 2;
  for (int index = 2; index < count; index++) {
    if (strcmp(arguments[index], "--") == 0 && commandCount < 32) {
      arguments[index] = NULL;
      commands[commandCount++] = arguments + index + 1;
    }
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  for (int index = 0; index < commandCount; index++) seconds[index] = kilobytes[index] = 0;
  for (int run = 0; run < runs; run++) {
    for (int index = 0; index < commandCount; index++) {
      if (seconds[index] < 0) continue;
      pid_t process;
      int status = 0;
      struct rusage usage;
      double start = now();
      if (posix_spawnp(&process, commands[index][0], &actions, NULL, commands[index], environ) != 0 ||
          wait4(process, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        seconds[index] = -1;
        continue;
      }
      double elapsed = now() - start;
      if (run == 0 || elapsed < seconds[index]) seconds[index] = elapsed;
      if (usage.ru_maxrss > kilobytes[index]) kilobytes[index] = usage.ru_maxrss;
    }
  }
  for (int index = 0; index < commandCount; index++) {
    if (seconds[index] < 0) printf("failed\tfailed\n");
    else printf("%.6f\t%ld\n", seconds[index], kilobytes[index]);
  }
  return 0;
}
