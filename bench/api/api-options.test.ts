import { expect, test } from 'vitest';
import { API_PARTS, readApiWords } from './api-options.ts';

test('the whole bench runs unless a part is requested', () => {
  expect(readApiWords([])).toEqual(API_PARTS);
  expect(readApiWords(['--only', 'run', '--only', 'cpu'])).toEqual(['run', 'cpu']);
});

test.each([[['--only']], [['--only', 'speed']], [['--all', 'run']]])('%j is refused with an explanation', (words) => {
  expect(() => readApiWords(words)).toThrow('--only with one of cpu,');
});
