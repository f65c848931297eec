import { expect, test } from 'vitest';
import { finish, finishInTurns, type Steps } from './steps.ts';

function* count(log: string[], fails = false): Steps<number> {
  for (let step = 1; step <= 4; step++) {
    log.push(`step ${step}`);
    yield;
  }
  if (fails) throw new Error('no fifth');
  return 5;
}

test('steps run at once', () => {
  const log: string[] = [];
  expect(finish(count(log))).toBe(5);
  expect(log).toEqual(['step 1', 'step 2', 'step 3', 'step 4']);
});

test('other work runs only when a step yields', async () => {
  const log: string[] = [];
  let asked = 0;
  const rest = (): Promise<void> | undefined =>
    ++asked % 2 === 0 ? Promise.resolve().then(() => void log.push('rested')) : undefined;
  expect(await finishInTurns(count(log), rest)).toBe(5);
  expect(log).toEqual(['step 1', 'step 2', 'rested', 'step 3', 'step 4', 'rested']);
});

test('a failing step fails the whole', async () => {
  expect(() => finish(count([], true))).toThrow('no fifth');
  await expect(finishInTurns(count([], true), () => Promise.resolve())).rejects.toThrow('no fifth');
});
