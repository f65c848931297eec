import { expect, test } from 'vitest';
import { booleanRules } from '../data/boolean-rules.ts';
import { jsonRules } from '../data/json-rules.ts';
import { numberRules } from '../data/number-rules.ts';
import { textRules } from '../data/text-rules.ts';
import { timeRules } from '../data/time-rules.ts';
import { splitWords } from '../split-words.ts';
import { readPatternWord } from './pattern-word.ts';

test('words of rules are read like those of names, without loading extra glossaries', () => {
  const rules = [...textRules(), ...numberRules(), ...timeRules(), ...booleanRules(), ...jsonRules()];
  const words = new Set(
    rules.flatMap(({ when }) => when.split('|').flatMap((part) => part.trim().replace(/^[=~]/, '').split(' '))),
  );
  // A word that is missing here belongs in READ_AS, followed by its reading.
  expect([...words].filter((word) => readPatternWord(word).join(' ') !== splitWords(word).join(' '))).toEqual([]);
});
