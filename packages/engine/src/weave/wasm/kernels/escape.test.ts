import { describe, expect, it } from 'vitest';
import {
  ARRAY_ESCAPES,
  COPY_ESCAPES,
  CSV_ESCAPES,
  escapeInPlace,
  JSON_ESCAPES,
  LOAD_ESCAPES,
  MYSQL_ESCAPES,
  SQL_ESCAPES,
} from '../../writers/escape.ts';
import { wordWriter } from '../../writers/write-word.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { drawn, compareEngines } from '../kernel.fixture.ts';

const SPECIAL = [
  '',
  '"',
  '\\',
  "'",
  '\n',
  '\t\r',
  '\0',
  '\b\v\f',
  '\u001f',
  'é"ü',
  '""""""""""""""""""""',
  '\\N',
  'ﬀ💡',
];
const PLAIN = ['plain', 'a text of sixteen', 'exactly sixteen!', 'somewhat more than thirty-two bytes of text'];
const words = makeDictionary([
  ...SPECIAL,
  ...PLAIN,
  `${PLAIN[3]}"`,
  `"${PLAIN[3]}`,
  `${PLAIN[3]}\u0001\\${PLAIN[3]}\n`,
]);

describe('escapes', () => {
  it.each([
    ['COPY', COPY_ESCAPES],
    ['LOAD DATA', LOAD_ESCAPES],
    ['CSV', CSV_ESCAPES],
    ['SQL', SQL_ESCAPES],
    ['MySQL', MYSQL_ESCAPES],
    ['arrays', ARRAY_ESCAPES],
    ['JSON', JSON_ESCAPES],
  ])('of %s are written as JavaScript writes them', (_, table) => {
    const { difference, hosts } = compareEngines(
      (bind) => {
        const write = (key: number): string =>
          `at = ${bind(wordWriter(words))}(view, at, ${bind(words)}, ${drawn(bind, 0, words.size - 1, key)});`;
        return [
          'view.setUint8(at++, 34);',
          'const start0 = at;',
          write(1),
          write(2),
          `at = ${bind(escapeInPlace)}(view, start0, at, ${bind(table)});`,
          'view.setUint8(at++, 34);',
          'const start1 = at;',
          write(3),
          `at = ${bind(escapeInPlace)}(view, start1, at, ${bind(table)});`,
        ];
      },
      { maxRowBytes: 2000, rows: 1000 },
    );
    expect(difference).toBe('none');
    expect(hosts).toBe(0);
  });

  it('of a table that replaces a byte with nothing are left to JavaScript', () => {
    const table = Array.from({ length: 256 }, (_, byte) => (byte === 97 ? new Uint8Array(0) : undefined));
    const { hosts } = compareEngines((bind) => [
      'const start0 = at;',
      `at = ${bind(escapeInPlace)}(view, start0, at, ${bind(table)});`,
    ]);
    expect(hosts).toBe(1);
  });
});
