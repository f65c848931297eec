import type { ConstraintVerdict } from '../../document/plan/plan.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { type UniqueSet, uniqueSets } from '../draft/unique-sets.ts';
import type { Table } from './allocate.ts';
import type { CapacityFacts } from './capacity.ts';
import { type Claim, remember } from './claims.ts';
import { foldKeys } from './fold-keys.ts';
import { isUnordered } from './is-unordered.ts';
import { narrowSums } from './narrow-sums.ts';
import { overlapSets } from './overlap-sets.ts';
import { layOutTogether } from './lay-out-together.ts';
import { type Settled, settleSet } from './settle-set.ts';

/**
 * Makes sure by construction that no tuple of a key repeats, and reports how. Keys are seen to one after the other.
 * Where that costs rows, or leaves a column NULL, those that share columns are laid out together first, if that costs
 * less.
 */
export function settleUniques(draft: Draft, target: TableDraft, facts: CapacityFacts): readonly ConstraintVerdict[] {
  const table = { draft, target, facts };
  const sets = [...narrowSums(target, uniqueSets(target)), ...overlapSets(target)];
  foldKeys(target, sets, facts);
  const free = costOf(table, []);
  const undo = remember(table);
  const inTurn = settleInTurn(table, sets);
  const cost = costOf(table, inTurn);
  if (target.motif !== undefined || !isLess(free, cost)) return inTurn.map(({ verdict }) => verdict);
  undo();
  if (layOutTogether(table, sets)) {
    const together = settleInTurn(table, sets);
    if (isLess(costOf(table, together), cost)) return together.map(({ verdict }) => verdict);
  }
  undo();
  return settleInTurn(table, sets).map(({ verdict }) => verdict);
}

/** Wishes that cannot be met, rows that there is no room for, and keys that are kept by leaving a column NULL. */
type Cost = readonly [issues: number, missing: number, emptied: number];

function costOf({ draft, target }: Table, settled: readonly Settled[]): Cost {
  const owner = target.references[target.owning];
  const owned =
    owner?.strategy?.kind === 'fan_out' && owner.most !== undefined
      ? owner.most * (draft.tables.get(owner.to)?.rows ?? 0)
      : target.rows;
  return [draft.issues.length, -Math.min(target.rows, owned), settled.filter(({ emptied }) => emptied).length];
}

function isLess(one: Cost, other: Cost): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

function settleInTurn(table: Table, sets: readonly UniqueSet[]): readonly Settled[] {
  const { target } = table;
  const done = new Map<string, Settled>();
  const claims: Claim[] = [];
  const settle = (set: UniqueSet): Settled => {
    const before = done.get(set.name);
    if (before !== undefined) return before;
    // Rows that differ in some columns of a key differ in all of them.
    const narrower = target.rows > 1 ? sets.find((other) => isWithin(other, set)) : undefined;
    const first = narrower === undefined ? undefined : settle(narrower).verdict;
    // Pairs that may not come in either order do not come twice in one; the other way round there is no telling.
    for (const other of target.rows > 1 ? sets : []) if (isPairWithin(target, other, set)) settle(other);
    const { kind, name } = set;
    const settled: Settled =
      first?.verdict === 'solved' && target.rows > 1
        ? { verdict: { kind, name, verdict: 'solved', reason: `${first.name} makes rows distinct: ${first.reason}` } }
        : settleSet({ ...table, set }, claims);
    done.set(name, settled);
    return settled;
  };
  return sets.map(settle);
}

function isWithin(narrower: UniqueSet, set: UniqueSet): boolean {
  const { columns, coarse, where, filled } = narrower;
  return (
    columns.length > 0 &&
    columns.length < set.columns.length &&
    columns.every((name) => set.columns.includes(name)) &&
    coarse.length === 0 &&
    where === undefined &&
    set.filled.every((name) => filled.includes(name))
  );
}

function isPairWithin(target: TableDraft, pair: UniqueSet, set: UniqueSet): boolean {
  const { columns, coarse } = pair;
  return (
    set.coarse.length === 0 &&
    coarse.length === 2 &&
    [...columns, ...coarse].every((name) => set.columns.includes(name)) &&
    isUnordered({ target, set: pair })
  );
}
