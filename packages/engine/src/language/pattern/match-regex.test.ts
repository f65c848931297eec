import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchLike } from './match-like.ts';
import { bounded, matchRegex } from './match-regex.ts';
import { readRegex } from './read-regex.ts';
import { makeProgram } from './regex-program.ts';
import { runProgram } from './run-program.ts';

const sources = fc.letrec<{ regex: string }>((tie) => ({
  regex: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '^', '$', '-', 'é', '(?=a)', '(?!b)'),
    fc.constantFrom(String.raw`\d`, String.raw`\w`, String.raw`\b`, String.raw`\B`, String.raw`[\]a-c]`),
    fc.constantFrom(String.raw`\s`, String.raw`\.`, String.raw`\p{L}`, String.raw`\u0061`, String.raw`\t`),
    fc.tuple(tie('regex'), tie('regex')).map(([left, right]) => left + right),
    fc.tuple(tie('regex'), tie('regex')).map(([left, right]) => `(${left}|${right})`),
    fc.tuple(tie('regex'), tie('regex')).map(([left, right]) => `(?=${left}|${right})`),
    tie('regex').map((part) => `(?!${part})`),
    fc
      .tuple(tie('regex'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '{0,3}', '*?', '+?'))
      .map(([part, times]) => `(?:${part})${times}`),
  ),
}));
const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '-', ' ', 'é', 'A', '.'), maxLength: 8 });

test('the program finds what JavaScript finds', () => {
  const isWord = (code: number): boolean => /\w/u.test(String.fromCodePoint(code));
  fc.assert(
    fc.property(
      sources.regex,
      fc.constantFrom('su', 'isu'),
      fc.array(texts, { maxLength: 5 }),
      (source, flags, list) => {
        const expression = new RegExp(source, flags);
        const node = readRegex(expression.source);
        if (!node) throw new Error(`${source} was not read`);
        const program = makeProgram(node, flags);
        for (const text of list)
          expect([text, runProgram(program, text, isWord)]).toEqual([text, expression.test(text)]);
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ['^(a+)+$', `${'a'.repeat(5000)}!`],
  [String.raw`^(?=.*[a-z])(\w+\s?)*$`, `${'lorem ipsum '.repeat(50)}.`],
  ['^([a-zA-Z0-9]+[._-]?)*@x$', 'abc.'.repeat(200)],
  ['^(a|a|b)*c$', 'ab'.repeat(500)],
  [`^${'.*a'.repeat(200)}$`, 'b'.repeat(500)],
])('%s, which JavaScript would match forever, is answered', (source, text) => {
  expect(matchRegex(new RegExp(source, 'su'), text)).toBe(false);
});

test('a LIKE of many wildcards is answered', () => {
  expect(matchLike('b'.repeat(500), '%a'.repeat(100))).toBe(false);
  expect(matchLike('ab'.repeat(100), '%a%%b%'.repeat(20))).toBe(true);
});

test('an expression too large to be tested says so', () => {
  expect(() => matchRegex(/^((a{1,99}b){1,99}c){1,99}$/su, 'abc')).toThrow('too complex');
});

test('lookbehind and backreferences are left to JavaScript', () => {
  expect(readRegex(String.raw`(a)\1`)).toBeUndefined();
  expect(readRegex('(?<=a)b')).toBeUndefined();
  expect(matchRegex(/^(?:(a|b)\1)+$/su, 'aabb')).toBe(true);
});

test.each([
  ['looks back', String.raw`^(a+)+(b)\2$`],
  ['looks behind', '((a|b)+)+(?<=b)$'],
  ['is to say where it matches', '(a+a+)+b'],
])('an expression that %s is refused where it could run forever, and tried on a short text', (_, source) => {
  expect(() => bounded(new RegExp(source, 'su'), 'a'.repeat(60)).exec('a'.repeat(60))).toThrow('forever');
  expect(bounded(new RegExp(source, 'su'), 'aabb').test('aabb')).toBe(true);
});
