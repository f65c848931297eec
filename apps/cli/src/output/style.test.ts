import { expect, test } from 'vitest';
import { makeStyle } from './style.ts';

const isPainted = (isTTY: boolean, environment: Readonly<Record<string, string>>): boolean =>
  makeStyle({ isTTY }, environment).bold('x') !== 'x';

test('colours follow the stream unless the user chooses otherwise', () => {
  expect([isPainted(true, {}), isPainted(false, {})]).toEqual([true, false]);
  expect([
    isPainted(true, { NO_COLOR: '1' }),
    isPainted(true, { NO_COLOR: '' }),
    isPainted(true, { TERM: 'dumb' }),
  ]).toEqual([false, true, false]);
  expect([isPainted(false, { FORCE_COLOR: '1' }), isPainted(true, { FORCE_COLOR: '0' })]).toEqual([true, false]);
});
