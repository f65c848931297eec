import { expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AK'],
  ['Prince', 'P'],
  ['Lager 🧵 مشروع', 'Lم'],
  ['𝒜da Lovelace', '𝒜L'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['👩‍👩‍👧 👍', '👩‍👩‍👧'],
  ['(Build) "server"', 'BS'],
  ['  ', '?'],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
