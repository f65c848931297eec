import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { takenColumns } from './taken-columns.ts';

/** If two references cannot agree, a nullable one becomes NULL; without any there is an issue. */
export function leaveOneNull(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
  why: string,
): boolean {
  // A skipped table has no row in which anything must agree.
  if (target.rule.skip === true) {
    reference.absent = true;
    return true;
  }
  const path = `tables.${target.key}.foreign_keys.${reference.name}`;
  const giving = givingWay(target, reference, earlier);
  if (giving === undefined) {
    draft.torn.add(target.key);
    draft.issues.push({
      code: 'unsatisfiable_reference',
      path,
      message: `${target.key}.${reference.columns.join(', ')} cannot be made to agree with its other keys: ${why}. Name the owning key with a rule: {"${target.key}": {"owner": "…"}}.`,
    });
    return false;
  }
  giving.absent = true;
  draft.notes.push({
    code: 'reference_null',
    path: `tables.${target.key}.foreign_keys.${giving.name}`,
    message: `${target.key}.${giving.columns.join(', ')} is always NULL: ${reference.name} cannot be made to agree with its other keys, since ${why}.`,
  });
  return true;
}

/** Of references that cannot agree, a nullable one. */
export function givingWay(
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
): ReferenceDraft | undefined {
  const taken = takenColumns(target, reference, earlier);
  if (canBeAbsent(target, reference, taken)) return reference;
  return earlier
    .filter((index) => index !== target.owning)
    .flatMap((index) => target.references[index] ?? [])
    .find(
      (other) =>
        other.columns.some((column) => taken.includes(column)) && canBeAbsent(target, other, reference.columns),
    );
}

/** Whether NULL in a column that no other reference needs satisfies the reference. */
function canBeAbsent(target: TableDraft, reference: ReferenceDraft, needed: readonly string[]): boolean {
  if (!reference.nullable || reference.rule.through !== undefined) return false;
  return target.table.columns.some(
    ({ name, nullable }) => nullable && reference.columns.includes(name) && !needed.includes(name),
  );
}
