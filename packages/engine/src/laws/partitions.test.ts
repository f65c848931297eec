import { expect, test } from 'vitest';
import type { ColumnType } from '../language/types/column-type.ts';
import { withMissingPartitions } from '../language/schema/missing-partitions.ts';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const DATE: ColumnType = { kind: 'date', native: 'date' };

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'partitions', enums: [], domains: [], tables };
}

/** A table and its partitions, one for each text of bounds. */
function partitioned(root: Table, by: string, bounds: readonly string[], more: Partial<Table> = {}): readonly Table[] {
  const parts = bounds.map(
    (text, index): Table => ({
      ...root,
      name: `${root.name}_${index}`,
      partition_of: { table: root.name, bounds: text },
      ...more,
    }),
  );
  return [{ ...root, partition_by: by }, ...parts];
}

const visits = table('visits', 'id', [id, column('day', DATE), column('at', TIME), column('place', TEXT, true)]);

test('rows fall into adjacent ranges, excluding the last day', () => {
  const run = weave(
    schema(
      ...partitioned(visits, 'RANGE (day)', [
        "FOR VALUES FROM ('2021-02-01') TO ('2021-03-01')",
        "FOR VALUES FROM ('2021-01-01') TO ('2021-02-01')",
      ]),
    ),
    { rows: { visits: 500 } },
  );
  const days = rowsOf(run, 'visits').map((row) => String(row['day']));
  expect(days.every((day) => day >= '2021-01-01' && day < '2021-03-01')).toBe(true);
  expect(new Set(days).size).toBeGreaterThan(40);
  expect(run.plan.notes).toEqual([]);
});

test('rows leave out the gap between two ranges of times', () => {
  const run = weave(
    schema(
      ...partitioned(visits, 'RANGE (at)', [
        "FOR VALUES FROM ('2021-01-01 00:00:00+00') TO ('2021-02-01 00:00:00+00')",
        "FOR VALUES FROM ('2021-06-01 00:00:00+00') TO ('2021-07-01 00:00:00+00')",
      ]),
    ),
    { rows: { visits: 500 } },
  );
  const months = rowsOf(run, 'visits').map((row) => String(row['at']).slice(0, 7));
  expect([...new Set(months)].toSorted()).toEqual(['2021-01', '2021-06']);
});

test('rows take values of the lists, and NULL only where a list names it', () => {
  const lists = ["FOR VALUES IN ('north', 'o''hare')", "FOR VALUES IN ('south')"];
  const places = (bounds: readonly string[]): readonly unknown[] => [
    ...new Set(
      rowsOf(weave(schema(...partitioned(visits, 'LIST (place)', bounds)), { rows: { visits: 300 } }), 'visits').map(
        (row) => row['place'],
      ),
    ),
  ];
  expect(new Set(places(lists))).toEqual(new Set(['north', "o'hare", 'south']));
  expect(places([...lists, 'FOR VALUES IN (NULL)'])).toContain(null);
});

test('a default partition and hash partitions accept any row', () => {
  for (const [by, bounds] of [
    ['RANGE (day)', ["FOR VALUES FROM ('2021-01-01') TO ('2021-02-01')", 'DEFAULT']],
    ['HASH (id)', ['FOR VALUES WITH (MODULUS 2, REMAINDER 0)', 'FOR VALUES WITH (MODULUS 2, REMAINDER 1)']],
  ] as const) {
    const run = weave(schema(...partitioned(visits, by, bounds)), { rows: { visits: 50 } });
    expect(run.plan).toMatchObject({ notes: [] });
    expect(rowsOf(run, 'visits').some((row) => String(row['day']) > '2022')).toBe(true);
  }
});

test('keys and CHECKs that only the partitions have also hold', () => {
  const document = schema(
    table('places', 'name', [column('name', TEXT)]),
    ...partitioned(visits, 'RANGE (id)', ['FOR VALUES FROM (1) TO (MAXVALUE)'], {
      foreign_keys: [{ columns: ['place'], references: { table: 'places', columns: ['name'] } }],
      checks: [check('recent', "day > date '2026-01-01'")],
    }),
  );
  const run = weave(document, { rows: { places: 10, visits: 100 } });
  const places = new Set(rowsOf(run, 'places').map((row) => row['name']));
  const rows = rowsOf(run, 'visits');
  expect(rows.every((row) => row['place'] === null || places.has(row['place'] ?? null))).toBe(true);
  expect(rows.every((row) => String(row['day']) > '2026-01-01')).toBe(true);
});

test('partitions by several columns hold rows in row order', () => {
  const run = weave(
    schema(...partitioned(visits, 'RANGE (id, day)', ["FOR VALUES FROM (3, '2021-01-01') TO (40, '2022-01-01')"])),
    { rows: { visits: 30 } },
  );
  expect(run.plan).toMatchObject({ notes: [] });
  const rows = rowsOf(run, 'visits').map((row) => [Number(row['id']), String(row['day'])] as const);
  expect(rows.every(([number, day]) => number > 3 || (number === 3 && day >= '2021-01-01'))).toBe(true);
  expect(rows.every(([number, day]) => number < 40 || (number === 40 && day < '2022-01-01'))).toBe(true);
});

