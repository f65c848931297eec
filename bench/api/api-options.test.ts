import { expect, test } from 'vitest';
import { API_PARTS, readApiWords } from './api-options.ts';

test('all of the bench runs unless some of it is asked for', () => {
  expect(readApiWords([])).toEqual(API_PARTS);
  expect(readApiWords(['--only', 'run', '--only', 'cpu'])).toEqual(['run', 'cpu']);
});

test.each([[['--only']], [['--only', 'speed']], [['--all', 'run']]])('%j is refused with a sentence', (words) => {
  expect(() => readApiWords(words)).toThrow('--only with one of cpu,');
});
