import { kindsOfNouns } from '../infer/table-kinds.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { pairsOfReferences } from '../draft/pair-parents.ts';
import type { Near, ReferenceStrategy } from '../../document/plan/plan.ts';
import { isHad, isReaction, isTold, lead, roleOf } from './follow-parents.ts';
import { isSame, nounOf } from './name-parts.ts';

/** Whose things are not mixed with those of others, though no column of the row says whose it is. */
const HOLDERS: ReadonlySet<string> = new Set(
  `tenant organization account workspace project site store branch hotel school college clinic hospital restaurant airline carrier club
  league market station territory district harbour harbor port marina depot terminal yard plant farm office hall theater theatre venue stadium warehouse vessel ship aircraft location company property building shop event conference exam portal domain instance studio gym library bank agency practice`.split(
    /\s+/,
  ),
);
/** Whose bills and payments are for what is theirs: the trip on a member's invoice is one of that member. */
const CUSTOMERS: ReadonlySet<string> = new Set(
  'customer client member patient subscriber policyholder guest'.split(' '),
);
const HOLDER_KINDS: ReadonlySet<string> = new Set(['company']);

type Ancestor = { readonly table: TableDraft; readonly role: readonly string[] };

/**
 * A second parent below the ancestor that the row already has by another way: the room is one of the hotel's, the aircraft
 * one of the carrier's. Undefined where the row knows no such ancestor, or rows below it lie apart.
 */
export function shareAncestor(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
): ReferenceStrategy | undefined {
  const parent = draft.tables.get(reference.to);
  if (parent === undefined || draft.literal.has(target.key) || Object.keys(reference.rule).length > 0) return undefined;
  if (reference.unique || isTold(target, reference.columns[0] ?? '')) return undefined;
  if (reference.among !== undefined || reference.rounds !== undefined || reference.columns.length === 0)
    return undefined;
  if (pairsOfReferences(target).some(({ references }) => references.includes(reference))) return undefined;
  const near = nearAncestor(draft, target, reference, earlier);
  return near === undefined ? undefined : { kind: 'shared', ...near, loose: true };
}

/** The ancestor of a parent that the row knows by other ways, and how. */
export function nearAncestor(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
): Near | undefined {
  const parent = draft.tables.get(reference.to);
  if (parent === undefined || draft.literal.has(target.key)) return undefined;
  for (const { table, role } of ancestorsOf(draft, parent)) {
    if (isHad(draft, table)) continue;
    const path = wayTo(draft, target, reference, earlier, table, role);
    if (path === undefined) continue;
    draft.meant.add(target.key);
    return { path, anchor: table.key };
  }
  return undefined;
}

/** Tables above it of which it is known where the rows of each lie: owners, and owners of these. */
export function ancestorsOf(draft: Draft, parent: TableDraft): readonly Ancestor[] {
  const found: Ancestor[] = [];
  const seen = new Set([parent.key]);
  for (let at: TableDraft | undefined = parent; at !== undefined && at.owning >= 0; ) {
    const owner: ReferenceDraft | undefined = at.references[at.owning];
    const above = draft.tables.get(owner?.to ?? '');
    // Only children follow a permutation of their parents: they lie nowhere in particular.
    if (owner === undefined || above === undefined || owner.unique || owner.ordered === true || seen.has(above.key))
      break;
    seen.add(above.key);
    const role = roleOf(draft, at, owner);
    if (found.length > 0 && !agrees(draft, parent, above.key, role)) break;
    found.push({ table: above, role });
    at = above;
  }
  return found;
}

/** Whether a row's own reference to an ancestor, if it has one, follows its owner, below whom it lies. */
function agrees(draft: Draft, parent: TableDraft, ancestor: string, role: readonly string[]): boolean {
  const owner = parent.references[parent.owning];
  const own = parent.references.filter(({ to }) => to === ancestor);
  return own.every(
    (item) => !isSame(roleOf(draft, parent, item), role) || item.rule.through?.split('.')[0] === owner?.name,
  );
}

function wayTo(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
  goal: TableDraft,
  role: readonly string[],
): readonly number[] | undefined {
  const isOther = (index: number): boolean => {
    const other = target.references[index];
    if (other === undefined || other === reference || other.absent) return false;
    return !needs(target, index, reference, new Set());
  };
  const direct = earlier.find((index) => {
    const other = target.references[index] as ReferenceDraft;
    return other.to === goal.key && isOther(index) && isSame(roleOf(draft, target, other), role);
  });
  if (direct !== undefined) return [direct];
  const noun = nounOf(draft, goal);
  const last = noun.at(-1) ?? '';
  const isHolder = HOLDERS.has(last) || kindsOfNouns(noun).some((kind) => HOLDER_KINDS.has(kind));
  if (!isHolder && !(CUSTOMERS.has(last) && !isReaction(draft, target, goal))) return undefined;
  for (const index of earlier) {
    const other = target.references[index] as ReferenceDraft;
    if (!isOther(index) || other.nullable || other.to === reference.to || other.to === target.key) continue;
    const names = lead(draft, other.to, goal.key, role, new Set([target.key]), 2);
    const steps = names && indexesOf(draft, other.to, names);
    if (steps !== undefined) return [index, ...steps];
  }
  return undefined;
}

/** Whether a reference's parent is found by way of another one's, or by one that is. */
function needs(target: TableDraft, index: number, goal: ReferenceDraft, seen: Set<number>): boolean {
  const reference = target.references[index];
  if (reference === goal) return true;
  if (reference === undefined || seen.has(index)) return false;
  seen.add(index);
  const { strategy, rule } = reference;
  const named = rule.through?.split('.')[0];
  const steps = [
    ...(named === undefined ? [] : [target.references.findIndex(({ name }) => name === named)]),
    ...(strategy?.kind === 'shared' || strategy?.kind === 'through' ? strategy.path.slice(0, 1) : []),
    ...(strategy?.kind === 'junction' ? [strategy.within] : []),
    ...(strategy?.kind === 'tree' && strategy.within !== undefined ? [strategy.within] : []),
  ];
  return steps.some((step) => needs(target, step, goal, seen));
}

function indexesOf(draft: Draft, from: string, names: readonly string[]): readonly number[] | undefined {
  const steps: number[] = [];
  let at = draft.tables.get(from);
  for (const name of names) {
    const index: number = at?.references.findIndex((item) => item.name === name) ?? -1;
    if (index < 0) return undefined;
    steps.push(index);
    at = draft.tables.get(at?.references[index]?.to ?? '');
  }
  return steps;
}
