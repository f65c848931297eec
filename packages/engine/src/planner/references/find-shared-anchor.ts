import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { followPath } from './follow-path.ts';
import { pairsOfReferences } from '../draft/pair-parents.ts';
import type { ReferenceStrategy } from '../../document/plan/plan.ts';
import { isSibling } from '../keys/ways/by-siblings.ts';

/** At most one child of each parent, in the parents' order. */
export const ONLY_CHILDREN: ReferenceStrategy = { kind: 'fan_out', min: 0, max: 1, shape: null };

/**
 * The common ancestor of two of a row's parents (the tenant), and the path to it through the first of them, reached by
 * the reference `start`. The other parent's own chain of owners must reach the same ancestor by the shared columns.
 */
export function findSharedAnchor(
  draft: Draft,
  target: TableDraft,
  start: number,
  reference: ReferenceDraft,
): { path: readonly number[]; anchor: string } | undefined {
  const first = target.references[start];
  const parent = draft.tables.get(reference.to);
  if (first === undefined || parent === undefined) return undefined;
  // Only the keys of rows outside the run are known, not their owners.
  if (draft.existing.has(first.to) || draft.existing.has(parent.key)) return undefined;
  const shared = reference.columns.filter((column) => first.columns.includes(column));
  const inParent = shared.map((column) => reference.to_columns[reference.columns.indexOf(column)] ?? '');
  // The first parent itself may be the anchor: the other one then belongs to it.
  for (const candidate of ancestors(draft, parent)) {
    const goal = { columns: inParent, to: candidate.key, to_columns: candidate.table.primary_key?.columns ?? [] };
    const fromParent = followPath(draft, parent, parent.owning, goal);
    const shuffled = shuffledBelow(draft, parent, candidate.key);
    if (fromParent === undefined || shuffled.some(({ rule }) => rule.strategy !== undefined)) continue;
    const path = followPath(draft, target, start, { columns: shared, to: candidate.key, to_columns: goal.to_columns });
    if (path !== undefined) {
      for (const owner of shuffled) {
        owner.ordered = true;
        if (owner.strategy !== undefined) owner.strategy = ONLY_CHILDREN;
      }
      requireSome(draft, parent, candidate.key, needed(target, reference));
      return { path, anchor: candidate.key };
    }
  }
  return undefined;
}

function ancestors(draft: Draft, table: TableDraft): readonly TableDraft[] {
  const found: TableDraft[] = [];
  let at: TableDraft | undefined = draft.tables.get(table.references[table.owning]?.to ?? '');
  while (at !== undefined && !found.includes(at)) {
    found.push(at);
    at = draft.tables.get(at.references[at.owning]?.to ?? '');
  }
  return found;
}

/**
 * Rows of a table that follow a permutation of their owners are a range below the anchor only if the owner is the
 * anchor, or itself the only one of its owner, and so on. Returns the owning references for which that is not certain.
 */
function shuffledBelow(draft: Draft, parent: TableDraft, anchor: string): readonly ReferenceDraft[] {
  const shuffled: ReferenceDraft[] = [];
  let isSingle = true;
  for (const table of [...ancestorsTo(draft, parent, anchor)].toReversed()) {
    const owner = table.references[table.owning];
    const isOnly = owner?.unique === true;
    if (isOnly && !isSingle && owner.ordered !== true) shuffled.push(owner);
    isSingle = isOnly && isSingle;
  }
  return shuffled;
}

/** The table and its owners, up to the anchor (exclusive). */
function ancestorsTo(draft: Draft, table: TableDraft, anchor: string): readonly TableDraft[] {
  const chain = [table, ...ancestors(draft, table)];
  return chain.slice(
    0,
    Math.max(
      0,
      chain.findIndex(({ key }) => key === anchor),
    ),
  );
}

/** How many rows below the anchor a row needs: two different ones, or three for pairs that do not repeat. */
function needed(target: TableDraft, reference: ReferenceDraft): number {
  if (isSibling(target, reference)) return 3;
  const isPaired = pairsOfReferences(target).some(
    ({ references }) => references.includes(reference) && references.every(({ nullable }) => !nullable),
  );
  return isPaired ? 2 : 1;
}

/** Every anchor with a row that needs a parent must have such a parent, or as many as a row needs. */
function requireSome(draft: Draft, parent: TableDraft, anchor: string, count: number): void {
  let least = count;
  let at: TableDraft | undefined = parent;
  while (at !== undefined && at.key !== anchor) {
    const owner: ReferenceDraft | undefined = at.references[at.owning];
    if (owner === undefined) return;
    const isOnly = owner.unique || owner.ordered === true;
    owner.least = Math.max(owner.least, isOnly ? 1 : least);
    // Only children are as many as their parents, so there must be several parents.
    if (!isOnly) least = 1;
    at = draft.tables.get(owner.to);
  }
}
