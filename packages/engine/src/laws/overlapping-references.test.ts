import { expect, test } from 'vitest';
import type { ForeignKey, SchemaDocument } from '../language/schema/schema-document.ts';
import { findOrphans } from './find-orphans.fixture.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const key = (columns: string, parent: string, to: string): ForeignKey => ({
  columns: columns.split(' '),
  references: { table: parent, columns: to.split(' ') },
});

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'overlaps', enums: [], domains: [], tables };
}

type Run = ReturnType<typeof weave>;

const farms = table('farms', 'name', [column('name', TEXT)]);
const fields = table('fields', 'farm name', [column('farm', TEXT), column('name', TEXT)], {
  keys: [key('farm', 'farms', 'name')],
});
const harvests = table('harvests', 'id', [id]);

test('a narrow key follows a wide one, though neither owns the rows', () => {
  const document = schema(
    farms,
    fields,
    harvests,
    table('yields', 'harvest id', [column('harvest', INTEGER), id, column('farm', TEXT), column('field', TEXT)], {
      keys: [key('farm', 'farms', 'name'), key('harvest', 'harvests', 'id'), key('farm field', 'fields', 'farm name')],
    }),
  );
  const run = weave(document, { rows: { farms: 20, fields: 60, harvests: 30, yields: 200 } });
  expect(findOrphans(run, document)).toEqual([]);
  expect(new Set(rowsOf(run, 'yields').map((row) => row['farm'])).size).toBeGreaterThan(5);
});

test('two wide keys that share a column lead to the same ancestor, although neither owns the rows', () => {
  const document = schema(
    farms,
    fields,
    table('barns', 'farm name', [column('farm', TEXT), column('name', TEXT)], {
      keys: [key('farm', 'farms', 'name')],
    }),
    harvests,
    table(
      'hauls',
      'harvest id',
      [column('harvest', INTEGER), id, column('farm', TEXT), column('field', TEXT), column('barn', TEXT)],
      {
        keys: [
          key('farm field', 'fields', 'farm name'),
          key('farm barn', 'barns', 'farm name'),
          key('harvest', 'harvests', 'id'),
          key('farm', 'farms', 'name'),
        ],
      },
    ),
  );
  const run = weave(document, {
    rows: { farms: 10, fields: 60, barns: 40, harvests: 30, hauls: 300 },
    rules: { hauls: { owner: 'harvest' } },
  });
  expect(findOrphans(run, document)).toEqual([]);
  expect(new Set(rowsOf(run, 'hauls').map((row) => row['barn'])).size).toBeGreaterThan(5);
});

test('of two keys over the same column, the one that leads on to the other decides it', () => {
  const document = schema(
    table('people', 'id', [id]),
    table('members', 'id', [id], { keys: [key('id', 'people', 'id')] }),
    harvests,
    table('visits', 'harvest id', [column('harvest', INTEGER), id, column('who', INTEGER)], {
      keys: [key('harvest', 'harvests', 'id'), key('who', 'people', 'id'), key('who', 'members', 'id')],
    }),
  );
  const run = weave(document, { rows: { people: 100, members: 20, harvests: 10, visits: 150 } });
  expect(findOrphans(run, document)).toEqual([]);
});

test('where two keys cannot agree, the nullable one is always NULL, and a note says so', () => {
  const document = schema(
    table('rivers', 'code name', [column('code', TEXT), column('name', TEXT)]),
    table('roads', 'code name', [column('code', TEXT), column('name', TEXT)]),
    table('bridges', 'id', [id, column('code', TEXT), column('river', TEXT), column('road', TEXT, true)], {
      keys: [key('code road', 'roads', 'code name'), key('code river', 'rivers', 'code name')],
    }),
  );
  const run = weave(document, { rows: { rivers: 20, roads: 20, bridges: 50 } });
  expect(findOrphans(run, document)).toEqual([]);
  expect(rowsOf(run, 'bridges').every((row) => row['road'] === null && row['river'] !== null)).toBe(true);
  expect(run.plan.notes.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'reference_null tables.bridges.foreign_keys.bridges_code_road_fkey',
  ]);
});

test('two keys that share a column without a reference give it one value, and a note says so', () => {
  const document = crossings('code name');
  const run = weave(document, { rows: { rivers: 20, rails: 20, roads: 20, bridges: 50 } });
  expect(findOrphans(run, document)).toEqual([]);
  expect(new Set(rowsOf(run, 'bridges').map((row) => row['rail'])).size).toBeGreaterThan(5);
  expect(new Set(['rivers', 'rails'].flatMap((name) => rowsOf(run, name).map((row) => row['code']))).size).toBe(1);
  expect(run.plan.notes.map(({ code, path }) => `${code} ${path}`)).toEqual(
    expect.arrayContaining(['one_value tables.rails.columns.code', 'one_value tables.rivers.columns.code']),
  );
});

test('two keys that share a column without a reference agree in it, even if it is the key of one parent', () => {
  const document = crossings('code');
  const run = weave(document, { rows: { rivers: 20, rails: 20, roads: 20, bridges: 50 } });
  expect(findOrphans(run, document)).toEqual([]);
  expect(new Set(rowsOf(run, 'bridges').map((row) => row['code'])).size).toBeGreaterThan(5);
});

test('if two keys cannot agree and neither may be NULL, there is no plan and one issue', () => {
  const crossed = crossings('code');
  const document = {
    ...crossed,
    tables: crossed.tables.map((item) =>
      item.name === 'rails' || item.name === 'rivers'
        ? { ...item, checks: [check('named', `code = '${item.name}'`)] }
        : item,
    ),
  };
  const attempt = (): Run => weave(document, { rows: { rivers: 20, rails: 1, roads: 20, bridges: 50 } });
  expect(attempt).toThrow(/^tables\.bridges\.foreign_keys\.\w+: bridges\.code, rail cannot be made to agree[^\n]*$/);
});

/** Bridges over rivers, rails and perhaps a road, all with the bridge's code. */
function crossings(keyOfRails: string): SchemaDocument {
  const named = [column('code', TEXT), column('name', TEXT)];
  return schema(
    table('rivers', 'code name', named),
    table('rails', keyOfRails, named),
    table('roads', 'code name', named),
    table(
      'bridges',
      'id',
      [id, column('code', TEXT), column('river', TEXT), column('rail', TEXT), column('road', TEXT, true)],
      {
        keys: [
          key('code river', 'rivers', 'code name'),
          key('code rail', 'rails', 'code name'),
          key('code road', 'roads', 'code name'),
        ],
      },
    ),
  );
}
