import { expect, test } from 'vitest';
import { expandLine, expandList } from './expand-list.ts';

test('a line without choices stands for itself', () => {
  expect(expandLine('It works.')).toEqual(['It works.']);
});

test('every choice is combined with every other', () => {
  expect(expandLine('It [broke|failed] after [|only ]two days.')).toEqual([
    'It broke after two days.',
    'It broke after only two days.',
    'It failed after two days.',
    'It failed after only two days.',
  ]);
});

test('a sentence that two lines produce is listed once', () => {
  expect(expandList('[A|B] works.\nB works.')).toBe('A works.\nB works.');
});
