import { compileReader } from '../compile/compile-reader.ts';
import type { ColumnProgram } from '../graph/column-program.ts';
import { makeLoopScope } from '../compile/make-row-scope.ts';
import { type Reader, type RunContext, tableOf } from '../graph/run-context.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { castValue } from '../../language/values/cast-value.ts';
import type { SqlValue } from '../../language/values/sql-value.ts';
import { findOwnGenerator, type OwnCell, type OwnFunction, whyNoOwn } from '../generators/whole/own.ts';
import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { draw } from '../../base/random/draw.ts';
import { numberBelow } from '../graph/draw-node.ts';
import { deriveKey, type Key } from '../../base/random/key.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

const NUMBER: ColumnType = { native: 'bigint', kind: 'integer', bits: 64 };
const WORD = 4_294_967_296;
/** No column's name contains a NUL. */
const DRAW = '\0draw';
const ROW = '\0row';

type Made = Readonly<Record<string, unknown>>;

/** Calls a custom generator, row by row, over the columns that it reads. */
export function makeOwnReader(
  run: RunContext,
  table: string,
  column: string,
  options: GeneratorOptions,
  sampling: boolean | number,
): Reader {
  const make = findOwnGenerator(options);
  if (make === undefined)
    throw new UnbuildableColumn(whyNoOwn(options), 'Run the command in the folder of that rowloom.config.ts.');
  const type = tableOf(run, table).types.get(column) ?? NUMBER;
  let read: ((row: number, salt: number) => Made) | undefined;
  let known: { readonly row: number; readonly salt: number; readonly value: SqlValue } | undefined;
  return {
    valueAt(row, salt) {
      if (known?.row === row && known.salt === salt) return known.value;
      // Compiled on first use: its inputs may still be under construction.
      read ??= compileRecord(run, table, column, readsOf(options), sampling);
      const value = askOwn(make, { table, column, type, seed: run.plan.seed }, read(row, salt));
      known = { row, salt, value };
      return value;
    },
  };
}

const readsOf = ({ reads }: GeneratorOptions): readonly string[] => (Array.isArray(reads) ? reads.map(String) : []);

function compileRecord(
  run: RunContext,
  table: string,
  column: string,
  reads: readonly string[],
  sampling: boolean | number,
): (row: number, salt: number) => Made {
  const scope = makeLoopScope(run, table, sampling);
  const { engine_version: version, seed } = run.plan;
  const node = numberBelow(scope.draws(column), WORD, version, seed, table, column, 'own');
  const columns: readonly ColumnProgram[] = [
    ...reads.map((name) => scope.column(name)),
    { name: DRAW, type: NUMBER, isNull: undefined, value: { kind: 'integer', node } },
    { name: ROW, type: NUMBER, isNull: undefined, value: { kind: 'integer', node: scope.number } },
  ];
  const readRows = compileReader(scope.frame, columns);
  return (row, salt) => readRows(row, row + 1, salt)[0] ?? {};
}

type Place = { readonly table: string; readonly column: string; readonly type: ColumnType; readonly seed: number };

function askOwn(make: OwnFunction, { table, column, type, seed }: Place, made: Made): SqlValue {
  const { [DRAW]: base, [ROW]: number, ...record } = made;
  const value = make(
    makeOwnCell(table, column, Number(number) + 1, record, deriveKey(seed, table, column, Number(base))),
  );
  if (value === null) return null;
  return castValue(typeof value === 'number' && !Number.isSafeInteger(value) ? String(value) : value, type);
}

/** Also for testing a generator before a plan is made. */
export function makeOwnCell(table: string, column: string, row: number, record: Made, { k0, k1 }: Key): OwnCell {
  let count = 0;
  const next = (): number => (draw(count++, 0, k0, k1) >>> 0) / WORD;
  const below = (most: number): number => Math.floor(next() * most);
  return Object.freeze({
    table,
    column,
    row,
    record: Object.freeze(record),
    draw: next,
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (share: number): boolean => next() < share,
  });
}
