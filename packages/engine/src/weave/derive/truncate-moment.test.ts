import { expect, test } from 'vitest';
import { compileTable } from '../compile/compile-table.ts';
import { copyText } from '../encode/copy-text.ts';
import { tagged } from '../../language/values/sql-value.ts';
import { callFunction } from '../../language/functions/call-function.ts';
import { rowsOf, weave } from '../../laws/weave.fixture.ts';
import { column, INTEGER, table, TEXT, TIME } from '../../laws/zoo.fixture.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { decodeUtf8 } from '../../base/bytes/utf8.ts';

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year', 'decade'];
const DATE: ColumnType = { kind: 'date', native: 'date' };
const UUID: ColumnType = { kind: 'uuid', native: 'uuid' };

function schema(...columns: readonly (readonly [string, ColumnType])[]): SchemaDocument {
  const all = [column('id', INTEGER), ...columns.map(([name, type]) => column(name, type))];
  return { version: 1, dialect: 'postgresql', name: 'cut', enums: [], domains: [], tables: [table('t', 'id', all)] };
}

/** The result of the interpreter, which other tests compare with PostgreSQL. */
function cutAt(unit: string, moment: string): string {
  const micros = Date.parse(moment) * 1000;
  const cut = tagged(callFunction('date_trunc', [unit, { kind: 'timestamp', micros }], { as_of_micros: 0 }));
  return new Date((cut?.kind === 'timestamp' ? cut.micros : Number.NaN) / 1000).toISOString().replace('.000Z', 'Z');
}

test.each(UNITS)('date_trunc finds the beginning of the %s, before 1970 too', (unit) => {
  const run = weave(schema(['at', TIME], ['day', DATE], ['cut', TIME], ['cut_day', DATE]), {
    rows: { t: 300 },
    rules: {
      't.at': { generator: 'timestamp', options: { min: '1890-01-01', max: '2060-12-31' } },
      't.day': { generator: 'date', options: { min: '1890-01-01', max: '2060-12-31' } },
      't.cut': { derive: `date_trunc('${unit}', at)` },
      't.cut_day': { derive: `date(date_trunc('${unit}', day))` },
    },
  });
  for (const row of rowsOf(run, 't')) {
    expect(row['cut']).toBe(cutAt(unit, String(row['at'])));
    expect(row['cut_day']).toBe(cutAt(unit, `${String(row['day'])}T00:00:00Z`).slice(0, 10));
  }
});

test('WebAssembly gives the same result, also for the text of a UUID', () => {
  const units = UNITS.map((unit) => [`cut_${unit}`, TIME] as const);
  const run = weave(schema(['at', TIME], ['key', UUID], ['path', TEXT], ...units), {
    rows: { t: 500 },
    rules: {
      't.path': { derive: "key || '/' || row_number()" },
      ...Object.fromEntries(UNITS.map((unit) => [`t.cut_${unit}`, { derive: `date_trunc('${unit}s', at)` }])),
    },
  });
  const [expected, found] = (['javascript', 'webassembly'] as const).map((engine) => {
    const program = compileTable(run, 't', copyText, { engine });
    const view = new DataView(new ArrayBuffer(Math.max(1 << 20, program.minBytes)));
    const state = { at: 0 };
    expect(program.fill(view, 0, 500, state)).toBe(500);
    return decodeUtf8(view, 0, state.at);
  });
  expect(found).toBe(expected);
  for (const { id, key, path } of rowsOf(run, 't')) expect(path).toBe(`${String(key)}/${String(id)}`);
});

test('an unsupported unit is reported', () => {
  const cut = (derive: string) => () =>
    weave(schema(['at', TIME], ['cut', TIME]), { rows: { t: 3 }, rules: { 't.cut': { derive } } });
  expect(cut("date_trunc('eon', at)")).toThrow(/date_trunc needs one of second, minute/);
  expect(cut("date_trunc('day', id)")).toThrow(/a date or timestamp/);
});
