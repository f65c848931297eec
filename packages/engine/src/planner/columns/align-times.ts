import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { isToldApart } from '../../document/plan/is-told-apart.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { hasMeasuredTimes, measuredChildren, withoutWindows } from '../time/measured-by-profile.ts';
import { type Beginning, isOverBefore, isSameWindow, type Window } from '../draft/beginning.ts';
import { findBeginning, foreseeBeginning } from '../time/find-beginning.ts';
import { isBrief } from '../time/is-brief.ts';
import { momentOfRow, type Parent } from '../time/moment-of-row.ts';
import { isReleasable } from '../time/release-events.ts';
import { windowOf } from '../time/window-of.ts';

/** Moments of more rows than these are not looked at for the sake of one: some that must be, and some to be quite sure. */
const MAX_MOMENTS = 120;
const FEW_MOMENTS = 12;

/**
 * Rows come in the order of time, and none is older than a row that it refers to: where both tables go by one calendar,
 * parents are drawn among those that are there by then; else the moments of the parents are looked at.
 */
export function alignTimes(draft: Draft, target: TableDraft): void {
  for (const reference of target.references) countOwners(draft, reference);
  const own = findBeginning(draft, target);
  if (own === undefined) return;
  target.beginning = { column: own.name, weight: 1, owners: 0, path: [], reads: [] };
  if (!isOurs(draft, target, own)) return;
  const isMeasured = hasMeasuredTimes(target, own.name);
  const parents = isMeasured ? withoutWindows(parentsOf(draft, target)) : parentsOf(draft, target);
  const windows = parents.map(({ beginning }) => beginning.window);
  const window = windowOf(target, draft.schema, own.source.options, windows);
  const owner = releaseOwner(draft, target, parents, window);
  const isLine = owner !== undefined && isBrief(draft, owner.table);
  const path = isLine ? [target.owning, ...owner.beginning.path] : [];
  const isPlaced = liesInTime(draft, target, path);
  const ways = parents.map((parent) => ({ parent, way: wayTo(draft, target, parent, window, { path, isPlaced }) }));
  const needed = ways.filter(({ way }) => way === 'look').map(({ parent }) => parent);
  const kept = keepLight(needed, owner, MAX_MOMENTS);
  const doubted = ways.filter(({ way }) => way === 'nearly').map(({ parent }) => parent);
  const looked = [...kept, ...keepLight(doubted, undefined, FEW_MOMENTS - weightOf(kept))];
  if (target.solved.has(own.name) && looked.length > 0) return;
  const follows =
    needed.length === 0 ||
    (owner !== undefined && needed.every((parent) => parent === owner) && ownsInOrder(owner, window));
  target.beginning = {
    column: own.name,
    weight: weightOf(looked) + 1,
    owners: owner !== undefined && needed.includes(owner) ? owner.beginning.owners + 1 : 0,
    path,
    reads: looked.map(({ table }) => table.key),
    ...(follows && !isLine && !isMeasured ? { window } : {}),
  };
  target.columns.set(own.name, {
    ...own,
    ...momentOfRow(draft, target, own, window, looked, isLine ? owner : undefined),
  });
}

/** Where a rule asks for parents that were there by then, those are meant whose owners were there as well. */
function countOwners(draft: Draft, reference: ReferenceDraft): void {
  const { strategy } = reference;
  if (strategy?.kind !== 'scatter' || strategy.distribution !== 'recent') return;
  let owners = 0;
  for (let at = draft.tables.get(reference.to); at !== undefined; owners++) {
    const owner: ReferenceDraft | undefined = at.references[at.owning];
    if (owner?.strategy?.kind !== 'fan_out') break;
    at = draft.tables.get(owner.to);
  }
  if (owners > 0) reference.strategy = { ...strategy, owners };
}

const weightOf = (parents: readonly Parent[]): number =>
  parents.reduce((sum, { beginning }) => sum + beginning.weight, 0);

/** References to rows whose own beginning is known by now, or can be foreseen. */
function parentsOf(draft: Draft, target: TableDraft): readonly Parent[] {
  return target.references.flatMap((reference, index) => {
    const table = draft.tables.get(reference.to);
    if (table === undefined || table === target || table.rows === 0 || draft.existing.has(reference.to)) return [];
    if (reference.absent || reference.columns.length === 0 || reference.released === true) return [];
    const beginning = table.beginning ?? foreseeBeginning(draft, table);
    if (beginning === undefined) return reference.strategy?.kind === 'through' ? [] : beyond(draft, target, index);
    if (leadsTo(draft, beginning, target.key)) return [];
    return [{ index, reference, table, beginning }];
  });
}

/** A plot has no date, but its trial has: nothing is observed of the one before the other began. */
function beyond(draft: Draft, target: TableDraft, index: number): readonly Parent[] {
  const reference = target.references[index] as ReferenceDraft;
  const middle = draft.tables.get(reference.to);
  const next = middle?.references.find(
    ({ nullable, absent, columns, to }) => !nullable && !absent && columns.length === 1 && hasBegun(draft, to),
  );
  const [step] = next?.columns ?? [];
  const table = draft.tables.get(next?.to ?? '');
  if (step === undefined || table?.beginning === undefined || table === target) return [];
  if (leadsTo(draft, table.beginning, target.key)) return [];
  return [{ index, reference, table, beginning: table.beginning, via: [step] }];
}

const hasBegun = (draft: Draft, key: string): boolean =>
  draft.tables.get(key)?.beginning !== undefined && !draft.existing.has(key);

