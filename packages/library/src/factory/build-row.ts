import type { PreviewValue, ReferencePlan } from '@rowloom/engine';
import { keyOf } from '../values/plain-value.ts';
import { failure, findBroken, noRow } from './check-row.ts';
import { deriveAgain } from './derive-again.ts';
import { type Failure, isFailure, type MadeNode } from './made-node.ts';
import type { NaturalRows } from './natural-rows.ts';
import { NO_WISH, type Wish } from './read-overrides.ts';
import type { Scope } from './scope.ts';
import type { TableFacts } from './table-facts.ts';

/** One attempt to make a row with all its ancestors. */
export type Attempt = {
  readonly natural: NaturalRows;
  readonly facts: ReadonlyMap<string, TableFacts>;
  readonly scope: Scope;
  /** Rows of this attempt, so that two paths to a row lead to one. */
  readonly nodes: Map<string, MadeNode | 'building'>;
  readonly asOf: number;
  /** The plan's own rows are known to be valid; those of a plan made for a request are tested. */
  readonly isProven: boolean;
  /** Parents that were returned before may be reused. */
  readonly mayShare: boolean;
  /** Another row of a table, if the plan's own row does not fit. */
  readonly search: (attempt: Attempt, table: string, wish: Wish) => MadeNode | Failure;
};

/** Tables with this few rows are lists, such as countries: two rows of a test may well share one. */
const SMALL_TABLE = 500;

type Draft = {
  readonly attempt: Attempt;
  readonly facts: TableFacts;
  readonly wish: Wish;
  readonly values: Record<string, PreviewValue>;
  readonly changed: Set<string>;
  readonly parents: Map<number, MadeNode>;
  strain: number;
};

export function buildRow(attempt: Attempt, table: string, number: number, wish: Wish): MadeNode | Failure {
  const facts = attempt.facts.get(table);
  const rows = attempt.natural.table(table);
  if (facts === undefined || rows === undefined || number >= rows.plan.rows)
    return noRow(table, `${table} has no more rows.`);
  const key = `${table}#${number}`;
  const known = attempt.nodes.get(key) ?? attempt.scope.find(table, number);
  if (known !== undefined && known !== 'building') return reuse(attempt, facts, known, wish, attempt.nodes.has(key));
  const used = findUsedParent(attempt, facts, rows.parentsOf(number), wish);
  if (used !== undefined) return used;
  attempt.nodes.set(key, 'building');
  const draft: Draft = {
    attempt,
    facts,
    wish,
    values: { ...rows.read(number) },
    changed: new Set(),
    parents: new Map(),
    strain: 0,
  };
  for (const [column, value] of wish.columns) change(draft, column, value);
  const broken = addParents(draft, rows.parentsOf(number)) ?? finish(draft);
  if (broken !== undefined) return broken;
  const { values, parents, changed, strain } = draft;
  const node: MadeNode = { table, number, values, parents, changed, strain };
  attempt.nodes.set(key, node);
  return node;
}

/** Known in advance: another row's parent, which nothing would change, has already been returned. */
function findUsedParent(
  { mayShare, scope, nodes, facts: all }: Attempt,
  { plan }: TableFacts,
  numbers: readonly (number | undefined)[],
  wish: Wish,
): Failure | undefined {
  if (mayShare) return undefined;
  for (const [index, { to, columns }] of plan.references.entries()) {
    const number = numbers[index];
    if (number === undefined || (all.get(to)?.plan.rows ?? 0) <= SMALL_TABLE || wish.parents.has(index)) continue;
    const isElsewhere = (column: string): boolean =>
      wish.columns.has(column) || plan.references.some((other, at) => at !== index && other.columns.includes(column));
    if (columns.length === 0 || columns.some(isElsewhere) || nodes.has(`${to}#${number}`)) continue;
    if (scope.find(to, number) !== undefined) return wasHandedOut(to, number);
  }
  return undefined;
}

const wasHandedOut = (table: string, number: number): Failure =>
  noRow(table, `row ${number + 1} of ${table} was handed out before.`);

/** An existing row fits if nothing is requested that it lacks. */
function reuse(attempt: Attempt, facts: TableFacts, node: MadeNode, wish: Wish, isOwn: boolean): MadeNode | Failure {
  const maySuffice = isOwn || attempt.mayShare || facts.plan.rows <= SMALL_TABLE;
  return maySuffice && fits(facts, node, wish) ? node : wasHandedOut(facts.name, node.number);
}

/** Whether an existing row has everything requested. */
export const fits = (facts: TableFacts, { values, parents }: MadeNode, wish: Wish): boolean =>
  [...wish.columns].every(([column, value]) => isSame(facts, column, values[column] ?? null, value)) &&
  [...wish.parents].every(([index, parent]) => parent !== null && parents.get(index) === parent);

function change(draft: Draft, column: string, value: PreviewValue): void {
  const { facts, values, changed } = draft;
  if (isSame(facts, column, values[column] ?? null, value)) return;
  values[column] = value;
  changed.add(column);
  if (facts.coupled.has(column)) draft.strain += 1;
}

function isSame(facts: TableFacts, column: string, a: PreviewValue, b: PreviewValue): boolean {
  const type = facts.types.get(column);
  if (a === b) return true;
  return a !== null && b !== null && type !== undefined && keyOf(a, type) === keyOf(b, type);
}

