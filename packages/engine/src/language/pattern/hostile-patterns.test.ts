import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { compilePosix } from './translate-posix.ts';
import { matchRegex } from './match-regex.ts';
import { countPattern, countStrings } from './count-strings.ts';
import { isPattern, parsePattern } from './parse-pattern.ts';
import type { Pattern } from './pattern.ts';
import { unrankCounted } from './unrank.ts';

const read = (source: string): Pattern => {
  const result = parsePattern(source);
  if (!isPattern(result)) throw new Error(`${source}: ${result.message}`);
  return result;
};

test.each([
  ['three levels', '^(([a-z]{1,20}-){1,30}[0-9]{1,9}){1,40}$', {}],
  ['three levels of long texts', '^(([a-z]{1,20}-){1,30}[0-9]{1,9}){1,40}$', { min_length: 1000, max_length: 4000 }],
  ['choices in repetitions', '^((a|b){1,50}(c|d){1,50}){1,50}$', { max_length: 255 }],
  ['the same letter throughout', '^(a{1,100}){1,100}$', { min_length: 3000 }],
  ['rounds that may be empty', '^((a*b*)*c*)*$', { min_length: 2000 }],
  ['sixty of them in a row', `^${'([a-z]{1,30}-[0-9]?){1,20}'.repeat(60)}$`, {}],
  ['a thousand gaps', `^${'.*x'.repeat(1000)}$`, {}],
  ['ninety options', `^${'a?'.repeat(90)}$`, {}],
])('%s: counted and spelt within the bounds', (_, source, bounds: { min_length?: number; max_length?: number }) => {
  const counted = countPattern(read(source), bounds);
  if (!counted) throw new Error('too much work');
  expect(counted.count).toBeGreaterThan(0);
  for (const part of [0, 0.3, 0.99]) {
    const text = unrankCounted(counted, Math.floor((counted.count - 1) * part));
    expect(text.length).toBeGreaterThanOrEqual(bounds.min_length ?? 0);
    expect(text.length).toBeLessThanOrEqual(bounds.max_length ?? 10_000);
    expect(new RegExp(`^[a-z0-9A-Z-]*$`).test(text)).toBe(true);
  }
});

test('a text of a hundred thousand characters is spelt without running out of stack', () => {
  const counted = countPattern(read('^([a-z]{1,9}-?)+$'), { min_length: 100_000, max_length: 100_000 });
  expect(counted && unrankCounted(counted, 1).length).toBe(100_000);
});

test('what would take too many steps to count is said to be so, and not to be empty', () => {
  expect(countStrings(read('^((a{1,100}b){1,100}c){1,100}$'), { min_length: 400_000 })).toBeUndefined();
  expect(countStrings(read('^[a-z]+$'), { min_length: 100_000_000 })).toBeUndefined();
  // Ten thousand million letters, where nothing limits a text: the count itself went through every length.
  expect(countStrings(read('^((((a{100}){100}){100}){100}){100}$'))).toBeUndefined();
});

test('groups nested too deeply and expressions too long are issues', () => {
  const nested = parsePattern(`${'('.repeat(5000)}a${')'.repeat(5000)}`);
  expect(nested).toMatchObject({ message: 'at character 102: groups and repetitions are nested more than 100 deep' });
  expect(parsePattern('a'.repeat(20_001))).toMatchObject({
    message: 'the expression has more than 20000 characters',
  });
  expect(isPattern(parsePattern(`a${'{2}'.repeat(2000)}`))).toBe(false);
});

const sources = fc.letrec<{ regex: string }>((tie) => ({
  regex: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom('a', 'B', '[ab]', '.', String.raw`\d`, '[a-z]', '-', 'abc'),
    fc.array(tie('regex'), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
    fc.array(tie('regex'), { minLength: 2, maxLength: 3 }).map((parts) => `(${parts.join('|')})`),
    fc
      .tuple(tie('regex'), fc.constantFrom('*', '+', '?', '{2}', '{2,}', '{0,30}', '{100}', '{1,200}', '{0,1000}'))
      .map(([item, times]) => `(?:${item})${times}`),
  ),
}));

/** Undefined where the expression is too large to be tested. */
const matches = (source: string, text: string): boolean | undefined => {
  try {
    return matchRegex(compilePosix(source), text);
  } catch (error) {
    if (error instanceof CannotEvaluate) return undefined;
    throw error;
  }
};

test('every nesting of repetitions is spelt so that it matches, or is given up', () => {
  fc.assert(
    fc.property(
      sources.regex,
      fc.constantFrom({}, { max_length: 60 }, { min_length: 40, max_length: 400 }),
      (source, bounds: { min_length?: number; max_length?: number }) => {
        const pattern = parsePattern(`^(${source})$`);
        const counted = isPattern(pattern) ? countPattern(pattern, bounds) : undefined;
        if (!counted || counted.count === 0) return;
        const text = unrankCounted(counted, Math.floor(counted.count / 2));
        expect(text.length).toBeGreaterThanOrEqual(bounds.min_length ?? 0);
        expect(text.length).toBeLessThanOrEqual(bounds.max_length ?? Number.POSITIVE_INFINITY);
        expect(text.length > 200 || matches(`^(${source})$`, text) !== false).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});
