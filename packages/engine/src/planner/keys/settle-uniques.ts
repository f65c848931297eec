import { countOf } from '../../base/text/count-of.ts';
import type { CapacityFacts } from './capacity.ts';
import { offersOf } from './offers/column-offers.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ConstraintVerdict } from '../../document/plan/plan.ts';
import { byOtherKeys } from './holds-as-planned.ts';
import { type Claim, claimOf, remember, stands } from './claims.ts';
import { byCouples } from './ways/by-couples.ts';
import { byDerivation } from './ways/by-derivation.ts';
import {
  byJsonMember,
  byLists,
  byOneColumn,
  byOthersOfOwner,
  byOwner,
  byPeriod,
  byPlace,
  byTuples,
} from './ways/by-digits.ts';
import { byDealing } from './ways/by-dealing.ts';
import { byFewerRows } from './ways/by-fewer-rows.ts';
import { byMixing } from './ways/by-mixing.ts';
import { byNewParent } from './ways/by-new-parent.ts';
import { byNullablePairs, byPairs } from './ways/by-pairs.ts';
import { byNulls, byPartial } from './ways/by-partial.ts';
import { byRanges } from './ways/by-ranges.ts';
import { bySiblings } from './ways/by-siblings.ts';
import { byValuePairs } from './ways/by-value-pairs.ts';
import { byChain, byRoots } from './ways/by-tree.ts';
import { byWhatHolds } from './ways/by-what-holds.ts';
import { foldKeys } from './fold-keys.ts';
import { forbidNulls } from './forbid-nulls.ts';
import { isUnordered } from './is-unordered.ts';
import { type UniqueSet, uniqueSets } from '../draft/unique-sets.ts';
import { eachSwapped, withoutSwapped } from './without-swapped.ts';
import type { UniqueTask } from './unique-task.ts';

type Way = (task: UniqueTask) => string | undefined;

/**
 * From what holds anyway to what changes the rows most: the first way that works is taken. Beside a special one stands the
 * schema of the zoo that has no other.
 */
const WAYS: readonly Way[] = [
  byDealing,
  byPairs,
  bySiblings, // sibling-pairs
  byWhatHolds,
  byOtherKeys,
  byValuePairs,
  byRoots, // trees
  byPlace,
  byOneColumn,
  byNewParent,
  byChain, // cycles
  byOwner,
  byPeriod, // expression-uniques
  byPartial, // partial-uniques
  byTuples,
  byOthersOfOwner,
  byDerivation, // object-keys, paired-dates
  byCouples,
  byLists,
  byMixing, // overlapping-uniques
  byNulls,
  byJsonMember, // json-texts
  byRanges, // paired-dates
  byNullablePairs,
];

/** Those that mind which of two columns that trade places are in the key. */
const PAIRING: ReadonlySet<Way> = new Set([byPairs, bySiblings, byCouples, byNullablePairs]);

/** What costs nothing is done for a single row too: it differs from none, but a later run may add to it. */
const FREE: ReadonlySet<Way> = new Set([byPairs, byWhatHolds, byValuePairs, byOneColumn, byNewParent, byJsonMember]);

