import { type Attempt, buildRow, fits } from './build-row.ts';
import { noRow } from './check-row.ts';
import { type Failure, isFailure, type MadeNode } from './made-node.ts';
import { childrenOf } from './children-of.ts';
import type { Wish } from './read-overrides.ts';
import { describeWish } from './describe-wish.ts';
import { places } from './scope.ts';
import type { TableFacts } from './table-facts.ts';
import type { Trail } from './trail.ts';

/** Rows tried for one that already has the requested values, and rows tried at all. */
const LOOK = 24;
const MAX_TRIES = 120;
/** A parent is searched for less long: each row of the child needs one. */
const MAX_PARENTS = 16;

export type Search = {
  /** No row with the requested values was found before. */
  readonly isVain: boolean;
  readonly candidates: Iterable<number>;
  /** All of them record refusals; the last belongs to exactly this request. */
  readonly trails: readonly Trail[];
};

export type Found = { readonly node: MadeNode; readonly nodes: Attempt['nodes'] };

/**
 * The first candidate that fits the request. One that needs no change to columns with derived ones comes first: all
 * derived values are right by themselves.
 */
export function searchRow(
  makeAttempt: (mayShare: boolean) => Attempt,
  table: string,
  wish: Wish,
  { isVain, candidates, trails }: Search,
): Found | Failure {
  const refused: number[] = [];
  // Refusals count once a row is found: if none is, the same error must come again the next time.
  const take = (found: Found): Found => {
    for (const trail of trails) for (const row of refused) trail.refused.add(row);
    if (own !== undefined && tries > LOOK) own.shares = true;
    return found;
  };
  const own = trails.length > 1 ? trails.at(-1) : undefined;
  let best: Found | undefined;
  let reason: Failure | undefined;
  let tries = 0;
  for (const candidate of candidates) {
    // At first each row gets separate parents; once those are exhausted it shares them.
    const attempt = makeAttempt(tries >= LOOK || own?.shares === true);
    const node = buildRow(attempt, table, candidate, wish);
    tries++;
    if (isFailure(node)) {
      if (node.kind === 'rows' && !attempt.mayShare) attempt.scope.spend(table, candidate);
      reason = moreTelling(reason, node);
      refused.push(candidate);
      if (tries >= MAX_TRIES) break;
      continue;
    }
    const found = { node, nodes: attempt.nodes };
    if (node.strain === 0) return take(found);
    if (best === undefined || node.strain < best.node.strain) best = found;
    if (isVain || tries >= LOOK) return take(best);
  }
  if (best !== undefined) return take(best);
  return reason ?? noRow(table, `${table} has no more rows.`);
}

/** The same for a parent, within an attempt. */
export function searchParent(attempt: Attempt, table: string, wish: Wish): MadeNode | Failure {
  let reason: Failure | undefined;
  const facts = attempt.facts.get(table);
  if (facts === undefined) return noRow(table, `${table} has no rows.`);
  let tries = 0;
  const shared = attempt.mayShare ? findShared(attempt, facts, wish) : undefined;
  if (shared !== undefined) return shared;
  const refused: number[] = [];
  const trail = attempt.scope.trail(`${table} ${describeWish(wish)} above`);
  for (const number of candidatesFor(attempt, facts, wish, trail)) {
    if (tries++ >= MAX_PARENTS) break;
    const before = new Map(attempt.nodes);
    const isInUse = attempt.nodes.has(`${table}#${number}`);
    const node = isInUse
      ? noRow(table, `row ${number + 1} of ${table} is in use.`)
      : buildRow(attempt, table, number, wish);
    if (!isFailure(node)) {
      for (const row of refused) trail.refused.add(row);
      return node;
    }
    if (!isInUse) refused.push(number);
    attempt.nodes.clear();
    for (const [key, value] of before) attempt.nodes.set(key, value);
    reason = moreTelling(reason, node);
  }
  return reason ?? noRow(table, `${table} has no more rows.`);
}

/** A row that was returned below the given parent: an address of the customer, for one more of its orders. */
function findShared({ scope }: Attempt, facts: TableFacts, wish: Wish): MadeNode | undefined {
  for (const parent of wish.parents.values()) {
    if (parent === null || !('values' in parent)) continue;
    const found = scope.below(parent, facts.name).find((node) => fits(facts, node, wish));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Rows of the given parent, and then any. */
function* candidatesFor(
  { natural, scope }: Attempt,
  { name, plan }: TableFacts,
  wish: Wish,
  trail: Trail,
): Generator<number, undefined> {
  const isFree = (row: number): boolean => scope.isFree(name, row);
  yield* childrenOf(natural, plan, wish, isFree, trail);
  yield* places(plan.rows, isFree, trail);
}

/** A violated constraint is a better message than that rows were returned before. */
function moreTelling(known: Failure | undefined, next: Failure): Failure {
  return known === undefined || (known.kind === 'rows' && next.kind !== 'rows') ? next : known;
}
