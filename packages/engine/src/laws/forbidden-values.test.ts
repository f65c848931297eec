import { describe, expect, test } from 'vitest';
import type { ColumnType } from '../language/types/column-type.ts';
import type { SchemaDocument } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const DECIMAL: ColumnType = { kind: 'decimal', precision: 6, scale: 1, native: 'numeric(6,1)' };
const FLOAT: ColumnType = { kind: 'float', bits: 64, native: 'double precision' };

const schema = (...tables: SchemaDocument['tables']): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'forbidden',
  enums: [],
  domains: [],
  tables,
});

test.each([
  // Names without meaning, and one that says what is counted.
  ['n', INTEGER, 'n <> 7', [7]],
  ['q', INTEGER, 'q <> 1 and q <> 3', [1, 3]],
  ['quantity', INTEGER, 'quantity <> 2', [2]],
  ['m', DECIMAL, 'm <> 1.5', ['1.5']],
  ['f', FLOAT, 'f <> 2', [2]],
] as const)('%s of type %o never has what "%s" forbids', (name, type, expression, forbidden) => {
  const run = weave(schema(table('things', 'id', [id, column(name, type)], { checks: [check('never', expression)] })), {
    rows: { things: 4000 },
  });
  const values = rowsOf(run, 'things').map((row) => row[name]);
  expect(values).toHaveLength(4000);
  for (const value of forbidden) expect(values.filter((item) => String(item) === String(value))).toEqual([]);
});

describe('the elements of an array of a domain', () => {
  const weaveItems = (type: ColumnType, expression: string): ReturnType<typeof weave> => {
    const domain = { name: 'item', type, nullable: true, checks: [check('item_check', expression)] };
    const items = column('items', {
      kind: 'array',
      native: 'item[]',
      element: { kind: 'domain', name: 'item', native: 'item' },
    });
    return weave({ ...schema(table('things', 'id', [id, items])), domains: [domain] }, { rows: { things: 300 } });
  };

  test.each([
    [{ kind: 'enum', native: 'hue', values: ['red', 'blue', 'pink'] }, "value <> 'blue'", (item) => item !== 'blue'],
    [INTEGER, 'value <> 1 and value <> 3', (item) => item !== 1 && item !== 3],
    [INTEGER, 'value % 5 = 0', (item) => Number(item) % 5 === 0],
    [INTEGER, 'value > 0 and value <> 2', (item) => Number(item) > 0 && item !== 2],
  ] satisfies readonly (readonly [ColumnType, string, (item: unknown) => boolean])[])(
    '%o meet "%s"',
    (type, expression, isMeant) => {
      const values = rowsOf(weaveItems(type, expression), 'things').flatMap((row) => row['items']);
      expect(values.length).toBeGreaterThan(300);
      expect(values.filter((item) => !isMeant(item))).toEqual([]);
    },
  );

  test('are reported before the run if nothing satisfies the CHECK of the domain', () => {
    const { plan } = weaveItems(TEXT, "value not like 'a%'");
    expect(plan.tables[0]?.constraints).toContainEqual(
      expect.objectContaining({ name: 'items: item_check', verdict: 'unsupported' }),
    );
  });
});
