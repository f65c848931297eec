import { expect, test } from 'vitest';
import { isEnglish } from './english.ts';
import { glossaryOf } from './glossary.ts';
import { FOREIGN } from './language.ts';

test.each(FOREIGN)('the glossary of %s has hundreds of words', (language) => {
  expect(glossaryOf(language).size).toBeGreaterThan(550);
});

test.each(FOREIGN)('the glossary of %s translates into known English words', (language) => {
  const meanings = new Set([...glossaryOf(language).values()].flat());
  const short = new Set(['id', 'up', 'of', 'on', 'by', 'or', 'in', 'is', 'no']);
  expect([...meanings].filter((word) => !isEnglish(word) && !short.has(word))).toEqual([]);
});
