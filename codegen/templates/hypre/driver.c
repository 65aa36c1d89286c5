/* Serves requests, a line each on standard input of process 0, a line of JSON each on its standard output:

   smg px py pz nx ny nz presweeps postsweeps cycles seed         -> {"index": i}
   boomeramg px py pz nx ny nz smoother sweeps w cycles seed      -> {"index": i}
   time i n          -> {"seconds": s}, mean of n solutions from zero
   levels i          -> {"levels": [[rows, nonzeros, messages, doubles, those three of P], ...]}
   solution i        -> {"solution": [...], "right": [...]}, process after process
   pingpong n        -> {"seconds": s}, of a message of n doubles, half of the fastest round trip
   anything else     -> {"error": "..."} */
#include "problem.h"

#include <HYPRE_config.h>
#include <HYPRE_utilities.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { LINE = 256, MOST_PROBLEMS = 4096, MOST_SHOWN = 100000 };

static Problem problems[MOST_PROBLEMS];
static int n_problems, rank, processes;

static void fail(const char *why) {
  if (rank == 0) printf("{\"error\": \"%s\"}\n", why);
}

/* Wait without taking a core from the processes of other sets that are timed meanwhile. */
static void next_line(char *line) {
  int done = 0;
  MPI_Request request;
  if (rank == 0 && !fgets(line, LINE, stdin)) strcpy(line, "quit\n");
  MPI_Ibcast(line, LINE, MPI_CHAR, 0, MPI_COMM_WORLD, &request);
  for (unsigned pause_us = 50;; pause_us = pause_us < 8000 ? 2 * pause_us : pause_us) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    if (done) return;
    usleep(pause_us);
  }
}

static void set_up(const char *line) {
  int p[3], n[3], rest[5], smg = !strncmp(line, "smg ", 4), given = smg ? 4 : 5;
  int found = sscanf(line, "%*s %d %d %d %d %d %d %d %d %d %d %d", p, p + 1, p + 2, n, n + 1, n + 2, rest,
                     rest + 1, rest + 2, rest + 3, rest + 4);
  Problem *problem = &problems[n_problems];
  if (found != 6 + given) return fail("bad request");
  if (n_problems == MOST_PROBLEMS) return fail("too many configurations");
  if (!make_box(&problem->box, p, n, (unsigned)rest[given - 1])) return fail("other number of processes");
  if (smg)
    setup_smg(problem, rest[2], rest[0], rest[1]);
  else
    setup_boomeramg(problem, rest[3], rest[0], rest[1], rest[2]);
  int error = HYPRE_GetError(), most = 0;
  MPI_Allreduce(&error, &most, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  HYPRE_ClearAllErrors();
  if (most) return fail("hypre: setup failed");
  if (rank == 0) printf("{\"index\": %d}\n", n_problems);
  n_problems++;
}

static void time_solutions(Problem *problem, int n) {
  double *seconds = malloc(2 * n * sizeof *seconds), *longest = seconds + n, sum = 0.0;
  for (int i = 0; i < n; i++) {
    problem->reset(problem);
    MPI_Barrier(MPI_COMM_WORLD);
    double begin = MPI_Wtime();
    problem->solve(problem);
    seconds[i] = MPI_Wtime() - begin;
  }
  MPI_Reduce(seconds, longest, n, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
  for (int i = 0; i < n; i++) sum += longest[i];
  if (rank == 0) printf("{\"seconds\": %.9g}\n", sum / n);
  free(seconds);
}

static void print_gathered(const char *name, const double *own, int n, const char *after) {
  double *all = malloc((size_t)n * processes * sizeof *all);
  MPI_Gather(own, n, MPI_DOUBLE, all, n, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  if (rank == 0) {
    printf("\"%s\": [", name);
    for (int i = 0; i < n * processes; i++) printf("%s%.17g", i ? ", " : "", all[i]);
    printf("]%s", after);
  }
  free(all);
}

static void print_solution(Problem *problem) {
  int n = problem->box.size;
  if (n > MOST_SHOWN / processes) return fail("too many points to be shown");
  double *own = malloc(n * sizeof *own);
  problem->reset(problem);
  problem->solve(problem);
  problem->values(problem, own);
  if (rank == 0) printf("{");
  print_gathered("solution", own, n, ", ");
  right_hand_side(&problem->box, own);
  print_gathered("right", own, n, "}\n");
  free(own);
}

static void print_levels(Problem *problem) {
  if (!problem->print_levels) return fail("levels are those of boomeramg");
  if (rank == 0) printf("{\"levels\": [");
  problem->print_levels(problem, rank == 0 ? stdout : NULL);
  if (rank == 0) printf("]}\n");
}

static void ping_pong(int n) {
  if (processes < 2) return fail("a message needs two processes");
  int trips = 50 + 4000000 / (n + 1000);
  double *message = calloc(n + 1, sizeof *message), least = 1e300;
  MPI_Barrier(MPI_COMM_WORLD);
  for (int i = 0; i < trips && rank < 2; i++) {
    double begin = MPI_Wtime();
    if (rank == 0) MPI_Send(message, n, MPI_DOUBLE, 1, 0, MPI_COMM_WORLD);
    MPI_Recv(message, n, MPI_DOUBLE, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank == 1) MPI_Send(message, n, MPI_DOUBLE, 0, 0, MPI_COMM_WORLD);
    double seconds = MPI_Wtime() - begin;
    if (seconds < least) least = seconds;
  }
  if (rank == 0) printf("{\"seconds\": %.9g}\n", least / 2);
  free(message);
}

/* Every process reads the same line, so that all agree on what to do and on what is wrong with it. */
static void serve(const char *line) {
  int index = -1, n = 0;
  if (!strncmp(line, "smg ", 4) || !strncmp(line, "boomeramg ", 10)) return set_up(line);
  if (sscanf(line, "pingpong %d", &n) == 1 && n > 0) return ping_pong(n);
  if (sscanf(line, "%*s %d %d", &index, &n) < 1 || index < 0 || index >= n_problems)
    return fail("unknown request or index");
  if (!strncmp(line, "time ", 5) && n > 0) return time_solutions(&problems[index], n);
  if (!strncmp(line, "levels ", 7)) return print_levels(&problems[index]);
  if (!strncmp(line, "solution ", 9)) return print_solution(&problems[index]);
  fail("unknown request");
}

int main(int argc, char **argv) {
  char line[LINE] = "", library[MPI_MAX_LIBRARY_VERSION_STRING] = "";
  int length;
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL); /* mpirun may be killed, which leaves its processes alone */
#endif
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  MPI_Get_library_version(library, &length);
  library[strcspn(library, ",\"\n")] = '\0';
  HYPRE_Init();
  if (rank == 0) printf("{\"hypre\": \"%s\", \"mpi\": \"%s\"}\n", HYPRE_RELEASE_VERSION, library);
  for (;;) {
    fflush(stdout);
    next_line(line);
    if (!strncmp(line, "quit", 4)) break;
    serve(line);
  }
  /* what hypre holds goes with the process */
  MPI_Finalize();
  return 0;
}
