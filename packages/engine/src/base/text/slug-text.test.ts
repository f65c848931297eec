import { expect, test } from 'vitest';
import { slugText } from './slug-text.ts';

test.each([
  ['Dining Table', 'dining-table'],
  [' ', '-'],
  [' & ', '-'],
  [', ', '-'],
  [' ?', ''],
  ['', ''],
  [': where to start', '-where-to-start'],
  ['A beginner’s guide to ', 'a-beginners-guide-to-'],
  [' aujourd’hui ?', '-aujourdhui'],
  ['« Été » ', 'ete-'],
  ['旬の野菜', ''],
])('%j becomes %j', (text, slug) => {
  expect(slugText(text)).toBe(slug);
});
