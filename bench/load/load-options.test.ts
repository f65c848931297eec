import { expect, test } from 'vitest';
import { LOAD_PARTS, readLoadWords } from './load-options.ts';

test('by default everything is measured, with a fifth of the rows where all would take minutes', () => {
  expect(readLoadWords([])).toEqual({ full: false, parts: LOAD_PARTS });
});

test('--only chooses parts, in the order given', () => {
  expect(readLoadWords(['--only', 'sqlite', '--full', '--only', 'memory'])).toEqual({
    full: true,
    parts: ['sqlite', 'memory'],
  });
});

test.each([[['--only']], [['--only', 'oracle']], [['--fast']]])('%j is refused with the possible values', (words) => {
  expect(() => readLoadWords(words)).toThrow(/postgresql/);
});
