import { describe, expect, it } from 'vitest';
import { copyBinary } from '../encode/copy-binary.ts';
import { copyText } from '../encode/copy-text.ts';
import { csv } from '../encode/csv.ts';
import { SAMPLE_COLUMNS, SAMPLE_ROWS } from '../encode/encode.fixture.ts';
import { encodeFile } from '../encode/encode-file.fixture.ts';
import { type Encoder, NO_BYTES } from '../encode/encoder.ts';
import { jsonl } from '../encode/jsonl.ts';
import { loadData } from '../encode/load-data.ts';
import { makeRowChecksum } from '../encode/checksum/row-checksum.ts';
import { makeSqlInsert } from '../encode/sql-insert.ts';
import { makeSqlValues } from '../encode/sql-values.ts';
import { GENERATORS } from '../generators/catalogue.ts';
import { EXAMPLE_OPTIONS, EXAMPLE_TYPES } from '../generators/example-options.fixture.ts';
import { type ColumnWish, generateBytes, lexiconOf, TEXT } from '../generators/generator.fixture.ts';

const DIALECTS = ['postgresql', 'mysql', 'sqlite'] as const;
const TEXTUAL: readonly Encoder[] = [
  copyText,
  csv,
  jsonl,
  loadData,
  makeSqlInsert({ dialect: 'postgresql', table: { name: 'items' }, rows: SAMPLE_ROWS, rowsPerStatement: 10 }),
  ...DIALECTS.map(makeSqlValues),
];
const ROWS = 120;
const ENGINES = ['javascript', 'webassembly'] as const;

describe('a table of every kind of column', () => {
  it.each(TEXTUAL)('is the same in both engines as $name', (encoder) => {
    const [expected, found] = ENGINES.map((engine) => encodeFile(encoder, SAMPLE_COLUMNS, 3, SAMPLE_ROWS, engine));
    expect(differenceOf(found, expected)).toBe(-1);
  });
});

/** The first byte that differs; -1 if none does. */
function differenceOf(found: Uint8Array = NO_BYTES, expected: Uint8Array = NO_BYTES): number {
  const at = expected.findIndex((byte, index) => found[index] !== byte);
  return at < 0 && found.length !== expected.length ? expected.length : at;
}

/** A column of each generator that supports a type, in a table without other columns, once also with NULLs. */
function wishes(isWanted: (name: string) => boolean): Readonly<Record<string, ColumnWish>> {
  const wanted = GENERATORS.filter(({ name }) => isWanted(name));
  return Object.fromEntries(
    wanted.flatMap(({ name }): readonly [string, ColumnWish][] => {
      const wish = { generator: name, options: EXAMPLE_OPTIONS[name] ?? {}, type: EXAMPLE_TYPES[name] ?? TEXT };
      return [
        [name, wish],
        [`${name}_or_null`, { ...wish, null_fraction: 0.3 }],
      ];
    }),
  );
}

/** Types without a binary form. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['composite', 'full_text', 'geo_point', 'geometry', 'range']);

describe('a table of every generator', () => {
  it.each(TEXTUAL)('is the same in both engines as $name', async (encoder) => {
    const lexicon = await lexiconOf('de');
    const columns = wishes(() => true);
    const [expected, found] = ENGINES.map((engine) => generateBytes(lexicon, columns, { rows: ROWS, encoder, engine }));
    expect(differenceOf(found, expected)).toBe(-1);
  });

  it('is the same in both engines as binary COPY', async () => {
    const lexicon = await lexiconOf('en');
    const columns = wishes((name) => !TEXT_ONLY.has(name));
    const [expected, found] = ENGINES.map((engine) =>
      generateBytes(lexicon, columns, { rows: ROWS, encoder: copyBinary, engine }),
    );
    expect(differenceOf(found, expected)).toBe(-1);
  });

  it.each(DIALECTS)('has the same checksum in both engines in %s', async (dialect) => {
    const lexicon = await lexiconOf('ja');
    const columns = wishes(() => true);
    const [expected, found] = ENGINES.map((engine) => {
      const { encoder, take } = makeRowChecksum({ dialect });
      generateBytes(lexicon, columns, { rows: ROWS, encoder, engine });
      return take();
    });
    expect(found).toEqual(expected);
    expect(found).not.toEqual([0, 0]);
  });
});
