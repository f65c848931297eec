import { countOf } from '../../base/text/count-of.ts';
import { offersOf } from './offers/column-offers.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { ConstraintVerdict } from '../../document/plan/plan.ts';
import { byOtherKeys } from './holds-as-planned.ts';
import { type Claim, claimOf, remember, stands } from './claims.ts';
import { byCouples } from './ways/by-couples.ts';
import { byDealing } from './ways/by-dealing.ts';
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
import { byFewerRows } from './ways/by-fewer-rows.ts';
import { byNewParent } from './ways/by-new-parent.ts';
import { byNullablePairs, byPairs } from './ways/by-pairs.ts';
import { byNulls, byPartial } from './ways/by-partial.ts';
import { byRanges } from './ways/by-ranges.ts';
import { bySiblings } from './ways/by-siblings.ts';
import { byValuePairs } from './ways/by-value-pairs.ts';
import { byChain, byRoots } from './ways/by-tree.ts';
import { byWhatHolds } from './ways/by-what-holds.ts';
import { forbidNulls } from './forbid-nulls.ts';
import { eachSwapped, withoutSwapped } from './without-swapped.ts';
import type { UniqueTask } from './unique-task.ts';

type Way = (task: UniqueTask) => string | undefined;

/**
 * From ways that change nothing to ways that change the rows most: the first that works is used. The comment beside a
 * special way names the zoo schema that needs it.
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
  byNulls,
  byJsonMember, // json-texts
  byRanges, // paired-dates
  byNullablePairs,
];

/** Ways that depend on which of two swapped columns are in the key. */
const PAIRING: ReadonlySet<Way> = new Set([byPairs, bySiblings, byCouples, byNullablePairs]);

/** Free ways are used for a single row too: it cannot repeat now, but a later run may add rows. */
const FREE: ReadonlySet<Way> = new Set([byPairs, byWhatHolds, byValuePairs, byOneColumn, byNewParent, byJsonMember]);

/** What is done only where nothing else is. */
const RESORTS: ReadonlySet<Way> = new Set([byNulls, byNullablePairs]);

/** `emptied`: the key is kept by leaving a column NULL, or by giving all rows a value that might have none. */
export type Settled = { readonly verdict: ConstraintVerdict; readonly emptied?: boolean };

/** `claims`: keys that were settled before, and must stay unique. */
export function settleSet(task: UniqueTask, claims: Claim[] = []): Settled {
  const { draft, target, set } = task;
  if (target.rows > 1) forbidNulls(task);
  const { kind, name, columns } = set;
  const solved = (reason: string): ConstraintVerdict => ({ kind, name, verdict: 'solved', reason });
  const way = target.rows === 0 ? undefined : chooseWay(task, claims);
  if (way !== undefined) return { verdict: solved(way.reason), emptied: RESORTS.has(way.by) };
  if (target.rows <= 1) return { verdict: { ...solved('there is at most one row'), most_rows: 1 } };
  const rules = columns.filter((column) => isRuled(target, column));
  if (rules.length > 0) {
    const reason = `${rules.join(', ')} ${rules.length === 1 ? 'is' : 'are'} left to a rule; rows are probed`;
    return {
      verdict: { ...solved(reason), distinct: columns, ...(set.where === undefined ? {} : { test: set.where }) },
    };
  }
  const fewer = byFewerRows(withoutSwapped(task));
  if (fewer !== undefined) return { verdict: { ...solved(fewer), ...(target.rows === 1 ? { most_rows: 1 } : {}) } };
  draft.torn.add(target.key);
  draft.issues.push({
    code: 'unsatisfiable_unique',
    path: `tables.${target.key}.${kind === 'exclusion' ? 'exclusions' : 'uniques'}.${name}`,
    message: `${countOf(target.rows, 'row')} of ${target.key} cannot all differ in ${columns.length === 0 && set.coarse.length > 0 ? `what is computed from (${set.coarse.join(', ')})` : `(${columns.join(', ')})`}, as ${name} requires. ${explainCapacity(task)}`,
  });
  return { verdict: { kind, name, verdict: 'unsupported', reason: 'too few distinct values' } };
}

/** The first way that works without breaking the keys that were settled before. */
function chooseWay(task: UniqueTask, claims: Claim[]): { readonly reason: string; readonly by: Way } | undefined {
  const { target } = task;
  const unpaired = withoutSwapped(task);
  const paired = eachSwapped(task);
  for (const by of WAYS) {
    if (target.rows <= 1 && !FREE.has(by)) continue;
    for (const seen of target.rows <= 1 ? [task] : PAIRING.has(by) ? paired : [unpaired]) {
      const undo = claims.length === 0 ? undefined : remember(task);
      const reason = by(seen);
      if (reason === undefined) continue;
      if (undo === undefined || claims.every(stands)) {
        claims.push(claimOf(seen));
        return { reason, by };
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
