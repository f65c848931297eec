import {
  columnsOf,
  type Expression,
  type Limit,
  printExpression,
  type Table,
  tableKey,
  type TriggerRules,
  type Unique,
} from '@rowloom/engine';
import type { Lookup, Probe, Probes } from './lookup.ts';
import { conjunction, holds, MANY, valueOf } from './probe-answers.ts';
import { type Demand, splitPath } from './split-path.ts';

export type Kept = { readonly [Kind in keyof TriggerRules]-?: NonNullable<TriggerRules[Kind]>[number][] };

export type WayContext = {
  readonly table: Table;
  readonly trigger: string;
  readonly timing: 'before' | 'after' | 'instead_of';
  readonly probes: Probes;
};

/** Larger limits are not searched. */
const LARGEST = 10_000;

type Asked = { readonly probed: readonly Demand[]; readonly plain: readonly Demand[] };

/**
 * The maximum number of rows of the table itself with the same values, as the trigger counts them; false if it counts
 * none.
 */
export function addLimit(kept: Kept, lookup: Lookup, { probed, plain }: Asked, context: WayContext): boolean {
  const { probes, trigger } = context;
  const columns = columnsOfRow(lookup);
  if (columns === undefined) return false;
  if (!probed.every(({ test }) => columnsOf(test).every((name) => typeof probes.find(name)?.gives === 'string')))
    return false;
  const refused = firstRefused(probed, probes);
  const most = (refused ?? 0) - (countsItself(lookup, context) ? 1 : 0);
  if (most < 1) return false;
  const where = counted(lookup, plain);
  // With a single row, only rows like the one it looks for can be too many: a limit on all rows would be a key.
  const isPartial = isSameTest(conditionOf(lookup), where);
  if (most === 1 && columns.length > 0 && (where === undefined || isPartial))
    kept.uniques.push({ name: trigger, columns, ...written(where) } satisfies Unique);
  else kept.limits.push({ name: trigger, columns, most, ...written(where) } satisfies Limit);
  return true;
}

/** The planned limit if a column of the parent gives it: parents have at least this capacity. */
const ROOM = 12;

/** The maximum number of rows per parent that a column of the parent gives. */
export function addRoom(kept: Kept, probed: readonly Demand[], plain: readonly Demand[], context: WayContext): boolean {
  for (const { test, is } of probed) {
    const sides = is === 'true' ? sidesOf(test, context.probes) : undefined;
    const columns = sides === undefined ? undefined : columnsOfRow(sides.own.lookup);
    if (sides === undefined || columns === undefined || tableKey(sides.own.lookup.table) !== tableKey(context.table))
      continue;
    const { own, parent, column, slack } = sides;
    const owned = parent.keys.map((key) => key.own);
    if (owned.length === 0 || parent.conditions.length > 0 || !owned.every((name) => columns.includes(name))) continue;
    const { schema, name: table } = parent.table;
    kept.limits.push({
      name: context.trigger,
      columns,
      most: ROOM,
      ...written(counted(own.lookup, plain)),
      room: {
        columns: owned,
        references: {
          ...(schema === undefined ? {} : { schema }),
          table,
          columns: parent.keys.map((key) => key.column),
        },
        column,
        slack: slack - (countsItself(own.lookup, context) ? 1 : 0),
      },
    });
    return true;
  }
  return false;
}

type Sides = {
  readonly own: Probe;
  readonly parent: Lookup;
  readonly column: string;
  /** By how much the count may exceed the column before another row is refused. */
  readonly slack: number;
};

const TURNED = { '<=': '>=', '<': '>', '=': '=' } as const;
const SLACK = { '>=': 0, '=': 0, '>': 1 } as const;

/** `count >= capacity`, either way round. */
function sidesOf(test: Expression, probes: Probes): Sides | undefined {
  if (test.op !== 'compare') return undefined;
  const [left, right] = [test.left, test.right].map((side) =>
    side.op === 'column' ? probes.find(side.name) : undefined,
  );
  const isTurned = right?.gives === 'count';
  const [own, parent] = isTurned ? [right, left] : [left, right];
  const operator = isTurned ? TURNED[test.operator as keyof typeof TURNED] : test.operator;
  const slack = SLACK[operator as keyof typeof SLACK] as number | undefined;
  if (own?.gives !== 'count' || typeof parent?.gives !== 'object' || slack === undefined) return undefined;
  return { own, parent: parent.lookup, column: parent.gives.column, slack };
}

/** The columns that the new row shares with the counted ones; undefined for other queries. */
function columnsOfRow({ keys }: Lookup): readonly string[] | undefined {
  const columns = keys.map(({ own }) => own);
  const isOwn = keys.every(({ column, own }) => column === own) && new Set(columns).size === columns.length;
  return isOwn ? columns : undefined;
}

/** A row that is already written is among those that it finds. */
const countsItself = ({ isOther }: Lookup, { timing }: WayContext): boolean => timing !== 'before' && !isOther;

/** The number of existing rows at which the next one is first refused; undefined if it never is. */
function firstRefused(probed: readonly Demand[], probes: Probes): number | undefined {
  const isRefused = (rows: number): boolean =>
    probed.every(({ test, is }) => holds(test, is, (probe) => valueOf(probe, rows), probes) === true);
  if (!isRefused(MANY)) return undefined;
  for (let rows = 0; rows <= LARGEST; rows += 1) if (isRefused(rows)) return rows;
  return undefined;
}

const conditionOf = (lookup: Lookup): Expression | undefined => conjunction(conditionsOf(lookup));

/** Each condition in the form that it has for the new row. */
function conditionsOf({ conditions }: Lookup): readonly Expression[] {
  const [way, ...others] = splitPath(conditions.map((test) => ({ test, isTrue: true })));
  return way === undefined || others.length > 0 ? conditions : way.map(testOf);
}

/** The rows that the trigger accepts only while there are few: those that it counts and tests. */
function counted(lookup: Lookup, plain: readonly Demand[]): Expression | undefined {
  const keys = new Set(lookup.keys.map(({ own }) => own));
  const isOfKey = ({ test }: Demand): boolean =>
    test.op === 'is' && test.value === 'null' && test.arg.op === 'column' && keys.has(test.arg.name);
  const asked = plain.filter((demand) => !isOfKey(demand)).map(testOf);
  const all = [...conditionsOf(lookup), ...asked];
  return conjunction([...new Map(all.map((test) => [printExpression(test), test])).values()]);
}

/** It concerns the rows for which it is true. */
function testOf({ test, is }: Demand): Expression {
  if (is === 'true') return test;
  const arg: Expression = is === 'false' ? test : { op: 'is', arg: test, value: is === 'not true' ? 'true' : 'false' };
  return { op: 'not', arg };
}

const isSameTest = (one: Expression | undefined, other: Expression | undefined): boolean =>
  one !== undefined && other !== undefined && printExpression(one) === printExpression(other);

const written = (where: Expression | undefined): Pick<Limit, 'where'> =>
  where === undefined ? {} : { where: { expression: printExpression(where), predicate: where } };
