import { expect, test } from 'vitest';
import { readFences } from './read-fences.ts';
import { readGuide } from './read-guide.ts';

const page = [
  '```sh run',
  'one',
  '```',
  '',
  '```json',
  '{}',
  '```',
  '',
  '<!-- not run: it needs a registry -->',
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
  '```yaml file=rules/a.yaml',
  'a: {}',
  '```',
  '<!-- run',
  'three',
  '-->',
].join('\n');

test('a marked step has only the answer that follows it directly', () => {
  expect(readGuide(page)).toEqual([
    { line: 1, commands: 'one', answer: { language: 'json', text: '{}' } },
    { line: 14, commands: 'two', answer: undefined },
    { line: 21, commands: expect.stringContaining("cat > rules/a.yaml <<'") as string, answer: undefined },
    { line: 24, commands: 'three', answer: undefined },
  ]);
});

test('an excuse applies to the fence that follows it', () => {
  expect(readFences(page).map(({ excuse }) => excuse)).toEqual([
    undefined,
    undefined,
    'it needs a registry',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a fence without an end, or not at the beginning of its line, is reported', () => {
  expect(() => readGuide('```sh run\none')).toThrow('line 1');
  expect(() => readGuide('- a list\n\n  ```sh\n  one\n  ```')).toThrow('line 3');
});
