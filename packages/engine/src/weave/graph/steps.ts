/** Work that can pause between any two of its steps, so that other work can run. */
export type Steps<Result> = Generator<void, Result, void>;

/** All of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** All of it, pausing between two steps whenever `rest` returns a promise. */
export async function finishInTurns<Result>(
  steps: Steps<Result>,
  rest: () => Promise<void> | undefined,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const resting = rest();
    if (resting !== undefined) await resting;
  }
}
