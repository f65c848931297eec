import { expect, test } from 'vitest';
import type { ColumnType } from '../../language/types/column-type.ts';
import { type RangeElement, readGeneratedRange, readRangeElement } from './range-element.ts';

const KINDS: Readonly<Record<string, ColumnType>> = {
  at: { kind: 'timestamp', native: 'timestamp' },
  until: { kind: 'timestamp', native: 'timestamp' },
  day: { kind: 'date', native: 'date' },
  opens: { kind: 'time', native: 'time' },
  closes: { kind: 'time', native: 'time' },
  span: { kind: 'interval', native: 'interval' },
  minutes: { kind: 'integer', bits: 32, native: 'integer' },
  hours: { kind: 'decimal', native: 'numeric' },
  low: { kind: 'integer', bits: 32, native: 'integer' },
  name: { kind: 'text', native: 'text' },
};
const types = new Map(Object.entries(KINDS));
const read = (text: string): RangeElement | undefined => readRangeElement({ types }, text);

const MINUTE = 60_000_000;
const DAY = 1440 * MINUTE;
const minutes = { amount: MINUTE, column: 'minutes' };
const ends = (from: string, end: readonly object[], begin: readonly object[] = []) => ({ from, to: { begin, end } });

test('a range ends in a column, or at a fixed distance from the one in which it begins', () => {
  expect(read("tsrange(at, COALESCE(until, 'infinity'::timestamp without time zone), '[)'::text)")).toEqual({
    from: 'at',
    to: { column: 'until' },
  });
  expect(read('tsrange(at, at + span)')).toEqual(ends('at', [{ amount: 1, column: 'span' }]));
  expect(read("tsrange(at, (at + '00:30:00'::interval))")).toEqual(ends('at', [{ amount: 30 * MINUTE }]));
  expect(read('int4range(low, low + minutes)')).toEqual(ends('low', [{ amount: 1, column: 'minutes' }]));
  expect(read("int4range(low, low, '[]')")).toEqual(ends('low', []));
});

test.each([
  "tsrange(at, at + (minutes * interval '1 minute'))",
  "tsrange(at, (at + ((minutes)::double precision * '00:01:00'::interval)))",
  'tsrange(at, (at + make_interval(mins => minutes)))',
  'tsrange(at, (at + make_interval(0, 0, 0, 0, 0, minutes, (0)::double precision)))',
  "tsrange(at, at + interval '1 hour' * minutes / 60)",
])('%s ends that many minutes later', (text) => {
  expect(read(text)).toEqual(ends('at', [minutes]));
});

test('both ends may be offset from the column, by several columns', () => {
  expect(
    read("tsrange((at - '00:10:00'::interval), ((at + make_interval(mins => minutes, hours => 1)) + (- span)))"),
  ).toEqual(ends('at', [minutes, { amount: -1, column: 'span' }, { amount: 60 * MINUTE }], [{ amount: -10 * MINUTE }]));
});

test('numbers after a date are days', () => {
  const days = { amount: DAY, column: 'minutes' };
  expect(read('daterange(day, (day + minutes))')).toEqual(ends('day', [days]));
  expect(read("daterange(day, ((day + (minutes * '1 day'::interval)))::date, '[]')")).toEqual(ends('day', [days]));
});

test('a range consists of a date and two times of day', () => {
  const found = { from: 'day', to: { times: ['opens', 'closes'] } };
  expect(read("tsrange((day + opens)::timestamp, (day + closes)::timestamp, '[)')")).toEqual(found);
});

test.each([
  'tsrange(at, until + span)',
  'tsrange(at, at + minutes)',
  'tsrange(at, at + span * minutes)',
  'int4range(low, low + span)',
  'int4range(low, low * 2)',
  'daterange(at::date, until::date)',
  "tsrange(at, at + hours::integer * interval '1 day')",
  'tsrange(day + opens, until)',
  'box(at, until)',
  'tsrange(at, later(at))',
  'tsrange(at',
])('%s is not read', (text) => {
  expect(read(text)).toBeUndefined();
});

test('a column that the database computes is read as its expression', () => {
  const generated = (expression: string, native: string, subtype = KINDS['at'] as ColumnType) => {
    const type: ColumnType = { kind: 'range', subtype, native };
    const columns = [{ name: 'taken', type, nullable: true, generated: { expression, stored: true } }];
    return readGeneratedRange(
      { types, table: { name: 't', columns, uniques: [], foreign_keys: [], checks: [] } },
      'taken',
    );
  };
  expect(generated('tsrange(at, until)', 'tsrange')).toEqual({ from: 'at', to: { column: 'until' } });
  expect(generated('moments(at, until)', 'public.moments')).toEqual({ from: 'at', to: { column: 'until' } });
  expect(generated('cut(at, until)', 'moments')).toBeUndefined();
});

test('months have their maximum length', () => {
  expect(read("tsrange(at, at + interval '1 month')")).toEqual(ends('at', [{ amount: 31 * DAY }]));
  expect(read('tsrange(at, at + make_interval(months => minutes))')).toEqual(
    ends('at', [{ amount: 31 * DAY, column: 'minutes' }]),
  );
});
