import { Refusal } from '@rowloom/contract';

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many do their work at once, makes so many more wait their turn, and sends the others away. */
export function makeGate({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Gate {
  const line: (() => void)[] = [];
  let inside = 0;
  return async (work) => {
    if (inside >= atOnce) {
      if (line.length >= waiting) throw new Refusal('unavailable', { retryAfter: 2 });
      // Whoever leaves hands over their place, so that nobody slips in between.
      await new Promise<void>((resolve) => line.push(resolve));
    } else inside++;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) inside--;
      else next();
    }
  };
}
