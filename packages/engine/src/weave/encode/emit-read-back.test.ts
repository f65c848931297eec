import { expect, test } from 'vitest';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { compileReader } from '../compile/compile-reader.ts';
import { literal, type Piece, word } from '../graph/piece.ts';
import { isSpelt } from './emit-read-back.ts';
import { FRAME, from, row } from './sample-column.fixture.ts';

const TEXT = { kind: 'text', native: 'text' } as const;
const nothing: Piece = { kind: 'written', write: (_, at) => at, args: [], maxBytes: 0, specials: 0 };

const PIECES: Readonly<Record<string, readonly Piece[]>> = {
  nothing: [],
  numbers: [
    { kind: 'number', value: row },
    { kind: 'number', value: from((at) => at * 2 ** 40), maxDigits: 16 },
  ],
  padded: [literal('№ '), { kind: 'number', value: row, width: 5 }, { kind: 'number', value: row, width: 1 }],
  words: [
    word(
      makeDictionary(['Zoë', '"x"', '\\', '', '雨😀']),
      from((at) => at % 5),
    ),
    literal('\n…'),
    word(
      makeDictionary(['a']),
      from(() => 0),
    ),
  ],
  choice: [
    {
      kind: 'choice',
      test: from((at) => at % 3),
      then: [literal('then '), { kind: 'number', value: row }],
      otherwise: [{ kind: 'choice', test: from((at) => at % 2), then: [literal('é')], otherwise: [] }],
    },
    literal('!'),
  ],
};

test.each(Object.entries(PIECES))('%s read as strings equal those read as bytes', (_, pieces) => {
  const columns = [
    { name: 'spelt', type: TEXT, isNull: undefined, value: { kind: 'text' as const, pieces } },
    { name: 'written', type: TEXT, isNull: undefined, value: { kind: 'text' as const, pieces: [...pieces, nothing] } },
  ];
  expect(columns.map(({ value }) => isSpelt(value))).toEqual([true, false]);
  const rows = compileReader(FRAME, columns)(0, 300);
  expect(rows).toHaveLength(300);
  for (const { spelt, written } of rows) expect(spelt).toBe(written);
});
