import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { compileParquetColumns, type ParquetProgram } from '../compile/parquet-columns.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import type { Value } from '../graph/value.ts';
import { PARQUET_HEADER, parquetFooter } from './parquet-file.ts';
import { encodeRowGroup } from './row-group.ts';

type Frame = Parameters<typeof compileParquetColumns>[0];
type Node = Extract<Value, { kind: 'integer' }>['node'];

const FRAME: Frame = { kind: 'loop', table: 'samples', row: undefined, inner: undefined, enclosing: undefined };
const row: Node = { kind: 'row', part: 'whole', frame: FRAME };
const from = (target: (row: number) => number): Node => ({
  kind: 'call',
  target,
  args: [row],
  frame: FRAME,
});

/** A column, and the values that its reader must find. */
type Sample = { readonly column: ColumnProgram; readonly plain: (row: number) => unknown };
const sample = (name: string, type: ColumnType, value: Value, plain: (row: number) => unknown): Sample => ({
  column: { name, type, value, isNull: undefined },
  plain,
});
const nullable = ({ column, plain }: Sample, every: number): Sample => ({
  column: { ...column, isNull: from((at) => (at % every === 1 ? 1 : 0)) },
  plain: (at) => (at % every === 1 ? null : plain(at)),
});

const INTEGER: ColumnType = { native: 'integer', kind: 'integer', bits: 32 };
const TEXT: ColumnType = { native: 'text', kind: 'text' };
const big = (at: number): number => (at % 2 === 0 ? 1 : -1) * (at * 123_456_789_012);
const micros = (at: number): number => (at - 20_000) * 86_399_999_999;
const textAt = (at: number): string => `ü"\\ ${at}`.slice(0, at % 7 === 0 ? 0 : undefined);
const textValue: Value = {
  kind: 'text',
  pieces: [
    {
      kind: 'choice',
      test: from((at) => (at % 7 === 0 ? 1 : 0)),
      then: [],
      otherwise: [
        { kind: 'literal', text: 'ü"\\ ' },
        { kind: 'number', value: row },
      ],
    },
  ],
};
const uuidAt = (at: number): string => `${at.toString(16).padStart(8, '0')}-0000-0000-ffff-ffff00000001`;

const SAMPLES: readonly Sample[] = [
  sample('id', INTEGER, { kind: 'integer', node: row }, (at) => at),
  nullable(
    sample('big', { native: 'bigint', kind: 'integer', bits: 64 }, { kind: 'integer', node: from(big) }, (at) =>
      BigInt(big(at)),
    ),
    3,
  ),
  sample(
    'price',
    { native: 'numeric(9,2)', kind: 'decimal', precision: 9, scale: 2 },
    { kind: 'decimal', node: row, scale: 2 },
    (at) => at / 100,
  ),
  sample(
    'wide',
    { native: 'numeric(30,3)', kind: 'decimal', precision: 30, scale: 3 },
    { kind: 'decimal', node: from(big), scale: 3 },
    (at) => big(at) / 1000,
  ),
  nullable(
    sample(
      'ratio',
      { native: 'double precision', kind: 'float', bits: 64 },
      { kind: 'decimal', node: row, scale: 3 },
      (at) => at / 1000,
    ),
    10,
  ),
  sample(
    'active',
    { native: 'boolean', kind: 'boolean' },
    { kind: 'boolean', node: from((at) => (at % 3 === 0 ? 1 : 0)) },
    (at) => at % 3 === 0,
  ),
  nullable(
    sample(
      'maybe',
      { native: 'boolean', kind: 'boolean' },
      { kind: 'boolean', node: from((at) => at % 2) },
      (at) => at % 2 === 1,
    ),
    5,
  ),
  sample('born', { native: 'date', kind: 'date' }, { kind: 'date', node: from((at) => at - 9000) }, (at) => at - 9000),
  sample('seen', { native: 'timestamp', kind: 'timestamp' }, { kind: 'timestamp', node: from(micros) }, (at) =>
    micros(at),
  ),
  sample('opens', { native: 'time', kind: 'time' }, { kind: 'time', node: row }, (at) => BigInt(at)),
  nullable(sample('label', TEXT, textValue, textAt), 4),
  sample(
    'uid',
    { native: 'uuid', kind: 'uuid' },
    { kind: 'uuid', words: [row, from(() => 0), from(() => -1), from(() => 1)] },
    uuidAt,
  ),
  sample(
    'doc',
    { native: 'json', kind: 'json' },
    {
      kind: 'json',
      pieces: [
        { kind: 'literal', text: '{"a":[' },
        { kind: 'number', value: row },
        { kind: 'literal', text: ']}' },
      ],
    },
    (at) => ({ a: [at] }),
  ),
  nullable(
    sample(
      'tags',
      { native: 'text[]', kind: 'array', element: TEXT },
      {
        kind: 'array',
        elements: [textValue, { kind: 'text', pieces: [{ kind: 'literal', text: 'two' }] }],
        count: from((at) => at % 3),
      },
      (at) => [textAt(at), 'two'].slice(0, at % 3),
    ),
    4,
  ),
  sample(
    'switches',
    { native: 'boolean[]', kind: 'array', element: { native: 'boolean', kind: 'boolean' } },
    { kind: 'array', elements: [{ kind: 'boolean', node: from((at) => at % 2) }], count: from((at) => at % 2) },
    (at) => (at % 2 === 1 ? [true] : []),
  ),
  sample('never', TEXT, { kind: 'null' }, () => null),
];

