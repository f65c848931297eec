import { expect, test } from 'vitest';
import { countPattern } from '../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../../language/pattern/unrank.ts';
import { joinPatterns } from './join-patterns.ts';

const samplesOf = (regex: string): readonly string[] => {
  const pattern = parsePattern(regex);
  const counted = isPattern(pattern) ? countPattern(pattern, { max_length: 14 }) : undefined;
  return counted === undefined
    ? []
    : [0, 1, 2, 3].map((part) => unrankCounted(counted, Math.floor((counted.count * part) / 4)));
};

test.each([
  ['a beginning and an end', ['^AB', '^.*99$']],
  ['LIKE at both ends', ['^AB.*$', '^.*99$']],
  ['something in between', ['^http.*$', '^.*-.*$', String.raw`^.*\.pdf$`]],
  ['texts at their places', ['^C', '^.{7}Z.*$', String.raw`^.{3}-\..*$`]],
  ['open expressions', ['[A-Z]', '[0-9]{2}', '_']],
])('%s are merged into one text', (_, sources) => {
  const [first] = joinPatterns(sources, []);
  const samples = samplesOf(first ?? '');
  expect(samples.length).toBe(4);
  for (const text of samples) for (const source of sources) expect(text).toMatch(new RegExp(source));
});

test.each([
  [['^45.*$', String.raw`^\d{10}$`]],
  [['^[A-C]{1,3}-?[0-9.]{4}$', '^A-.*$']],
  [['^ab', '^(?:abc|xyz|a?b+)d{0,3}$']],
])('a pattern of the whole text is made to begin as another expression requires: %s', (sources) => {
  const samples = samplesOf(joinPatterns(sources, []).at(-1) ?? '');
  expect(samples.length).toBe(4);
  for (const text of samples) for (const source of sources) expect(text).toMatch(new RegExp(source));
});

test('texts that must be contained in it follow each other', () => {
  const [regex = ''] = joinPatterns([], ['@', '.']);
  for (const text of samplesOf(regex)) expect(text).toMatch(/^[a-z]+@[a-z]+\.[a-z]+$/);
});