test('a partition key may be an expression', () => {
  const run = weave(schema(...partitioned(visits, 'LIST (lower(place))', ["FOR VALUES IN ('north', 'south')"])), {
    rows: { visits: 60 },
  });
  expect(rowsOf(run, 'visits').every((row) => ['north', 'south'].includes(String(row['place']).toLowerCase()))).toBe(
    true,
  );
});

test('an unreadable partition key is reported', () => {
  const run = weave(
    schema(...partitioned(visits, 'RANGE (day <-> id)', ["FOR VALUES FROM ('2021-01-01') TO ('2022-01-01')"])),
    { rows: { visits: 5 } },
  );
  expect(run.plan.notes).toMatchObject([{ code: 'constraint_unsupported' }]);
});

test('a table without a partition gets no rows, nor do tables that need it, and a note says how to create one', () => {
  const bare: Table = { ...visits, name: 'bare', partition_by: 'RANGE (day)' };
  const hashed: Table = { ...visits, name: 'hashed', partition_by: 'HASH (id)' };
  const key = { columns: ['visit'], references: { table: 'bare', columns: ['id'] } };
  const needy: Table = { ...table('needy', 'id', [id, column('visit', INTEGER)]), foreign_keys: [key] };
  const loose: Table = { ...table('loose', 'id', [id, column('visit', INTEGER, true)]), foreign_keys: [key] };
  const [root, part] = partitioned({ ...visits, name: 'deep' }, 'LIST (place)', ["FOR VALUES IN ('here')"]) as [
    Table,
    Table,
  ];
  const hollow: Table = {
    ...part,
    name: 'hollow',
    partition_by: 'RANGE (day)',
    partition_of: { table: 'deep', bounds: "FOR VALUES IN ('there')" },
  };
  const shelf = schema(bare, hashed, needy, loose, root, part, hollow);
  const run = weave(shelf, { rows: 60, leave_out: true });
  const counts = Object.fromEntries(run.plan.tables.map(({ name, rows }) => [name, rows > 0]));
  expect(counts).toEqual({ bare: false, hashed: false, needy: false, loose: true, deep: true });
  expect(new Set(rowsOf(run, 'loose').map((row) => row['visit']))).toEqual(new Set([null]));
  expect(new Set(rowsOf(run, 'deep').map((row) => row['place']))).toEqual(new Set(['here']));
  expect(run.plan.notes.filter(({ code }) => code === 'unfillable_table').map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /--make-partitions .*PARTITION OF "?bare"? FOR VALUES FROM \('2024-11-01'\) TO .* and 23 more like them/,
    ),
    expect.stringMatching(/PARTITION OF "?hashed"? FOR VALUES WITH \(MODULUS 4, REMAINDER 3\)/i),
    expect.stringContaining('refer to a row of bare'),
  ]);
  // A request for all tables, or for this one, is refused, unless the table is skipped.
  expect(() => weave(shelf, { rows: 60 })).toThrow(/tables\.bare: .*\ntables\.hashed: .*\ntables\.needy: /);
  expect(() => weave(shelf, { rows: { needy: 5, '*': 9 }, leave_out: true })).toThrow(/^tables\.needy: .*$/);
  const skip = { skip: true } as const;
  weave(shelf, { rows: { bare: 0, '*': 9 }, rules: { hashed: skip, needy: skip } });
});

test('created partitions have natural bounds and hold every row', () => {
  const kinds: Table = {
    ...table(
      'kinds',
      'id',
      [
        id,
        column('kind', TEXT),
        column('moment', TIME),
        column('big', { kind: 'integer', bits: 64, native: 'bigint' }),
      ],
      {
        checks: [check('kinds', "kind in ('a', 'b''c')")],
      },
    ),
  };
  const named = (name: string, partition_by: string): Table => ({ ...kinds, name, partition_by });
  const long = '注文の明細と配送先住所と請求先住所の一覧';
  const document = schema(
    named('listed', 'LIST (kind)'),
    named(long, 'RANGE (moment, id)'),
    named(`${long}2`, 'RANGE (moment)'),
    named('numbered', 'RANGE (big)'),
    named('computed', "RANGE (date_trunc('day', moment))"),
  );
  const whole = withMissingPartitions(document, '2026-11-15T00:00:00Z');
  const made = whole.tables.slice(document.tables.length);
  const boundsOf = (name: string): readonly string[] =>
    made.flatMap(({ partition_of: of }) => (of?.table === name ? [of.bounds] : []));
  expect(boundsOf('listed')).toEqual(["FOR VALUES IN ('a')", "FOR VALUES IN ('b''c')", 'DEFAULT']);
  expect(boundsOf(long)).toHaveLength(27);
  expect(boundsOf(long)[24]).toBe(
    "FOR VALUES FROM ('2026-11-01 00:00:00+00', MINVALUE) TO ('2026-12-01 00:00:00+00', MINVALUE)",
  );
  expect(boundsOf('numbered')[1]).toBe("FOR VALUES FROM ('1000') TO ('10000')");
  expect(boundsOf('computed')).toEqual(['DEFAULT']);
  expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
  for (const { name } of made) expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(63);
  const run = weave(whole, { rows: { '*': 20 } });
  expect(run.plan.tables.map(({ rows }) => rows)).toEqual([20, 20, 20, 20, 20]);
});
