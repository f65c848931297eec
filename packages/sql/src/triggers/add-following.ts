import { columnsOf, type Expression, type Following, mapParts, partsOf, type Table, tableKey } from '@rowloom/engine';
import type { Lookup, Probes } from './lookup.ts';
import type { Kept, WayContext } from './limits-of-way.ts';
import { conjunction, isTrue } from './probe-answers.ts';
import type { Demand } from './split-path.ts';

/**
 * A way that every row goes in which a column is not what an expression says, `depth <> parent_depth + 1`: the column follows.
 * The expression may read rows that the table's foreign keys lead to.
 */
export function addFollowing(kept: Kept, way: readonly Demand[], { table, trigger, probes }: WayContext): boolean {
  for (const [place, demand] of way.entries()) {
    const others = way.filter((_, at) => at !== place);
    const isOwn = ({ test }: Demand): boolean => columnsOf(test).every((name) => probes.find(name) === undefined);
    if (!others.every(isOwn)) continue;
    const found = equalTo(demand, table, probes);
    if (found === undefined) continue;
    const where = conjunction(others.map(asCondition));
    kept.follows.push({ name: trigger, ...found, ...(where === undefined ? {} : { where }) } satisfies Following);
    return true;
  }
  return false;
}

/** Only columns that follow from other rows need be made so; what follows within the row is a CHECK like any other. */
export function keepFollowing(kept: Kept): void {
  const led = new Set(kept.follows.flatMap(({ column, value }) => (readsThrough(value) ? [column] : [])));
  kept.follows.splice(0, kept.follows.length, ...kept.follows.filter(({ column }) => led.has(column)));
}

const readsThrough = (value: Expression): boolean =>
  (value.op === 'column' && value.through !== undefined) || partsOf(value).some(readsThrough);

const UNEQUAL: Readonly<Record<string, Demand['is']>> = {
  '<>': 'true',
  'is distinct from': 'true',
  '=': 'false',
  'is not distinct from': 'false',
};

function equalTo({ test, is }: Demand, table: Table, probes: Probes): Pick<Following, 'column' | 'value'> | undefined {
  if (test.op !== 'compare') return undefined;
  const { operator, left, right } = test;
  if (UNEQUAL[operator] !== is && !(operator === '=' && is === 'not true')) return undefined;
  for (const [own, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (own.op !== 'column' || probes.find(own.name) !== undefined) continue;
    const value = throughKeys(other, table, probes);
    if (value !== undefined && !columnsOf(value).includes(own.name)) return { column: own.name, value };
  }
  return undefined;
}

/** What the probes give, by way of the foreign keys that they look up; undefined where some go another way. */
function throughKeys(expression: Expression, table: Table, probes: Probes): Expression | undefined {
  let isWhole = true;
  const replace = (part: Expression): Expression => {
    const probe = part.op === 'column' ? probes.find(part.name) : undefined;
    if (probe === undefined) return mapParts(part, replace);
    const step = stepOf(probe.lookup, table);
    if (step !== undefined && typeof probe.gives === 'object')
      return { op: 'column', name: probe.gives.column, through: [step] };
    isWhole = false;
    return part;
  };
  const replaced = replace(expression);
  return isWhole ? replaced : undefined;
}

/** The column by which an expression names the foreign key that a query follows, and in no other key. */
function stepOf({ table: to, keys, conditions, isOther }: Lookup, table: Table): string | undefined {
  if (conditions.length > 0 || isOther) return undefined;
  const found = table.foreign_keys.find(
    ({ columns, references }) =>
      tableKey({ name: references.table, schema: references.schema ?? table.schema }) === tableKey(to) &&
      columns.length === keys.length &&
      keys.every(({ column, own }) => references.columns[columns.indexOf(own)] === column),
  );
  return found?.columns.find((name) =>
    table.foreign_keys.every(({ columns }) => columns === found.columns || !columns.includes(name)),
  );
}

const asCondition = ({ test, is }: Demand): Expression =>
  is === 'true'
    ? test
    : is === 'false'
      ? { op: 'not', arg: test }
      : { op: 'not', arg: is === 'not true' ? isTrue(test) : { op: 'is', arg: test, value: 'false' } };
