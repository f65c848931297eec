import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import { limitsOf } from '../../language/schema/trigger-rules.ts';
import { suggest } from '../../base/text/nearest-name.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { isComplete } from '../draft/enumeration.ts';
import { isNeededByOwner, leadsToOwn } from './find-own-children.ts';
import { ownerWeight } from '../meaning/owner-weight.ts';
import { predicatesOf } from '../checks/solve-table.ts';

/** Chooses, for each table, the one reference for which its rows are contiguous. No table may own itself over others. */
export function chooseOwners(draft: Draft): void {
  for (const target of draft.tables.values()) target.owning = chooseOwner(draft, target);
  for (const target of draft.tables.values()) breakOwnerCycle(draft, target);
}

function chooseOwner(draft: Draft, target: TableDraft): number {
  if (target.motif !== undefined) return -1;
  const wished = target.rule.owner;
  if (wished === null) return -1;
  if (wished !== undefined) {
    const found = target.references.findIndex(({ name, columns }) => name === wished || columns.includes(wished));
    // What is outside the run owns none of its rows.
    if (found >= 0) return draft.existing.has(target.references[found]?.to ?? '') ? -1 : found;
    const names = target.references.flatMap(({ name, columns }) => [name, ...columns]);
    draft.issues.push({
      code: 'unknown_reference',
      path: `rules.${target.key}.owner`,
      message: `${target.key} has no reference over or named ${wished}.${suggest(wished, names)}`,
    });
    return -1;
  }
  let best = -1;
  let bestScore = 0;
  target.references.forEach((reference, index) => {
    const score = scoreOwner(draft, target, reference);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  });
  const wider = target.references[best];
  const nearer = wider && target.references.findIndex((reference) => isNearer(draft, target, reference, wider));
  return nearer === undefined || nearer < 0 ? best : nearer;
}

/**
 * Whether a parent is named by a part of the columns that name another one, and refers to that one: from it the rest of the
 * columns follows, and not the other way round.
 */
function isNearer(draft: Draft, target: TableDraft, reference: ReferenceDraft, wider: ReferenceDraft): boolean {
  const { columns, to } = reference;
  const isPart = columns.length < wider.columns.length && columns.every((column) => wider.columns.includes(column));
  if (!isPart || wider.to === to || scoreOwner(draft, target, reference) === 0) return false;
  const parent = draft.tables.get(to);
  return columns.length > 1 && parent?.references.some((other) => other.to === wider.to && !other.nullable) === true;
}

/** Ownership shows in what the schema says: a child that goes with its parent, is named by it, cannot be without it. */
function scoreOwner(draft: Draft, target: TableDraft, reference: ReferenceDraft): number {
  if (reference.to === target.key || reference.rule.through !== undefined || draft.existing.has(reference.to)) return 0;
  if (reference.among !== undefined || reference.rounds !== undefined || leadsToOwn(target, reference)) return 0;
  if (
    reference.rule.strategy !== undefined &&
    reference.rule.strategy !== 'fan_out' &&
    reference.rule.strategy !== 'one_to_one'
  )
    return 0;
  if (reference.rule.strategy === 'fan_out') return 100;
  if (reference.nullable || reference.columns.length === 0) return 0;
  if (isNeededByOwner(draft, target, reference)) return 50;
  // An owner's rows lie where they lie: a parent that a CHECK is particular about must be drawn, and drawn again.
  if (
    draft.efforts.has(target.key) &&
    predicatesOf(draft, target).some(({ predicate }) => asksValue(predicate, reference.columns))
  )
    return 0;
  const parent = draft.tables.get(reference.to);
  // What a row says with a value of a list does not make it the list's.
  if (parent === undefined || isComplete(parent.enumeration)) return 0;
  const inKey = target.table.primary_key?.columns.some((column) => reference.columns.includes(column)) === true;
  const inUnique = target.table.uniques.some((unique) =>
    unique.columns.some((column) => reference.columns.includes(column)),
  );
  const stem = parent.table.name.replace(/s$/, '').toLowerCase();
  const isTold = reference.cascades || inKey || inUnique || reference.unique;
  return (
    ownerWeight(draft, target, reference, isTold) *
    (1 +
      (reference.cascades ? 3 : 0) +
      (inKey ? 3 : 0) +
      (inUnique ? 1 : 0) +
      (reference.unique ? 2 : 0) +
      // A composite key carries its parent's own owner along (a tenant), so it says more than the tenant's key alone.
      (reference.columns.length > 1 ? 2 : 0) +
      (parent.references.length > 0 ? 1 : 0) +
      (isLimited(target, reference) ? 4 : 0) +
      (keepsTree(target, reference) ? 1 : 0) +
      (target.table.name.toLowerCase().startsWith(stem) ? 2 : 0))
  );
}

/** Whether a trigger lets in so many rows of each parent: an owner knows how many it has. */
const isLimited = ({ table }: TableDraft, { columns }: ReferenceDraft): boolean =>
  limitsOf(table).some((limit) => columns.every((name) => limit.columns.includes(name)));

/** Whether rows of one parent agree in all that a tree of the table repeats, `(document_id, parent_id)` below a document. */
const keepsTree = ({ key, references }: TableDraft, { columns }: ReferenceDraft): boolean =>
  references.some((tree) => {
    const repeated = tree.columns.filter((name, at) => tree.to_columns[at] === name);
    return tree.to === key && repeated.length > 0 && repeated.every((name) => columns.includes(name));
  });

/** Whether a CHECK asks more of the reference's columns than whether they are NULL. */
function asksValue(predicate: Expression, columns: readonly string[]): boolean {
  if (predicate.op === 'column') return columns.includes(predicate.name);
  if (predicate.op === 'is' && predicate.value === 'null' && predicate.arg.op === 'column') return false;
  return partsOf(predicate).some((part) => asksValue(part, columns));
}

function breakOwnerCycle(draft: Draft, target: TableDraft): void {
  const seen = new Set<string>();
  let at: TableDraft | undefined = target;
  while (at !== undefined && at.owning >= 0) {
    if (seen.has(at.key)) {
      at.owning = -1;
      return;
    }
    seen.add(at.key);
    at = draft.tables.get(at.references[at.owning]?.to ?? '');
  }
}
