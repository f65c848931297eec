import { expect, test } from 'vitest';
import { makeTurns } from './take-turns.ts';

/** Work that never leaves the process, as that of the embedded store. */
async function busy(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

async function lookDuring(work: () => Promise<unknown>): Promise<number> {
  let looks = 0;
  let isOver = false;
  const look = (): void => {
    looks++;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  return looks;
}

test('among statements that are due at once the process yields after each slow one', async () => {
  const turns = makeTurns();
  const work = () => Promise.all(Array.from({ length: 10 }, () => turns.inLine(() => busy(10))));
  expect(await lookDuring(work)).toBeGreaterThanOrEqual(8);
});

test('it also does so within a transaction', async () => {
  const turns = makeTurns();
  const work = async () => {
    for (let count = 0; count < 10; count++) await turns.within(() => busy(10));
  };
  expect(await lookDuring(work)).toBeGreaterThanOrEqual(8);
});

test('a failing one delays none of the others', async () => {
  const turns = makeTurns();
  const failed = turns.inLine(() => Promise.reject(new Error('no')));
  expect(await turns.inLine(async () => 7)).toBe(7);
  await expect(failed).rejects.toThrow('no');
});
