import { expect, test } from 'vitest';
import type { ColumnType } from '../language/types/column-type.ts';
import type { SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { BOOLEAN, check, column, INTEGER, table, TEXT, TIME } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const DATE: ColumnType = { kind: 'date', native: 'date' };
const PERIOD: ColumnType = { kind: 'range', subtype: DATE, native: 'daterange' };

function schema(...tables: SchemaDocument['tables']): SchemaDocument {
  return { version: 1, dialect: 'postgresql', name: 'constraints', enums: [], domains: [], tables };
}

function verdictOf(run: ReturnType<typeof weave>, name: string): string | undefined {
  return run.plan.tables.flatMap(({ constraints }) => constraints).find((item) => item.name === name)?.verdict;
}

test('NULLs that a CHECK ties to other columns are chosen together where a key needs them', () => {
  const run = weave(
    schema(
      table('doors', 'id', [id]),
      table(
        'locks',
        'id',
        [id, column('door', INTEGER), column('active', BOOLEAN, true), column('retired', TIME, true)],
        {
          keys: [{ columns: ['door'], references: { table: 'doors', columns: ['id'] } }],
          uniques: [{ columns: ['door', 'active'] }],
          checks: [
            check(
              'retired_sane',
              '(active is null and retired is not null) or (active is not null and retired is null)',
            ),
          ],
        },
      ),
    ),
    { rows: { doors: 20, locks: 200 } },
  );
  const rows = rowsOf(run, 'locks');
  expect(rows.every((row) => (row['active'] === null) === (row['retired'] !== null))).toBe(true);
  const active = rows
    .filter((row) => row['active'] !== null)
    .map((row) => JSON.stringify([row['door'], row['active']]));
  expect(active.length).toBeGreaterThan(3);
  expect(new Set(active).size).toBe(active.length);
});

test('a partial unique index over a NULL that a CHECK ties to other columns draws other variants', () => {
  const run = weave(
    schema(
      table('doors', 'id', [id]),
      table('keys', 'id', [id, column('door', INTEGER), column('lost_at', TIME, true), column('finder', TEXT, true)], {
        keys: [{ columns: ['door'], references: { table: 'doors', columns: ['id'] } }],
        uniques: [
          {
            columns: ['door'],
            where: {
              expression: 'lost_at IS NULL',
              predicate: { op: 'is', arg: { op: 'column', name: 'lost_at' }, value: 'null' },
            },
            index: true,
          },
        ],
        checks: [check('finder_sane', '(lost_at is null) = (finder is null)')],
      }),
    ),
    { rows: { doors: 20, keys: 200 } },
  );
  const rows = rowsOf(run, 'keys');
  expect(rows.every((row) => (row['lost_at'] === null) === (row['finder'] === null))).toBe(true);
  const held = rows.filter((row) => row['lost_at'] === null).map((row) => row['door']);
  expect(held.length).toBeGreaterThan(3);
  expect(new Set(held).size).toBe(held.length);
});

test('a CHECK that forbids NULL in a tree holds for its roots too', () => {
  const run = weave(
    schema(
      table('nodes', 'id', [id, column('parent', INTEGER, true), column('label', TEXT, true)], {
        keys: [{ columns: ['parent'], references: { table: 'nodes', columns: ['id'] } }],
        checks: [check('labelled', 'parent is not null or label is null')],
      }),
    ),
    { rows: { nodes: 200 } },
  );
  const rows = rowsOf(run, 'nodes');
  expect(rows.some((row) => row['parent'] === null)).toBe(true);
  expect(rows.every((row) => row['parent'] !== null || row['label'] === null)).toBe(true);
});

test('a value that one variant of a CHECK forbids is not drawn in it', () => {
  const run = weave(
    schema(
      table('jobs', 'id', [id, column('state', INTEGER), column('done_at', TIME, true)], {
        checks: [check('done_sane', '(state = 0 and done_at is null) or (state <> 0 and done_at is not null)')],
      }),
    ),
    { rows: { jobs: 300 } },
  );
  expect(rowsOf(run, 'jobs').every((row) => (row['state'] === 0) === (row['done_at'] === null))).toBe(true);
});

test('two references that must differ do, in every row', () => {
  const run = weave(
    schema(
      table('parts', 'id', [id]),
      table('fits', 'id', [id, column('whole', INTEGER), column('piece', INTEGER)], {
        keys: ['whole', 'piece'].map((name) => ({
          columns: [name],
          references: { table: 'parts', columns: ['id'] },
        })),
        checks: [check('no_self', 'whole <> piece')],
      }),
    ),
    { rows: { parts: 400, fits: 3000 } },
  );
  expect(rowsOf(run, 'fits').filter((row) => row['whole'] === row['piece'])).toEqual([]);
});

const bookings = (elements: NonNullable<Table['exclusions']>[number]['elements']): SchemaDocument =>
  schema(table('rooms', 'id', [id]), {
    ...table('bookings', 'id', [id, column('room', INTEGER), column('during', PERIOD), column('note', TEXT)], {
      keys: [{ columns: ['room'], references: { table: 'rooms', columns: ['id'] } }],
    }),
    exclusions: [{ name: 'no_clash', method: 'gist', elements }],
  });

test('ranges that an exclusion constraint keeps apart never overlap', () => {
  const run = weave(
    bookings([
      { expression: 'room', operator: '=' },
      { expression: 'during', operator: '&&' },
    ]),
    { rows: { rooms: 5, bookings: 200 } },
  );
  const spans = rowsOf(run, 'bookings')
    .map((row) => ({ room: row['room'], during: /^\[([\d-]+),([\d-]+)\)$/.exec(String(row['during'])) ?? [] }))
    .map(({ room, during: [, from = '', to = ''] }) => ({ room, from, to }));
  expect(spans.every(({ from, to }) => from !== '' && from < to)).toBe(true);
  const clashes = spans.filter((one, index) =>
    spans.slice(index + 1).some((other) => one.room === other.room && one.from < other.to && other.from < one.to),
  );
  expect(clashes).toEqual([]);
  expect(verdictOf(run, 'no_clash')).toBe('solved');
});

test('ranges of few parents keep apart for each of two constraints, and lie between the ends that a CHECK says', () => {
  const run = weave(
    schema(table('rooms', 'id', [id]), table('hosts', 'id', [id]), {
      ...table('bookings', 'id', [id, column('room', INTEGER), column('host', INTEGER), column('during', PERIOD)], {
        keys: ['room', 'host'].map((name) => ({
          columns: [name],
          references: { table: `${name}s`, columns: ['id'] },
        })),
        checks: [check('in_year', "lower(during) >= date '2024-01-01' and upper(during) <= date '2025-01-01'")],
      }),
      exclusions: ['room', 'host'].map((expression) => ({
        name: `${expression}_once`,
        method: 'gist',
        elements: [
          { expression, operator: '=' },
          { expression: 'during', operator: '&&' },
        ],
      })),
    }),
    { rows: { rooms: 3, hosts: 4, bookings: 300 } },
  );
  const spans = rowsOf(run, 'bookings').map(({ room, host, during }) => {
    const [, from = '', to = ''] = /^\[([\d-]+),([\d-]+)\)$/.exec(String(during)) ?? [];
    return { room, host, from, to };
  });
  const clashes = spans.filter((one, index) =>
    spans.slice(index + 1).some((other) => {
      const isShared = one.room === other.room || one.host === other.host;
      return isShared && one.from < other.to && other.from < one.to;
    }),
  );
  expect(clashes).toEqual([]);
  expect(spans.filter(({ from, to }) => from < '2024-01-01' || to > '2025-01-01')).toEqual([]);
  expect(spans).toHaveLength(300);
});

test('an exclusion of equal values is a unique key', () => {
  const run = weave(
    bookings([
      { expression: 'room', operator: '=' },
      { expression: 'note', operator: '=' },
    ]),
    { rows: { rooms: 5, bookings: 200 } },
  );
  expect(new Set(rowsOf(run, 'bookings').map((row) => JSON.stringify([row['room'], row['note']]))).size).toBe(200);
  expect(verdictOf(run, 'no_clash')).toBe('solved');
});

test('an unsatisfiable constraint is reported by name before the run', () => {
  const document = bookings([
    { expression: 'room', operator: '=' },
    { expression: 'lower(note)', operator: '<>' },
  ]);
  const run = weave(document, { rows: { rooms: 5, bookings: 200 } });
  expect(verdictOf(run, 'no_clash')).toBe('unsupported');
  expect(run.plan.notes).toMatchObject([
    { code: 'constraint_unsupported', path: 'tables.bookings.exclusions.no_clash' },
  ]);
  expect(run.plan.notes[0]?.message).toMatch(/no_clash.*rule/);
});

test('an unreadable CHECK is reported by name before the run', () => {
  const run = weave(
    schema({ ...table('stones', 'id', [id]), checks: [{ name: 'odd', expression: 'mystery(id) @@ 3' }] }),
    { rows: { stones: 5 } },
  );
  expect(run.plan.notes).toMatchObject([{ code: 'constraint_unsupported', path: 'tables.stones.checks.odd' }]);
});

test('under NULLS NOT DISTINCT no tuple repeats, NULLs included', () => {
  const run = weave(
    schema(
      table('doors', 'id', [id]),
      table(
        'signs',
        'id',
        [id, column('door', INTEGER, true), column('code', TEXT, true), column('nick', TEXT, true)],
        {
          keys: [{ columns: ['door'], references: { table: 'doors', columns: ['id'] } }],
          uniques: [
            { columns: ['door', 'code'], nulls_not_distinct: true },
            { columns: ['nick'], nulls_not_distinct: true },
          ],
        },
      ),
    ),
    { rows: { doors: 4, signs: 300 } },
  );
  const rows = rowsOf(run, 'signs');
  expect(new Set(rows.map((row) => JSON.stringify([row['door'], row['code']]))).size).toBe(300);
  expect(new Set(rows.map((row) => row['nick'])).size).toBe(300);
});
