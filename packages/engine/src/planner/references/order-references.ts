import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { followPath } from './follow-path.ts';

/**
 * The order in which a table's references take its columns: a column belongs to the first one that has it, and the
 * later ones follow. The owner comes first, wide keys before narrow ones (they lead to the rows of the narrow ones),
 * and what is always NULL takes the rest.
 */
export function orderReferences(draft: Draft, target: TableDraft): readonly number[] {
  const order = target.references
    .map((reference, index) => ({ index, reference, rank: rankOf(target, reference, index) }))
    .toSorted((a, b) => a.rank - b.rank || b.reference.columns.length - a.reference.columns.length)
    .map(({ index }) => index);
  const leads = (from: number, to: number): boolean => {
    const goal = target.references[to];
    return goal !== undefined && followPath(draft, target, from, goal) !== undefined;
  };
  for (let at = 0; at < order.length; at++) {
    for (let later = at + 1; later < order.length; later++) {
      const [a, b] = [order[at] as number, order[later] as number];
      if (a === target.owning || !areTwins(target, a, b)) continue;
      // Of two keys over the same columns, the one that leads to the other comes first.
      if (!leads(a, b) && leads(b, a)) [order[at], order[later]] = [b, a];
    }
  }
  return order;
}

function rankOf(target: TableDraft, reference: ReferenceDraft, index: number): number {
  if (reference.absent) return 4;
  if (index === target.owning) return 0;
  if (reference.rule.through !== undefined) return 1;
  return isTree(target, reference) ? 3 : 2;
}

export function isTree(target: TableDraft, reference: ReferenceDraft): boolean {
  return reference.to === target.key || reference.rule.strategy === 'tree';
}

/** `(tenant_id, parent_id)` refers to `(tenant_id, id)` of the same table: both rows have the same tenant. */
export function isRepeated(target: TableDraft, reference: ReferenceDraft, name: string): boolean {
  const { to, columns, to_columns, own } = reference;
  if (own?.includes(name) === true) return true;
  return to === target.key && columns.length > 1 && to_columns[columns.indexOf(name)] === name;
}

function areTwins(target: TableDraft, a: number, b: number): boolean {
  const [one, other] = [target.references[a], target.references[b]];
  if (one === undefined || other === undefined || one.columns.length === 0) return false;
  if (rankOf(target, one, a) !== rankOf(target, other, b)) return false;
  return one.columns.length === other.columns.length && one.columns.every((column) => other.columns.includes(column));
}
