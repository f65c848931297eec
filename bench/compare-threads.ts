import { mkdirSync, rmSync } from 'node:fs';
import { ratiosOf, type Spread, takeTurns, type Turn } from './load/turns.ts';
import { run, runBeside, type Scratch } from './scratch.ts';

/** One thread, two threads, and two independent processes, in turns, into files of the scratch folder. */
export async function compareThreads(
  scratch: Scratch,
  factor: number,
  rounds: number,
): Promise<{ readonly one: number; readonly two: number; readonly ratio: Spread; readonly apart: Spread }> {
  // Files that are removed at once are never written to the disk. Those of an earlier turn would be, by the very cores
  // that are measured; and while the bench waits for that, a virtual machine returns its free memory, which is slow to
  // get back.
  const clear = (): void => {
    rmSync(scratch.path('out'), { recursive: true, force: true });
    run('sync', []);
  };
  const threads = (count: number): Turn => ({
    before: clear,
    run: () => void run(process.execPath, scratch.generate({ to: 'out', format: 'csv', threads: count, factor })),
  });
  const halves: Turn = {
    before: () => {
      clear();
      mkdirSync(scratch.path('out'));
    },
    run: async () => {
      const words = ['out/first', 'out/second'].map((to) =>
        scratch.generate({ to, format: 'csv', threads: 1, factor: factor / 2 }),
      );
      await Promise.all(words.map(runBeside));
    },
  };
  const [pairs = [], ones = [], twos = []] = await takeTurns(rounds, [halves, threads(1), threads(2)]);
  return {
    one: Math.min(...ones),
    two: Math.min(...twos),
    ratio: ratiosOf(ones, twos),
    apart: ratiosOf(ones, pairs),
  };
}
