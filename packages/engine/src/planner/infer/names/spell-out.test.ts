import { expect, test } from 'vitest';
import { isCommon, knownWords } from './english.ts';
import { spellOut } from './spell-out.ts';

const ALONE = { before: undefined, after: undefined };
const words = [...knownWords()].filter(
  (word) => isCommon(word) && (word.slice(1).match(/[^aeiou]/g)?.length ?? 0) >= 4,
);

test('in nine of ten cases a common word without its vowels becomes that word again, or nothing', () => {
  const wrong = words.filter((word) => {
    const short = word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '');
    const found = short === word ? undefined : spellOut(short, ALONE, true);
    return found !== undefined && found[0] !== word;
  });
  expect(words.length).toBeGreaterThan(200);
  expect(wrong.length / words.length).toBeLessThan(0.1);
});

test('most common words are recovered without their vowels', () => {
  const found = words.filter((word) => {
    const short = word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '');
    return short === word || spellOut(short, ALONE, true)?.[0] === word;
  });
  expect(found.length / words.length).toBeGreaterThan(0.75);
});

test('neighbours decide between equally good readings', () => {
  expect(spellOut('lst', { before: undefined, after: 'name' }, true)).not.toEqual(['list']);
  expect(spellOut('xqzt', ALONE, true)).toBeUndefined();
});
