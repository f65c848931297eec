import { askedByChildren } from '../draft/asked-by-children.ts';
import type { Draft } from '../draft/draft.ts';
import type { LeftOut } from '../left-out/plan-leaving-out.ts';
import type { BrokenTable } from '../checks/probe-checks.ts';
import { predicatesOf } from '../checks/solve-table.ts';

/** How far planning goes for tables for which the usual methods found no rows. */
export type Lengths = Pick<Draft, 'efforts' | 'narrowed' | 'particular' | 'torn' | 'literal' | 'meant' | 'work'> & {
  /** Tables that are planned as a motif. */
  readonly seeds: ReadonlySet<string>;
  readonly leftOut: LeftOut;
  /** Tables whose statistics contradict their CHECKs, so that the statistics are ignored. */
  readonly unmeasured: ReadonlySet<string>;
  /** The maximum number of rows of tables, as found by an earlier attempt. */
  readonly room: ReadonlyMap<string, number>;
  /** Whether some parents are being made as their children require; tried once, before more expensive methods. */
  readonly kinds?: 'trying' | 'tried';
};

export const USUAL: Pick<Lengths, 'efforts' | 'narrowed' | 'particular' | 'seeds' | 'unmeasured' | 'room'> = {
  efforts: new Map(),
  narrowed: new Set(),
  particular: new Set(),
  seeds: new Set(),
  unmeasured: new Set(),
  room: new Map(),
};

export const [SEARCHING, WITH_NULLS] = [1, 2];

/** The same with more effort for the broken tables; undefined if all of them have had it. */
export function raised(
  efforts: Draft['efforts'],
  broken: readonly BrokenTable[],
  effort: number,
): Draft['efforts'] | undefined {
  const more = broken.filter(({ table }) => (efforts.get(table) ?? 0) < effort);
  return more.length === 0 ? undefined : new Map([...efforts, ...more.map(({ table }) => [table, effort] as const)]);
}

/** The broken tables and those narrowed before, if that requires more of some parent than before. */
export function narrowing(draft: Draft, broken: readonly BrokenTable[]): ReadonlySet<string> | undefined {
  const narrowed = new Set([...draft.narrowed, ...broken.map(({ table }) => table)]);
  const askedOf = (one: Draft): number =>
    [...one.tables.values()].reduce((sum, target) => sum + askedByChildren(one, target, predicatesOf).length, 0);
  return askedOf({ ...draft, narrowed }) > askedOf(draft) ? narrowed : undefined;
}
