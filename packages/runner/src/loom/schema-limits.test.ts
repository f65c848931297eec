import type { Check, SchemaDocument, Table } from '@rowloom/engine';
import { expect, test } from 'vitest';
import { describeSchema } from './describe-schema.ts';
import { exceeds, findExcess, SCHEMA_LIMITS } from './schema-limits.ts';

const columns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `c${index}`,
    type: { kind: 'text', native: 'text' } as const,
    nullable: true,
  }));
const table = (name: string, change: Partial<Table> = {}): Table => ({
  name,
  columns: columns(1),
  uniques: [],
  foreign_keys: [],
  checks: [],
  ...change,
});
const schema = (tables: readonly Table[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'large',
  tables,
  enums: [],
  domains: [],
});
const tables = (count: number, change: Partial<Table> = {}): SchemaDocument =>
  schema(Array.from({ length: count }, (_, index) => table(`t${index}`, change)));
/** Its JSON has so many characters. */
const check = (characters: number): Check => {
  const empty: Check = { name: 'wide', expression: '' };
  return { ...empty, expression: 'x'.repeat(characters - JSON.stringify(empty).length) };
};

test.each([
  ['tables', (n: number) => tables(n), undefined],
  [
    'columns',
    (n: number) =>
      schema([...tables(49, { columns: columns(1000) }).tables, table('t', { columns: columns(n - 49_000) })]),
    undefined,
  ],
  ['columns of a table', (n: number) => schema([table('t', { columns: columns(n) })]), 't'],
  [
    'constraints of a table',
    (n: number) => schema([table('t', { uniques: Array.from({ length: n }, () => ({ columns: ['c0'] })) })]),
    't',
  ],
  ['characters of a CHECK', (n: number) => schema([table('t', { checks: [check(n)] })]), 't'],
] as const)('a schema has at most as many %s as the limit', (part, make, at) => {
  const most = SCHEMA_LIMITS[part];
  expect(findExcess(make(most))).toBeUndefined();
  expect(findExcess(make(most + 1))).toEqual({ part, has: most + 1, most, ...(at === undefined ? {} : { table: at }) });
});

test('a schema has at most 32 MiB as a document', () => {
  const sized = (characters: number) => schema([table('t', { comment: 'x'.repeat(characters) })]);
  const most = SCHEMA_LIMITS.bytes;
  const around = bytesOf(sized(1)) - 1;
  expect(exceeds('bytes', most)).toBeUndefined();
  expect(describeSchema(sized(most - around + 1), [])).toEqual({ tooLarge: { part: 'bytes', has: most + 1, most } });
});

function bytesOf(document: SchemaDocument): number {
  const described = describeSchema(document, []);
  return 'tooLarge' in described ? described.tooLarge.has : described.bytes;
}