const compile = (): ParquetProgram =>
  compileParquetColumns(
    FRAME,
    SAMPLES.map(({ column }) => column),
    new Set(['id']),
  );
const program = compile();

function makeFile(rows: number, perGroup: number): ArrayBuffer {
  const sinks = program.makeSinks();
  const starts = Array.from({ length: Math.ceil(rows / perGroup) }, (_, index) => index * perGroup);
  const groups = starts.map((first) => encodeRowGroup(program, sinks, first, Math.min(rows, first + perGroup)));
  const parts = [
    PARQUET_HEADER,
    ...groups.flatMap((group) => group.bytes),
    parquetFooter(
      program.columns,
      groups.map((group) => group.meta),
    ),
  ];
  const file = Buffer.concat(parts);
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
}

const readFile = (file: ArrayBuffer): Promise<Record<string, unknown>[]> =>
  parquetReadObjects({
    file,
    parsers: { dateFromDays: (days) => days as never, timestampFromMicroseconds: (value) => Number(value) as never },
  });

/**
 * A value that `===` can compare. Decimals arrive as products with an inexact power of ten, NULL lists as undefined.
 */
function comparable(value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(14));
  return typeof value === 'object' ? JSON.stringify(value) : (value ?? 'null');
}

test.each([
  [1, 100],
  [1000, 1000],
  [20_000, 17_001],
])('a reader of Parquet finds all values of %i rows in row groups of %i', async (rows, perGroup) => {
  const found = await readFile(makeFile(rows, perGroup));
  expect(found).toHaveLength(rows);
  const wrong = SAMPLES.flatMap(({ column, plain }) =>
    found
      .map((cells, at) => ({
        at,
        name: column.name,
        found: comparable(cells[column.name]),
        expected: comparable(plain(at)),
      }))
      .filter((pair) => pair.found !== pair.expected),
  );
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('a table without rows is a file without row groups', async () => {
  expect(await readFile(makeFile(0, 100))).toEqual([]);
});

test('the schema describes each column', () => {
  const { schema, num_rows: rows, row_groups: groups } = parquetMetadata(makeFile(50, 20));
  expect([rows, groups.map((group) => group.num_rows)]).toEqual([50n, [20n, 20n, 10n]]);
  const element = (name: string): unknown => schema.find((item) => item.name === name);
  expect(element('id')).toMatchObject({
    type: 'INT32',
    repetition_type: 'OPTIONAL',
    logical_type: { type: 'INTEGER', bitWidth: 32, isSigned: true },
  });
  expect(element('price')).toMatchObject({
    type: 'INT32',
    repetition_type: 'REQUIRED',
    converted_type: 'DECIMAL',
    scale: 2,
    precision: 9,
  });
  expect(element('wide')).toMatchObject({ type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, scale: 3, precision: 30 });
  expect(element('seen')).toMatchObject({
    type: 'INT64',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: false, unit: 'MICROS' },
  });
  expect(element('label')).toMatchObject({ type: 'BYTE_ARRAY', converted_type: 'UTF8' });
  expect(element('tags')).toMatchObject({ repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' });
  expect(element('uid')).toMatchObject({ logical_type: { type: 'UUID' } });
});

test('a row group has the same bytes whichever thread makes it, in whatever order', () => {
  const once = encodeRowGroup(program, program.makeSinks(), 20_000, 40_000);
  const other = compile();
  const sinks = other.makeSinks();
  encodeRowGroup(other, sinks, 40_000, 60_000);
  encodeRowGroup(other, sinks, 0, 20_000);
  const again = encodeRowGroup(other, sinks, 20_000, 40_000);
  expect(again.meta).toEqual(once.meta);
  expect(Buffer.concat(again.bytes).equals(Buffer.concat(once.bytes))).toBe(true);
});
