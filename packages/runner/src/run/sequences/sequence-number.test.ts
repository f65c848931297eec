import { quoteText } from '@rowloom/engine';
import { describe, expect, test } from 'vitest';
import { sequenceNumber } from './sequence-number.ts';

const NEXT = "nextval('lots_seq'::regclass)";
const numberOf = (defaultText: string | undefined, isText = true): string | undefined =>
  sequenceNumber({ column: 'c', isText, defaultText });

describe('the number that a sequence gave to a row', () => {
  test.each([undefined, NEXT, `(${NEXT})::integer`])('is the number itself: %s', (text) => {
    expect(numberOf(text, false)).toBe('c');
  });

  test.each([
    [`(${NEXT})::text`, '', ''],
    [`(${NEXT})::character varying(20)`, '', ''],
    [`('LOT-'::text || (${NEXT})::text)`, 'LOT-', ''],
    [`('LOT-'::text || ${NEXT})`, 'LOT-', ''],
    [`(('it''s #'::text || lpad((${NEXT})::text, 6, '0'::text)) || '/x'::text)`, "it's #", '/x'],
    [`('A.'::text || to_char(${NEXT}, 'FM000000'::text))`, String.raw`A\.`, ''],
    [`(('A'::text || '+'::text) || (${NEXT})::text)`, String.raw`A\+`, ''],
  ])('is found between the text that the default adds: %s', (text, prefix, suffix) => {
    const pattern = String.raw`^${prefix}\s*0*(\d{1,18})${suffix}$`;
    expect(numberOf(text)).toBe(`CAST(substring(CAST(c AS text) FROM ${quoteText('postgresql', pattern)}) AS numeric)`);
  });

  test.each([
    `(${NEXT} * 10)`,
    `md5((${NEXT})::text)`,
    `((${NEXT})::text || (${NEXT})::text)`,
    `(to_char(now(), 'YYYY'::text) || (${NEXT})::text)`,
    `((1 << 20) + ${NEXT})`,
  ])('is unknown if the default transforms it further: %s', (text) => {
    expect(numberOf(text)).toBeUndefined();
    expect(numberOf(text, false)).toBeUndefined();
  });
});
