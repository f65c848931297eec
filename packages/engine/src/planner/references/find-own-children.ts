import { isUnique } from '../draft/is-unique.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';

/**
 * A captain is one of the team's own players: `(id, captain_id)` refers to `(team_id, id)`, and `team_id` back to `id`.
 * The columns that come back are the row's own; the parent is one of the rows that belong to it.
 */
export function findOwnChildren(draft: Draft): void {
  for (const target of draft.tables.values()) {
    for (const reference of target.references) {
      const own = ownColumns(draft, target, reference);
      if (own !== undefined) reference.own = own;
    }
  }
}

/**
 * Rows of a table are contiguous only for its owner: for another parent there is no telling which rows belong to it.
 */
export function forgetOthersChildren(draft: Draft): void {
  for (const target of draft.tables.values()) {
    for (const reference of target.references) {
      const child = draft.tables.get(reference.to);
      if (reference.own === undefined || child === undefined) continue;
      const owner = child.references[child.owning];
      if (owner === undefined || ownedColumns(target, reference, child, owner) === undefined) delete reference.own;
      // Each row that must have such a child does have one.
      else if (!reference.nullable) owner.least = Math.max(owner.least, 1);
    }
  }
}

/** Whether a reference leads to rows that belong to the row: they own nothing of it, and determine nothing about it. */
export function leadsToOwn(
  { references }: Pick<TableDraft, 'references'>,
  { to }: Pick<ReferenceDraft, 'to'>,
): boolean {
  return references.some((other) => other.own !== undefined && other.to === to);
}

/** Whether a row of `target` needs a child by this reference, which then has to be the owning one. */
export function isNeededByOwner(draft: Draft, target: TableDraft, reference: ReferenceDraft): boolean {
  const parent = draft.tables.get(reference.to);
  return (
    parent?.references.some(
      (other) =>
        other.own !== undefined &&
        other.to === target.key &&
        !other.nullable &&
        ownedColumns(parent, other, target, reference) !== undefined,
    ) === true
  );
}

function ownColumns(draft: Draft, target: TableDraft, reference: ReferenceDraft): readonly string[] | undefined {
  const child = draft.tables.get(reference.to);
  if (child === undefined || child === target || child.rule.skip === true || draft.existing.has(child.key))
    return undefined;
  if (!isFree(reference)) return undefined;
  for (const back of child.references) {
    const own = isFree(back) ? ownedColumns(target, reference, child, back) : undefined;
    if (own !== undefined) return own;
  }
  return undefined;
}

/** The columns of `reference` that `back` leads back to, if those are all that it leads to or nothing else has them. */
function ownedColumns(
  target: TableDraft,
  reference: ReferenceDraft,
  child: TableDraft,
  back: ReferenceDraft,
): readonly string[] | undefined {
  if (back.to !== target.key || back.nullable) return undefined;
  const own = back.columns.flatMap((column, place) => {
    const at = reference.to_columns.indexOf(column);
    return at >= 0 && reference.columns[at] === back.to_columns[place] ? [reference.columns[at] ?? ''] : [];
  });
  if (own.length === 0 || own.length === reference.columns.length) return undefined;
  return own.length === back.columns.length || goInCircle(target, reference, child, back, own) ? own : undefined;
}

/**
 * `(lock, holder)` refers to `(lock, token)`, and `(lock, mode)` back to `(lock, mode)`: no other key gives either
 * table a lock, so the rows that agree in it are those that belong to the row.
 */
function goInCircle(
  target: TableDraft,
  reference: ReferenceDraft,
  child: TableDraft,
  back: ReferenceDraft,
  own: readonly string[],
): boolean {
  const extra = back.columns.filter((_, place) => !own.includes(back.to_columns[place] ?? ''));
  if (reference.nullable || extra.some((column) => reference.to_columns.includes(column))) return false;
  const others = [...target.references, ...child.references].filter((item) => item !== reference && item !== back);
  const childs = own.map((column) => reference.to_columns[reference.columns.indexOf(column)] ?? '');
  if (others.some(({ columns }) => columns.some((column) => own.includes(column) || childs.includes(column))))
    return false;
  // Of the two that lead to each other, the row with exclusive use of the columns owns the others.
  return isUnique(target.table, own) && !(isUnique(child.table, childs) && child.key < target.key);
}

function isFree({ rule, among, rounds, columns }: ReferenceDraft): boolean {
  const isChoosy = among !== undefined || rounds !== undefined;
  return columns.length > 0 && rule.strategy === undefined && rule.through === undefined && !isChoosy;
}
