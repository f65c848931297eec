import { expect, test } from 'vitest';
import type { RunContext } from '../weave/graph/run-context.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { Check, Column, SchemaDocument, Table } from '../language/schema/schema-document.ts';
import { rowsOf, weave } from './weave.fixture.ts';
import { check, column, INTEGER, table, TEXT } from './zoo.fixture.ts';

const id = column('id', INTEGER);
const MOMENT: ColumnType = { kind: 'timestamp', native: 'timestamp without time zone' };
const DATE: ColumnType = { kind: 'date', native: 'date' };
const CLOCK: ColumnType = { kind: 'time', native: 'time without time zone' };
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

type Slots = {
  readonly columns: readonly Column[];
  readonly ranges: readonly string[];
  readonly checks?: readonly Check[];
  readonly owned?: boolean;
};

function schema({ columns, ranges, checks = [], owned = false }: Slots): SchemaDocument {
  const slots: Table = {
    ...table('slots', 'id', [id, column('desk', INTEGER), ...columns], {
      keys: [{ columns: ['desk'], references: { table: 'desks', columns: ['id'] } }],
      checks,
    }),
    exclusions: ranges.map((range, index) => ({
      name: `apart_${index}`,
      method: 'gist',
      elements: [...(owned ? [{ expression: 'desk', operator: '=' }] : []), { expression: range, operator: '&&' }],
    })),
  };
  const desks = table('desks', 'id', [id]);
  return { version: 1, dialect: 'postgresql', name: 'slots', enums: [], domains: [], tables: [desks, slots] };
}

const ROWS = { rows: { desks: 6, slots: 200 } };

type Row = Readonly<Record<string, unknown>>;

/** How many ranges of a desk begin before the previous one has ended; ranges of all desks if none owns them. */
function meetings(run: RunContext, owned: boolean, ends: (row: Row) => readonly [number, number]): number {
  const rows: readonly Row[] = rowsOf(run, 'slots');
  expect(rows).toHaveLength(200);
  return [...Map.groupBy(rows, (row) => (owned ? row['desk'] : 0)).values()]
    .map((group) => {
      const spans = group.map(ends).toSorted(([a], [b]) => a - b);
      expect(spans.filter(([from, to]) => !(from <= to))).toEqual([]);
      return spans.filter(([from], index) => index > 0 && from <= (spans[index - 1]?.[1] ?? 0)).length;
    })
    .reduce((total, count) => total + count, 0);
}

const moment = (value: unknown): number => Date.parse(`${String(value).replace(' ', 'T')}Z`);

test.each([
  ["tsrange(begins, (begins + ((minutes)::double precision * '00:01:00'::interval)))", true],
  ['tsrange(begins, (begins + make_interval(mins => minutes)))', false],
  ["tsrange((begins - '00:05:00'::interval), (begins + make_interval(0, 0, 0, 0, 0, minutes)), '[]'::text)", true],
] as const)('ranges of %s never overlap', (range, owned) => {
  for (const checks of [[], [check('length', 'minutes between 30 and 900')], [check('some', 'minutes > 0')]]) {
    const columns = [column('begins', MOMENT), column('minutes', INTEGER, true)];
    const run = weave(schema({ columns, ranges: [range], checks, owned }), ROWS);
    const ends = (row: Row) =>
      [moment(row['begins']) - 5 * MINUTE, moment(row['begins']) + Number(row['minutes']) * MINUTE] as const;
    expect(meetings(run, owned, ends)).toBe(0);
    expect(rowsOf(run, 'slots').filter((row) => row['minutes'] === null)).toEqual([]);
  }
});

test('two constraints over ranges of one column both hold', () => {
  const columns = [column('begins', MOMENT), column('minutes', INTEGER), column('days', INTEGER)];
  const ranges = [
    "tsrange(begins, begins + minutes * interval '1 minute')",
    "tsrange(begins, begins + days * interval '1 day')",
  ];
  const run = weave(schema({ columns, ranges }), ROWS);
  const ends = (row: Row) => [moment(row['begins']), moment(row['begins']) + Number(row['days']) * DAY] as const;
  expect(meetings(run, false, ends)).toBe(0);
});

test('days after a date never overlap, and a number without bounds gets some', () => {
  for (const checks of [[], [check('stay', 'amount between 1 and 30')], [check('long', 'amount >= 400')]]) {
    const columns = [column('begins', DATE), column('amount', INTEGER)];
    const run = weave(
      schema({ columns, checks, owned: true, ranges: ["daterange(begins, (begins + amount), '[]'::text)"] }),
      ROWS,
    );
    const ends = (row: Row) =>
      [Date.parse(String(row['begins'])), Date.parse(String(row['begins'])) + Number(row['amount']) * DAY] as const;
    expect(meetings(run, true, ends)).toBe(0);
  }
});

test('numbers after a number never overlap, in a column that the database computes', () => {
  const numbers: Column = {
    ...column('numbers', { kind: 'range', subtype: INTEGER, native: 'int4range' }, true),
    generated: { expression: 'int4range(low, (low + amount))', stored: true },
  };
  const columns = [column('low', INTEGER), column('amount', INTEGER), numbers];
  const run = weave(schema({ columns, ranges: ['numbers'], checks: [check('some', 'amount >= 1')] }), ROWS);
  const ends = (row: Row) => [Number(row['low']), Number(row['low']) + Number(row['amount'])] as const;
  expect(meetings(run, false, ends)).toBe(0);
});

const DAYTIME = "tsrange((day + opens), ((day + closes))::timestamp without time zone, '[)'::text)";

test('times of day that a CHECK orders are on separate days', () => {
  const columns = [column('day', DATE), column('opens', CLOCK), column('closes', CLOCK, true)];
  const checks = [check('order', 'closes > opens')];
  const run = weave(schema({ columns, checks, owned: true, ranges: [DAYTIME] }), ROWS);
  const ends = (row: Row) =>
    [moment([row['day'], row['opens']].join(' ')), moment([row['day'], row['closes']].join(' '))] as const;
  expect(meetings(run, true, ends)).toBe(0);
});

test('times of day that nothing orders leave one row, which the plan reports', () => {
  const columns = [column('day', DATE), column('one', CLOCK), column('other', CLOCK)];
  const run = weave(schema({ columns, ranges: ['tsrange(day + one, day + other)'] }), { rows: { '*': 200 } });
  expect(rowsOf(run, 'slots')).toHaveLength(1);
  expect(run.plan.notes.map(({ path }) => path)).toEqual(['rows.slots']);
});

test("texts of a user's range type never overlap", () => {
  const span: Column = {
    ...column('span', { kind: 'range', subtype: TEXT, native: 'mark_span' }, true),
    generated: { expression: "mark_span(low, high, '[]'::text)", stored: true },
  };
  const columns = [column('low', TEXT), column('high', { ...TEXT, max_length: 5 } as ColumnType), span];
  const run = weave(schema({ columns, ranges: ['span'], checks: [check('order', 'low <= high')] }), ROWS);
  const marks = rowsOf(run, 'slots')
    .map((row) => [String(row['low']), String(row['high'])] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat();
  expect(marks).toHaveLength(400);
  expect(marks.filter((mark, index) => index > 0 && (marks[index - 1] ?? '') >= mark)).toEqual([]);
  expect(marks.filter((mark) => mark.length > 5)).toEqual([]);
});
