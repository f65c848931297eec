import { expect, test } from 'vitest';
import { shareWork } from './share-work.ts';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('answers are in the order of the tasks, whichever worker did them', async () => {
  const did = new Set<string>();
  const answers = await shareWork(['a', 'b'], [5, 1, 3, 1], async (worker, task) => {
    await pause(task);
    did.add(worker);
    return task * 2;
  });
  expect(answers).toEqual([10, 2, 6, 2]);
  expect([...did].toSorted()).toEqual(['a', 'b']);
});

test('a failure is thrown when all workers have ended, and no further task starts', async () => {
  const begun: number[] = [];
  let ended = 0;
  const work = shareWork(['a', 'b'], [1, 2, 3, 4], async (_, task) => {
    begun.push(task);
    await pause(task === 1 ? 1 : 20);
    ended++;
    if (task === 1) throw new Error('lost');
  });
  await expect(work).rejects.toThrow('lost');
  expect([begun, ended]).toEqual([[1, 2], 2]);
});
