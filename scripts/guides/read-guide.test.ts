import { expect, test } from 'vitest';
import { readGuide } from './read-guide.ts';

test('a marked step has the answer that follows it at once, and no other', () => {
  const page = [
    '```sh run',
    'one',
    '```',
    '',
    '```json',
    '{}',
    '```',
    '',
    '```sh',
    'not run',
    '```',
    '',
    '```sh run',
    'two',
    '```',
    'Words between.',
    '```text',
    'x',
    '```',
  ].join('\n');
  expect(readGuide(page)).toEqual([
    { line: 1, commands: 'one', answer: { language: 'json', text: '{}' } },
    { line: 13, commands: 'two', answer: undefined },
  ]);
});

test('a fence without an end is told', () => {
  expect(() => readGuide('```sh run\none')).toThrow('line 1');
});