/** Sees to it that no tuple of a key repeats, by construction, and says how. */
export function settleUniques(draft: Draft, target: TableDraft, facts: CapacityFacts): readonly ConstraintVerdict[] {
  const sets = uniqueSets(target);
  foldKeys(target, sets, facts);
  const done = new Map<string, ConstraintVerdict>();
  const claims: Claim[] = [];
  const settle = (set: UniqueSet): ConstraintVerdict => {
    const before = done.get(set.name);
    if (before !== undefined) return before;
    // Rows that differ in some columns of a key differ in all of them.
    const narrower = target.rows > 1 ? sets.find((other) => isWithin(other, set)) : undefined;
    const first = narrower === undefined ? undefined : settle(narrower);
    // Pairs that may not come in either order do not come twice in one; the other way round there is no telling.
    for (const other of target.rows > 1 ? sets : []) if (isPairWithin(target, other, set)) settle(other);
    const verdict: ConstraintVerdict =
      first?.verdict === 'solved' && target.rows > 1
        ? {
            kind: set.kind,
            name: set.name,
            verdict: 'solved',
            reason: `${first.name} keeps rows apart: ${first.reason}`,
          }
        : settleSet({ draft, target, set, facts }, claims);
    done.set(set.name, verdict);
    return verdict;
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

/** `claims`: keys that were seen to before, and are to be kept. */
export function settleSet(task: UniqueTask, claims: Claim[] = []): ConstraintVerdict {
  const { draft, target, set } = task;
  if (target.rows > 1) forbidNulls(task);
  const { kind, name, columns } = set;
  if (target.rows <= 1) {
    const free = target.rows === 0 ? undefined : chooseWay(task, claims);
    if (free !== undefined) return { kind, name, verdict: 'solved', reason: free };
    return { kind, name, verdict: 'solved', reason: 'there is at most one row', most_rows: 1 };
  }
  const reason = chooseWay(task, claims);
  if (reason !== undefined) return { kind, name, verdict: 'solved', reason };
  const rules = columns.filter((column) => isRuled(target, column));
  if (rules.length > 0) {
    const where = set.where;
    return {
      kind,
      name,
      verdict: 'solved',
      reason: `${rules.join(', ')} ${rules.length === 1 ? 'is' : 'are'} left to a rule; rows are probed`,
      distinct: columns,
      ...(where === undefined ? {} : { test: where }),
    };
  }
  const fewer = byFewerRows(withoutSwapped(task));
  if (fewer !== undefined)
    return { kind, name, verdict: 'solved', reason: fewer, ...(target.rows === 1 ? { most_rows: 1 } : {}) };
  draft.torn.add(target.key);
  draft.issues.push({
    code: 'unsatisfiable_unique',
    path: `tables.${target.key}.${kind === 'exclusion' ? 'exclusions' : 'uniques'}.${name}`,
    message: `${countOf(target.rows, 'row')} of ${target.key} cannot all differ in ${columns.length === 0 && set.coarse.length > 0 ? `what is computed from (${set.coarse.join(', ')})` : `(${columns.join(', ')})`}, as ${name} asks. ${explainCapacity(task)}`,
  });
  return { kind, name, verdict: 'unsupported', reason: 'too few distinct values' };
}

/** The first way that does, and leaves the keys alone that were seen to before. */
function chooseWay(task: UniqueTask, claims: Claim[]): string | undefined {
  const { target } = task;
  const unpaired = withoutSwapped(task);
  const paired = eachSwapped(task);
  for (const way of WAYS) {
    if (target.rows <= 1 && !FREE.has(way)) continue;
    for (const seen of target.rows <= 1 ? [task] : PAIRING.has(way) ? paired : [unpaired]) {
      const undo = claims.length === 0 ? undefined : remember(task);
      const reason = way(seen);
      if (reason === undefined) continue;
      if (undo === undefined || claims.every(stands)) {
        claims.push(claimOf(seen));
        return reason;
      }
      undo();
    }
  }
  return undefined;
}

/** A rule decides the column, or which parent it refers to. */
function isRuled(target: TableDraft, name: string): boolean {
  if (target.columnRules.has(name)) return true;
  return target.references.some(({ columns, rule }) => columns.includes(name) && Object.keys(rule).length > 0);
}

function explainCapacity(task: UniqueTask): string {
  const sizes = offersOf(task, 'plan').map(({ plan, size }) => `${plan.name} has ${countOf(size, 'value')}`);
  const known = sizes.length === 0 ? 'None of its columns can be made distinct' : sizes.join(', ');
  return `${known}. Ask for fewer rows of ${task.target.key}, or widen a column with a rule.`;
}
