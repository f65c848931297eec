import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePosix } from './translate-posix.ts';
import { countPattern, countStrings, type CountedPattern, type LengthBounds } from './count-strings.ts';
import { regexFromLike } from './match-like.ts';
import { isPattern, parsePattern } from './parse-pattern.ts';
import type { Pattern } from './pattern.ts';
import { unrankCounted } from './unrank.ts';

const read = (source: string, ignoreCase = false): Pattern => {
  const result = parsePattern(source, { ignore_case: ignoreCase });
  if (!isPattern(result)) throw new Error(`${source}: ${result.message}`);
  return result;
};

const count = (pattern: Pattern, bounds: LengthBounds = {}): CountedPattern => {
  const counted = countPattern(pattern, bounds);
  if (!counted) throw new Error(`${pattern.source} takes too many steps to count`);
  return counted;
};

const unrank = (pattern: Pattern, index: number, bounds: LengthBounds = {}): string =>
  unrankCounted(count(pattern, bounds), index);

const all = (source: string, bounds: LengthBounds = {}): readonly string[] => {
  const counted = count(read(source), bounds);
  return Array.from({ length: counted.count }, (_, index) => unrankCounted(counted, index));
};

test.each([
  ['^ab$', ['ab']],
  ['^[ab][01]$', ['a0', 'a1', 'b0', 'b1']],
  ['^a{2,3}$', ['aa', 'aaa']],
  ['^(new|paid|new)$', ['new', 'paid']],
  ['^(a|b|c)$', ['a', 'b', 'c']],
  ['^a?b$', ['b', 'ab']],
  [String.raw`^\.\d{0}x$`, ['.x']],
  ['(^|,)x($|;)', ['x', ',x', 'x;', ',x;']],
  [String.raw`\bcat\b`, ['cat']],
  ['^(?:a|b)??$', ['', 'a', 'b']],
  ['^[[:upper:]]{0}[^a-zA-Z0-9!-,.-~]$', [' ', '-']],
])('%s has exactly its strings', (source, strings) => {
  expect([...all(source)].toSorted()).toEqual([...strings].toSorted());
});

test('lengths are intersected by counting', () => {
  expect(all('^a*b*$', { min_length: 2, max_length: 2 })).toEqual(['bb', 'ab', 'aa']);
  expect(countStrings(read('^[0-9]{3}$'), { max_length: 2 })).toBe(0);
  expect(countStrings(read('^[0-9]+$'), { min_length: 20, max_length: 20 })).toBe(2 ** 53);
  expect(unrank(read('^[0-9]+$'), 12_345, { min_length: 20, max_length: 20 })).toMatch(/^\d{20}$/);
});

test('an open end grows when the bounds require more than the pattern itself', () => {
  expect(unrank(read('[0-9]'), 0, { min_length: 5 })).toMatch(/^\d[a-z0-9]{4}$/);
  expect(unrank(read('[A-Z]$'), 0, { min_length: 5 })).toMatch(/^[a-z0-9]{4}[A-Z]$/);
  expect(countStrings(read('^[0-9]$'), { min_length: 5 })).toBe(0);
});

test('an unlimited repetition gets six more rounds', () => {
  expect(countStrings(read('^a*$'))).toBe(7);
  expect(countStrings(read('^a{2,}$'))).toBe(7);
});

test('dots and negated classes choose letters and digits', () => {
  for (const string of all('^.[^a-z]$')) expect(string).toMatch(/^[A-Za-z0-9][A-Z0-9]$/);
});

test('LIKE patterns are anchored at both ends', () => {
  const pattern = parsePattern(regexFromLike('a!%_%', '!'));
  if (!isPattern(pattern)) throw new Error(pattern.message);
  expect(unrank(pattern, 0)).toMatch(/^a%[A-Za-z0-9]$/);
});

test('an index beyond the countable range still gives a varied string', () => {
  const strings = [0, 1, 2, 3].map((index) => unrank(read('^[a-z0-9]{32}$'), index));
  expect(new Set(strings).size).toBe(4);
  for (const string of strings) expect(new Set(string).size).toBeGreaterThan(8);
});

test.each([
  ['^(?=.*[0-9]).{8,}$', 'at character 3: lookahead and lookbehind are not supported'],
  [String.raw`^(a)\1$`, 'at character 7: a reference back to a group is not supported'],
  ['a^b', 'an anchor ^ in the middle is not supported'],
  ['a$b', 'an anchor $ in the middle is not supported'],
  ['[a', 'at character 1: the bracket is not closed'],
  ['(a', 'at character 3: the group is not closed'],
  ['a)', 'at character 2: a closing parenthesis without an opening one'],
  ['*a', 'at character 1: nothing precedes *'],
  ['a{3,2}', 'at character 7: the number of repetitions is not valid'],
])('%s is an issue with a reason', (source, message) => {
  expect(parsePattern(source, { path: 'p' })).toEqual({ code: 'pattern_unsupported', path: 'p', message });
});

test.each([
  ['^[a-z]+[0-9]*$', false],
  ['^[a-z0-9]([a-z0-9-]*[a-z0-9])?$', false],
  [String.raw`^[^@\s]+@[^@\s]+\.[a-z]{2,}$`, false],
  [String.raw`^\d{3}-\d{4}$`, false],
  ['^a*a*$', true],
  ['^(a|ab)(c|bc)$', true],
  ['^(a?)*$', false],
  ['^(ab?)*$', false],
  ['^[0-9a-f]{8}-[0-9a-f]{4}$', false],
])('%s is ambiguous or not, as expected', (source, ambiguous) => {
  expect(read(source).ambiguous).toBe(ambiguous);
});

const sources = fc.letrec<{ regex: string }>((tie) => ({
  regex: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      'a',
      'B',
      '7',
      '[ab]',
      '[^a-y]',
      '.',
      String.raw`\d`,
      String.raw`\w`,
      '[[:upper:]_]',
      String.raw`\.`,
      '-',
      '[]x-z]',
      '[+.-]',
      String.raw`[\]\\a]`,
    ),
    fc.tuple(tie('regex'), tie('regex')).map(([left, right]) => left + right),
    fc.tuple(tie('regex'), tie('regex')).map(([left, right]) => `(${left}|${right})`),
    fc
      .tuple(tie('regex'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '+?'))
      .map(([item, times]) => `(?:${item})${times}`),
  ),
}));

test('every string matches its pattern, and unambiguous patterns never repeat one', () => {
  fc.assert(
    fc.property(
      sources.regex,
      fc.boolean(),
      fc.boolean(),
      fc.nat(6),
      fc.nat(8),
      (source, anchored, ignoreCase, min, extra) => {
        const pattern = read(anchored ? `^(${source})$` : source, ignoreCase);
        const bounds = min === 0 ? {} : { min_length: min, max_length: min + extra };
        const counted = count(pattern, bounds);
        const expression = compilePosix(pattern.source, ignoreCase);
        const step = Math.max(1, Math.floor(counted.count / 40));
        const seen = new Set<string>();
        let made = 0;
        for (let index = 0; index < counted.count && made < 40; index += step, made += 1) {
          const string = unrankCounted(counted, index);
          expect(string).toMatch(expression);
          expect([...string].length).toBeGreaterThanOrEqual(min);
          expect([...string].length).toBeLessThanOrEqual(min === 0 ? Number.POSITIVE_INFINITY : min + extra);
          seen.add(string);
        }
        expect(pattern.ambiguous || !anchored || seen.size === made).toBe(true);
      },
    ),
    { numRuns: 400 },
  );
});
