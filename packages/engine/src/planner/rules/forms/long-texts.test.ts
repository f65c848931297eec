import { expect, test } from 'vitest';
import { isFigure } from './is-figure.ts';
import { isSearchQuery, isSearchVector } from './is-search-text.ts';
import { isWellKnownText } from './is-well-known-text.ts';
import { isXmlContent } from './is-xml-content.ts';
import { parseComposite } from './parse-composite.ts';

const LENGTH = 400_000;
const PARTS = [
  '1',
  '1,',
  '(1,1),',
  '(',
  ')',
  "'",
  '"',
  'a',
  'a ',
  ':1',
  '\\',
  '<a ',
  '<a>',
  '<!--',
  '&',
  'GEOMETRYCOLLECTION(',
];

// Rules may be long: a check that rescans a text at each character would take minutes.
test.each(PARTS)(
  'a long text of %s is checked in one pass',
  (part) => {
    const text = part.repeat(LENGTH / part.length);
    for (const shape of ['point', 'line', 'lseg', 'box', 'path', 'polygon', 'circle'] as const)
      expect(isFigure(`${text}x`, shape)).toBe(false);
    expect(isWellKnownText(`${text}x`, 'geometry')).toBe(false);
    expect(isSearchVector(`${text}\\`)).toBe(false);
    expect(isSearchQuery(`${text}\\`)).toBe(false);
    expect(isXmlContent(`${text}<`)).toBe(false);
    expect(parseComposite(text)).toBeUndefined();
  },
  10_000,
);

test('large numbers of collections are allowed, within limits', () => {
  const nested = (depth: number): string => `${'GEOMETRYCOLLECTION('.repeat(depth)}POINT(1 2)${')'.repeat(depth)}`;
  expect(isWellKnownText(nested(20), 'geometry')).toBe(true);
  expect(isWellKnownText(nested(20_000), 'geometry')).toBe(false);
});