/** The user's own come first: if two paths lead to a row, it is made as requested. */
function addParents(draft: Draft, numbers: readonly (number | undefined)[]): Failure | undefined {
  const { facts, wish } = draft;
  const order = facts.plan.references
    .map((reference, index) => ({ reference, index }))
    .filter(({ reference }) => reference.columns.length > 0)
    .toSorted((a, b) => Number(wish.parents.has(b.index)) - Number(wish.parents.has(a.index)));
  for (const { reference, index } of order) {
    const broken = addParent(draft, reference, index, numbers[index]);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

function addParent(
  draft: Draft,
  reference: ReferencePlan,
  index: number,
  number: number | undefined,
): Failure | undefined {
  const { facts, wish, values, parents } = draft;
  const wished = wish.parents.get(index);
  const own = reference.columns.filter((column) => wish.columns.has(column));
  // A key given by the user is that of an existing row: nothing is made for it.
  if (wished === undefined && own.length > 0) return undefined;
  if (wished === null) {
    const column = reference.columns.find((name) => facts.columns.get(name)?.nullable === true);
    if (column === undefined)
      return failure(
        facts.name,
        reference.name,
        `${facts.name}.${reference.columns.join(', ')} is NOT NULL, so the row needs a parent in ${reference.to}`,
      );
    change(draft, column, null);
    return undefined;
  }
  const isNull = reference.columns.some((column) => (values[column] ?? null) === null);
  if (isNull && wished === undefined) return undefined;
  const agreed = wished !== undefined && 'values' in wished ? wished : agree(draft, reference, wished ?? NO_WISH);
  const found = findParent(draft, reference, agreed, isNull ? undefined : number);
  if (found === 'building') return breakCycle(draft, reference);
  if (isFailure(found)) return found;
  parents.set(index, found);
  if (found !== wished) draft.strain += found.strain;
  for (const [at, column] of reference.columns.entries()) {
    const value = found.values[reference.to_columns[at] ?? ''] ?? null;
    if (holderOf(draft, column, index) !== undefined && !isSame(facts, column, values[column] ?? null, value))
      return failure(
        facts.name,
        reference.name,
        `the foreign keys of ${facts.name} that share the column ${column} would lead to rows that do not belong together`,
      );
    change(draft, column, value);
  }
  return undefined;
}

/** The parent whose key a column already has, if two keys share it. */
function holderOf({ facts, parents }: Draft, column: string, except?: number): MadeNode | undefined {
  for (const [index, node] of parents)
    if (index !== except && facts.plan.references[index]?.columns.includes(column) === true) return node;
  return undefined;
}

/**
 * If two keys share a column, the second parent must belong to the first: an order's address to the order's customer.
 */
function agree(draft: Draft, { columns, to, to_columns: theirs }: ReferencePlan, wish: Wish): Wish {
  const facts = draft.attempt.facts.get(to);
  const own = new Map<string, PreviewValue>();
  const above = new Map<number, MadeNode>();
  for (const [at, column] of columns.entries()) {
    const holder = holderOf(draft, column);
    const their = theirs[at] ?? '';
    if (holder === undefined || facts === undefined) continue;
    const index = facts.plan.references.findIndex((one) => one.to === holder.table && one.columns.includes(their));
    if (index >= 0) above.set(index, holder);
    else own.set(their, draft.values[column] ?? null);
  }
  if (own.size + above.size === 0) return wish;
  return { columns: new Map([...own, ...wish.columns]), parents: new Map([...above, ...wish.parents]) };
}

function findParent(
  { attempt }: Draft,
  { to }: ReferencePlan,
  wish: Wish | MadeNode,
  number: number | undefined,
): MadeNode | Failure | 'building' {
  if ('values' in wish) return wish;
  if (number === undefined) return attempt.search(attempt, to, wish);
  if (attempt.nodes.get(`${to}#${number}`) === 'building') return 'building';
  const natural = buildRow(attempt, to, number, wish);
  if (!isFailure(natural)) return natural;
  if (attempt.nodes.get(`${to}#${number}`) === 'building') attempt.nodes.delete(`${to}#${number}`);
  // An unrequested parent is the plan's: if it does not fit, another row of the child may have one that does.
  return wish === NO_WISH ? natural : attempt.search(attempt, to, wish);
}

/** Two rows that refer to each other: one of them is inserted first, without the other. */
function breakCycle(draft: Draft, reference: ReferencePlan): Failure | undefined {
  const column = reference.columns.find((name) => draft.facts.columns.get(name)?.nullable === true);
  if (column !== undefined) change(draft, column, null);
  return undefined;
}

function finish(draft: Draft): Failure | undefined {
  const { attempt, facts, values, changed, wish, parents } = draft;
  const { asOf, scope, natural } = attempt;
  const isMoved =
    !attempt.isProven || changed.size > 0 || [...parents.values()].some((parent) => parent.changed.size > 0);
  if (isMoved) {
    const fixed = new Set([
      ...wish.columns.keys(),
      ...[...parents.keys()].flatMap((index) => facts.plan.references[index]?.columns ?? []),
    ]);
    deriveAgain({ facts, values, parents, changed, fixed, factsOf: (name) => attempt.facts.get(name), asOf });
    const broken = findBroken(facts, values, asOf, natural.plan.dialect, attempt.isProven ? changed : undefined);
    if (broken !== undefined) return broken;
  }
  const taken = scope.findTaken(facts, values);
  if (taken === undefined) return undefined;
  return failure(facts.name, taken, `an earlier row of ${facts.name} has the same ${taken}`, 'key');
}
