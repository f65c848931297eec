import { expect, test } from 'vitest';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from '../../laws/zoo.fixture.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';

const ROWS = 40;

/** How many different keys there are, where a CHECK puts them together. */
function keysOf(expression: string): number {
  const columns = [column('id', INTEGER), column('hash', TEXT), column('kind', TEXT), column('key', TEXT)];
  const schema: SchemaDocument = {
    version: 1,
    dialect: 'postgresql',
    name: 'keys',
    enums: [],
    domains: [],
    tables: [
      table('files', 'id', columns, {
        uniques: [{ name: 'files_key', columns: ['key'] }],
        checks: [check('kinds', "kind in ('a', 'b')"), check('put_together', `key = ${expression}`)],
      }),
    ],
  };
  const rows = rowsOf(weave(schema, { rows: { files: ROWS } }), 'files');
  expect(new Set(rows.map((row) => row['key'])).size).toBe(rows.length);
  return rows.length;
}

test('a key differs where the part does, if no character around it can hide the difference', () => {
  expect(keysOf("'files/' || hash || '.txt'")).toBe(ROWS);
  expect(keysOf("'files/' || hash || '/x/y'")).toBe(ROWS);
  expect(keysOf("hash || '/' || case kind when 'a' then 'x' else 'y' end")).toBe(ROWS);
});

test('nothing is promised if one suffix could be part of the other', () => {
  expect(() => keysOf("hash || case kind when 'a' then '/x' else '/y/x' end")).toThrow('cannot all differ in (key)');
  expect(() => keysOf("hash || 'x' || case kind when 'a' then 'a' else 'b' end")).toThrow('cannot all differ in (key)');
});
