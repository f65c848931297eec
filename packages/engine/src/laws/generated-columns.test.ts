import { expect, test } from 'vitest';
import type { Expression } from '../language/expression/expression.ts';
import { parseDerive } from '../language/expression/parse-derive.ts';
import type { Column, SchemaDocument } from '../language/schema/schema-document.ts';
import { findOrphans } from './find-orphans.fixture.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { column, INTEGER, table, TEXT } from './zoo.fixture.ts';

function generated(name: string, type: Column['type'], expression: string): Column {
  const parsed = parseDerive(expression);
  if ('issue' in parsed) throw new Error(parsed.issue.message);
  return { ...column(name, type, true), generated: { expression, stored: true, predicate: parsed.expression } };
}

const schema: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'generated',
  enums: [],
  domains: [],
  tables: [
    table('boxes', 'id', [
      column('id', INTEGER),
      column('width', INTEGER),
      column('height', INTEGER),
      column('label', TEXT),
      generated('area', INTEGER, 'width * height'),
      generated('name', TEXT, "label || '-' || id"),
      generated('half', INTEGER, 'width / 2'),
      generated('words', TEXT, 'to_tsvector(label)'),
    ]),
  ],
};

test('a generated column is computed where its expression means the same everywhere', () => {
  const rows = rowsOf(weave(schema, { rows: { boxes: 50 } }), 'boxes');
  for (const row of rows) {
    expect(row['area']).toBe(Number(row['width']) * Number(row['height']));
    expect(row['name']).toBe(`${row['label'] as string}-${row['id'] as number}`);
  }
});

test('expressions that only the database can compute are left to it', () => {
  const run = weave(schema, { rows: { boxes: 5 } });
  expect(Object.keys(rowsOf(run, 'boxes')[0] ?? {})).toEqual(['id', 'width', 'height', 'label', 'area', 'name']);
});

const asText: Expression = { op: 'cast', arg: { op: 'column', name: 'id' }, type: TEXT };
const coded = (predicate: Expression): SchemaDocument => ({
  ...schema,
  tables: [
    table(
      'papers',
      'id',
      [
        column('id', INTEGER),
        { ...column('code', TEXT, true), generated: { expression: '', stored: true, predicate } },
      ],
      { uniques: [{ columns: ['code'] }] },
    ),
    table('pages', 'id', [column('id', INTEGER), column('paper', TEXT)], {
      keys: [{ columns: ['paper'], references: { table: 'papers', columns: ['code'] } }],
    }),
  ],
});

test('a key to a generated column has its values if they can be computed', () => {
  const papers = coded({
    op: 'arithmetic',
    operator: '||',
    left: { op: 'literal', type: 'text', value: 'P' },
    right: asText,
  });
  const run = weave(papers, { rows: { papers: 20, pages: 60 } });
  expect(rowsOf(run, 'papers').map(({ id, code }) => code === `P${String(id)}`)).not.toContain(false);
  expect(findOrphans(run, papers)).toEqual([]);
  expect(rowsOf(run, 'pages').map(({ paper }) => paper)).not.toContain(null);
});

test('a key to a generated column that only the database can compute is reported before the run', () => {
  const hashed = coded({ op: 'call', name: 'md5', args: [asText] });
  expect(() => weave(hashed, { rows: { papers: 20, pages: 60 } })).toThrow(
    'pages.paper refers to papers.code, whose values only the database knows',
  );
  expect(rowsOf(weave(hashed, { rows: { papers: 20, pages: 0 } }), 'papers')).toHaveLength(20);
});
