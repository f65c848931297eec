/** Runs tasks on several workers, each taking the next one when it is free; the answers are in the tasks' order. */
export async function shareWork<Worker, Task, Answer>(
  workers: readonly Worker[],
  tasks: readonly Task[],
  run: (worker: Worker, task: Task) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  let failed = false;
  const work = async (worker: Worker): Promise<void> => {
    while (next < tasks.length && !failed) {
      const index = next++;
      try {
        answers[index] = await run(worker, tasks[index] as Task);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  // All are awaited before the first failure is thrown: a session must not be returned while it is in use.
  const ended = await Promise.allSettled(workers.map(work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  return answers;
}