/** Tables that refer to each other in a circle: the moment of one is found from the other's, never both ways. */
function leadsTo(draft: Draft, { reads }: Beginning, goal: string, seen = new Set<string>()): boolean {
  return reads.some((key) => {
    if (key === goal) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    const beginning = draft.tables.get(key)?.beginning;
    return beginning !== undefined && leadsTo(draft, beginning, goal, seen);
  });
}

type Ours = ColumnPlan & { readonly source: Extract<ColumnPlan['source'], { kind: 'generator' }> };

/** A rule, a CHECK or a key has the last word about a table's times. */
function isOurs(draft: Draft, target: TableDraft, plan: ColumnPlan): plan is Ours {
  const { source } = plan;
  // What rises with the row's number is not drawn again where a CHECK is not met.
  if (draft.efforts.has(target.key) && target.solved.has(plan.name)) return false;
  if (source.kind !== 'generator' || (source.generator !== 'timestamp' && source.generator !== 'date')) return false;
  const isDistinct = isToldApart(plan);
  return !isDistinct && !target.columnRules.has(plan.name) && source.options['every'] === undefined;
}

/** Whether rows that come with another one of a table further up know by its place how old they are. */
function liesInTime(draft: Draft, target: TableDraft, path: readonly number[]): boolean {
  const last = path.reduce<TableDraft | undefined>(
    (at, index) => draft.tables.get(at?.references[index]?.to ?? ''),
    target,
  );
  return path.length === 0 || last?.beginning?.window !== undefined;
}

/** The parent that owns the rows, unless they can do without: then it is drawn as the others are. */
function releaseOwner(
  draft: Draft,
  target: TableDraft,
  parents: readonly Parent[],
  window: Window,
): Parent | undefined {
  const owner = parents.find(({ index, via }) => index === target.owning && via === undefined);
  const theirs = owner?.beginning.window;
  if (owner === undefined || theirs === undefined || !isSameWindow(theirs, window)) return owner;
  if (!isReleasable(draft, target, owner.reference)) return owner;
  target.owning = -1;
  owner.reference.strategy = { kind: 'scatter', distribution: 'zipf' };
  return undefined;
}

const ownsInOrder = ({ reference, beginning }: Parent, window: Window): boolean =>
  reference.strategy?.kind === 'fan_out' && beginning.window !== undefined && isSameWindow(beginning.window, window);

/**
 * Whether a parent is older by itself (`there`), is so but for a few of the first rows (`nearly`), or has to be looked at
 * (`look`). One that is drawn is drawn among those there by then.
 */
function wayTo(
  draft: Draft,
  target: TableDraft,
  { index, reference, beginning, via }: Parent,
  window: Window,
  { path, isPlaced }: { readonly path: readonly number[]; readonly isPlaced: boolean },
): 'there' | 'nearly' | 'look' {
  const theirs = beginning.window;
  if (theirs !== undefined && isOverBefore(theirs, window, draft.asOf)) return 'there';
  if (via !== undefined) return 'look';
  const { strategy } = reference;
  // Of two tables that refer to each other neither can be looked at for the other's sake.
  const isForeseen = draft.tables.get(reference.to)?.beginning === undefined;
  // Whoever is reached by way of another parent was there before that one.
  if (strategy?.kind === 'through' && isAlwaysThere(draft, target, strategy.path)) return 'there';
  if (index === target.owning || !isFree(target, reference)) return isForeseen ? 'there' : 'look';
  const isSame = theirs !== undefined && isSameWindow(theirs, window);
  const owners = isSame ? beginning.owners : 0;
  reference.strategy = {
    kind: 'scatter',
    distribution: 'recent',
    ...(path.length === 0 ? {} : { path }),
    ...(owners === 0 ? {} : { owners }),
  };
  return isForeseen
    ? 'there'
    : !isSame || !isPlaced
      ? 'look'
      : owners === 0 && beginning.reads.length === 0
        ? 'there'
        : 'nearly';
}

/** Whether a way to another row goes by a parent that every row has, and that has a beginning itself. */
function isAlwaysThere(draft: Draft, target: TableDraft, path: readonly number[]): boolean {
  const first = target.references[path[0] ?? -1];
  if (path.length < 2 || first === undefined || first.nullable || first.absent) return false;
  return draft.tables.get(first.to)?.beginning !== undefined;
}

/** Whether no rule and no CHECK says which parents a row may have. */
function isFree(target: TableDraft, reference: ReferenceDraft): boolean {
  const { strategy, rule, columns } = reference;
  if (measuredChildren(target, reference) !== undefined) return false;
  if (strategy?.kind !== 'scatter' || strategy.among !== undefined || strategy.rounds !== undefined) return false;
  if (rule.distribution !== undefined || rule.exponent !== undefined) return false;
  return !columns.some((name) => target.solved.has(name) || target.bounded.has(name));
}

/** The owner, and of the others as many as can be looked at for each row. */
function keepLight(parents: readonly Parent[], owner: Parent | undefined, most: number): readonly Parent[] {
  const kept: Parent[] = [];
  let weight = 0;
  const cost = (parent: Parent): number => (parent === owner ? 0 : parent.beginning.weight);
  for (const parent of parents.toSorted((a, b) => cost(a) - cost(b))) {
    weight += parent.beginning.weight;
    if (weight > most && parent !== owner) break;
    kept.push(parent);
  }
  return kept;
}
