import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closing, splitList, tokenize } from './tokenize.ts';

const values = (sql: string): readonly string[] => tokenize(sql).map(({ kind, value }) => `${kind}:${value}`);

test('names lose their quotes, whichever they are', () => {
  expect(values('"a ""b""" `c``d` [e "f"] gh')).toEqual(['quoted:a "b"', 'quoted:c`d', 'quoted:e "f"', 'word:GH']);
});

test('comments and quotes hide their content', () => {
  expect(values("a -- b ' (\n/* c ; ' */ 'it''s -- d' /* open")).toEqual(['word:A', "text:it's -- d"]);
});

test('numbers and symbols are separate tokens', () => {
  expect(values('x>=-1.5e3+0xFF||.5')).toEqual([
    'word:X',
    'symbol:>',
    'symbol:=',
    'symbol:-',
    'number:1.5e3',
    'symbol:+',
    'number:0xFF',
    'symbol:|',
    'symbol:|',
    'number:.5',
  ]);
});

test('a list is split at its own commas', () => {
  const tokens = tokenize("a, f(b, 'c,d'), (e, (g))");
  expect(splitList(tokens)).toHaveLength(3);
  expect(closing(tokens, 3)).toBe(7);
});

test('any text is split into tokens in order', () => {
  const sql = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom("'", '"', '`', '[', ']', '--', '/*', '*/', '\n', '(', ')', ',', 'a', '1', '.', 'é', ' '), {
        maxLength: 40,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(sql, (text) => {
      let at = 0;
      for (const { start, end } of tokenize(text)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
  );
});
