import { RowloomError } from '../rowloom-error.ts';
import { countChildren } from './children-of.ts';
import type { NaturalRows } from './natural-rows.ts';
import type { TableFacts } from './table-facts.ts';

type Given = Readonly<Record<string, unknown>>;

/** Rows of another table for the row being made: overrides for each. */
export type ChildrenWish = {
  readonly table: string;
  /** The reference by which they belong to it: its index, and its name in overrides. */
  readonly index: number;
  readonly parent: string;
  readonly overrides: readonly Given[];
};

/** Overrides without the requested children: `{ order_items: 3 }` or `{ order_items: [{ quantity: 2 }] }`. */
export function splitChildren(
  all: ReadonlyMap<string, TableFacts>,
  facts: TableFacts,
  given: Given,
): { readonly own: Given; readonly children: readonly ChildrenWish[] } {
  const own: Record<string, unknown> = {};
  const children: ChildrenWish[] = [];
  for (const [name, value] of Object.entries(given)) {
    const isOwn = facts.columns.has(name) || facts.parents.some(({ names }) => names.includes(name));
    const child = isOwn ? undefined : facts.children.find(({ names }) => names.includes(name));
    if (child === undefined || value === undefined) own[name] = value;
    else children.push({ ...readKey(all, facts, child.table), overrides: readWishes(facts, name, value) });
  }
  return { own, children };
}

function readKey(
  all: ReadonlyMap<string, TableFacts>,
  facts: TableFacts,
  table: string,
): Pick<ChildrenWish, 'table' | 'index' | 'parent'> {
  const child = all.get(table);
  const ways = (child?.parents ?? []).filter(({ index }) => child?.plan.references[index]?.to === facts.name);
  const [way, second] = ways;
  if (way !== undefined && second === undefined) return { table, index: way.index, parent: way.names[0] ?? '' };
  const names = ways.map(({ names: [first = ''] }) => first);
  throw new RowloomError(
    'unknown_name',
    `${facts.name}.${table}: ${table} refers to ${facts.name} as ${names.join(' and as ')}. Make the row first, and then many('${table}', 3, { ${names[0] ?? ''}: row }).`,
    { table: facts.name },
  );
}

const MAX_CHILDREN = 10_000;

function readWishes(facts: TableFacts, name: string, value: unknown): readonly Given[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)) return value as Given[];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_CHILDREN)
    return Array.from({ length: value }, () => ({}));
  throw new RowloomError(
    'value',
    `${facts.name}.${name}: say how many rows of ${name} belong to this one, or give overrides for each: ${name}: 3, or ${name}: [{ … }, { … }].`,
    { table: facts.name },
  );
}

/** The number of rows searched for one with exactly that many children in the plan. */
const MAX_LOOKS = 200;

/** Of some rows those first with the requested number of children: sums over them then agree by themselves. */
export function* withAsManyChildren(
  natural: NaturalRows,
  all: ReadonlyMap<string, TableFacts>,
  children: readonly ChildrenWish[],
  rows: Iterable<number>,
): Generator<number, undefined> {
  const counted = children.flatMap(({ table, index, overrides }) => {
    const plan = all.get(table)?.plan;
    const reference = plan?.references[index];
    const isCounted = reference?.owning === true && reference.strategy.kind === 'fan_out';
    return plan !== undefined && isCounted ? [{ plan, index, count: overrides.length }] : [];
  });
  if (counted.length === 0) return;
  let looks = 0;
  for (const row of rows) {
    if (counted.every(({ plan, index, count }) => countChildren(natural, plan, index, row) === count)) yield row;
    if (++looks >= MAX_LOOKS) return;
  }
}
