/** Milliseconds of work after which whatever else waits comes first. */
const TURN = 8;

/**
 * A store in this process answers without ever leaving it: a row of its statements, each begun by the end of the one before,
 * would keep everything else waiting until the last. Between them the process looks around.
 */
export function makeTurns() {
  let turnedAt = performance.now();
  let last: Promise<unknown> = Promise.resolve();

  const lookAround = (): Promise<void> | undefined =>
    performance.now() - turnedAt < TURN
      ? undefined
      : new Promise((resolve) => {
          setImmediate(() => {
            turnedAt = performance.now();
            resolve();
          });
        });

  return {
    /** Of a transaction, whose statements follow each other anyway. */
    async within<T>(work: () => Promise<T>): Promise<T> {
      await lookAround();
      return work();
    },
    /** Of anyone: one after the other, so that not all of them go on together once the process has looked around. */
    inLine<T>(work: () => Promise<T>): Promise<T> {
      const turn = last.then(lookAround).then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
