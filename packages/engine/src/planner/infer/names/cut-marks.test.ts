import { expect, test } from 'vitest';
import { cutMark } from './cut-marks.ts';
import { readWords } from './read-words.ts';

test.each([
  ['cusnam', 'customer name'],
  ['custyp', 'customer type'],
  ['vndnam', 'vendor name'],
  ['dteopn', 'opened date'],
  ['qtyord', 'order quantity'],
  ['rtnrsn', 'return reason'],
  ['whsinv', 'warehouse inventory'],
])('%s, a run of abbreviations, is %s', (name, words) => {
  expect(readWords([name], 'en').join(' ')).toBe(words);
});

test.each(['hoists', 'moderation', 'vista', 'contract', 'period', 'platform', 'combat', 'surname'])(
  '%s is not cut at an apparent abbreviation',
  (word) => {
    expect(cutMark(word)).toBeUndefined();
    expect(readWords([word], 'en')).toHaveLength(1);
  },
);
