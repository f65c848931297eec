import type { Issue } from '@rowloom/engine';
import { RowloomError } from '../rowloom-error.ts';
import type { Attempt } from './build-row.ts';
import { findHopeless } from './check-row.ts';
import { childrenOf } from './children-of.ts';
import { type ChildrenWish, withAsManyChildren } from './children-wish.ts';
import { describeWish } from './describe-wish.ts';
import { type Failure, isFailure } from './made-node.ts';
import type { NaturalRows } from './natural-rows.ts';
import type { Wish } from './read-overrides.ts';
import { places, type Scope } from './scope.ts';
import { type Found, searchParent, searchRow } from './search-row.ts';
import type { TableFacts } from './table-facts.ts';
import type { Trail } from './trail.ts';
import { variantRules } from './variant-rules.ts';
import type { Workshop } from './workshop.ts';

export type RowRequest = {
  readonly scope: Scope;
  readonly about: TableFacts;
  readonly wish: Wish;
  readonly children: readonly ChildrenWish[];
};

/**
 * A row that fits the request: one of the plan, one of the plan that shares its parents, or one of a plan made for the
 * request.
 */
export function findRow(workshop: Workshop, request: RowRequest): Found {
  const { about, wish } = request;
  const { name } = about;
  const { natural, facts, vain } = workshop;
  const hopeless = findHopelessIn(natural, facts, about, wish);
  if (hopeless !== undefined) throw refuse(name, hopeless, []);
  // It fails with one given parent as with another.
  const signature = `${name} ${describeWish(wish, () => '*')}`;
  const own = `${name} ${describeWish(wish)}`;
  const found = searchNatural(workshop, request, signature, own);
  if (!isFailure(found)) {
    if (found.node.strain > 0) vain.add(signature);
    return found;
  }
  const { again, issues } = searchElsewhere(workshop, request, found, own);
  if (again === undefined || isFailure(again)) throw refuse(name, found, issues);
  return again;
}

/**
 * Continues after the last row for such a request, whichever parent was given with it. A row that was refused below
 * another parent may fit below this one, and is tried only then.
 */
function searchNatural(workshop: Workshop, request: RowRequest, signature: string, own: string): Found | Failure {
  const { scope, about, wish } = request;
  const isVain = workshop.vain.has(signature);
  const attempt = attemptWith(workshop, scope, workshop.natural);
  const search = (alike: Trail, trail: Trail): Found | Failure =>
    searchRow(attempt, about.name, wish, {
      isVain,
      candidates: listCandidates(workshop, request, alike, trail),
      trails: [alike, trail],
    });
  const trail = scope.trail(own);
  const found = search(scope.trail(signature), trail);
  return isFailure(found) && signature !== own ? search(trail, trail) : found;
}

/** No row is left with unused parents: then one shares them. None has the values: then a plan is made that has. */
function searchElsewhere(
  workshop: Workshop,
  { scope, about, wish }: RowRequest,
  { kind }: Failure,
  own: string,
): { readonly again?: Found | Failure; readonly issues: readonly Issue[] } {
  const { name, plan } = about;
  const searchIn = (
    rows: NaturalRows,
    trail: Trail,
    isOpen: (row: number) => boolean,
    mayShare?: true,
  ): Found | Failure => {
    const attempt = attemptWith(workshop, scope, rows);
    const candidates = places(plan.rows, isOpen, trail);
    return searchRow((may) => attempt(mayShare ?? may), name, wish, { isVain: true, candidates, trails: [trail] });
  };
  // A parent made for the last row may have taken a key.
  if (kind !== 'constraint') {
    const isUnused = (row: number): boolean => scope.find(name, row) === undefined;
    return { again: searchIn(workshop.natural, scope.trail(`${own} sharing`), isUnused, true), issues: [] };
  }
  const rules = kind === 'constraint' ? variantRules(workshop.facts, name, wish) : undefined;
  const variant = rules === undefined ? undefined : workshop.variantOf(rules);
  if (variant === undefined) return { issues: [] };
  if (!('run' in variant)) return { issues: variant };
  const isFree = (row: number): boolean => scope.isFree(name, row);
  return { again: searchIn(variant, scope.trail(`${own} planned for`), isFree), issues: [] };
}

function attemptWith({ natural, facts }: Workshop, scope: Scope, rows: NaturalRows): (mayShare: boolean) => Attempt {
  return (mayShare) => ({
    natural: rows,
    facts,
    scope,
    nodes: new Map(),
    asOf: rows.run.asOf,
    isProven: rows === natural,
    mayShare,
    search: searchParent,
  });
}

function findHopelessIn(
  natural: NaturalRows,
  all: ReadonlyMap<string, TableFacts>,
  about: TableFacts,
  wish: Wish,
): Failure | undefined {
  const own = findHopeless(about, wish.columns, natural.run.asOf, natural.plan.dialect);
  if (own !== undefined) return own;
  for (const [index, parent] of wish.parents) {
    const to = all.get(about.plan.references[index]?.to ?? '');
    const above =
      parent === null || 'values' in parent || to === undefined ? undefined : findHopelessIn(natural, all, to, parent);
    if (above !== undefined) return above;
  }
  return undefined;
}

/** Rows of the given parent, rows with the requested values, and then any; those with as many children first. */
function* listCandidates(
  { natural, facts, matches }: Workshop,
  { scope, about, wish, children }: RowRequest,
  alike: Trail,
  own: Trail,
): Generator<number, undefined> {
  const isFree = (row: number): boolean => scope.isFree(about.name, row);
  const fitting = (rows: Iterable<number>): Iterable<number> => withAsManyChildren(natural, facts, children, rows);
  const anywhere = (): Iterable<number> => places(about.plan.rows, isFree, alike);
  yield* fitting(matches.find(natural, about, wish, isFree, alike));
  if (wish.columns.size + wish.parents.size === 0) yield* fitting(anywhere());
  yield* childrenOf(natural, about.plan, wish, isFree, own);
  yield* matches.find(natural, about, wish, isFree, alike);
  yield* anywhere();
}

function refuse(
  table: string,
  { kind, constraint, message, table: where }: Failure,
  issues: readonly Issue[],
): RowloomError {
  const place = { table: where, constraint };
  if (kind === 'rows')
    return new RowloomError(
      'exhausted',
      `No row of ${table} is left: ${message} Start over with loom.fresh(), or override the key that they share.`,
      place,
    );
  if (kind === 'key')
    return new RowloomError(
      'constraint',
      `one('${table}', …) cannot be made with these overrides: ${message}. Give another value, or start over with loom.fresh().`,
      place,
    );
  return new RowloomError(
    'constraint',
    [
      `one('${table}', …) cannot be made with these overrides: ${message}.`,
      ...issues.map((issue) => `  ${issue.path}: ${issue.message}`),
      `Override the other columns of this constraint too, or leave out the one that it contradicts.`,
    ].join('\n'),
    place,
    issues,
  );
}
