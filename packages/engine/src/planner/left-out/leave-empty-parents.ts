import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import type { Wishes } from '../draft/wishes.ts';

/**
 * References to tables that get no rows, and whose rows in the target are not known either. A nullable one is NULL; a
 * table that needs it gets no rows itself, unless the user requests some by name: then its parents are missing.
 */
export function leaveEmptyParents(draft: Draft, wishes: Wishes): void {
  const wished = (target: TableDraft): number | undefined =>
    target.rule.rows ?? (typeof wishes.rows === 'object' ? (wishes.rows[target.key] ?? undefined) : undefined);
  const all = [...draft.tables.values()];
  const empty = new Set(
    all
      .filter((target) => (target.rule.skip === true || wished(target) === 0) && !draft.existing.has(target.key))
      .map(({ key }) => key),
  );
  const isEmpty = ({ to, rule }: ReferenceDraft): boolean => empty.has(to) && rule.through === undefined;
  for (let before = -1; wishes.leave_out === true && before !== empty.size; ) {
    before = empty.size;
    for (const target of all) {
      if (empty.has(target.key) || (wished(target) ?? 0) > 0) continue;
      const needed = target.references.find((reference) => isEmpty(reference) && !reference.nullable);
      if (needed === undefined) continue;
      empty.add(target.key);
      target.rule = { ...target.rule, skip: true };
      draft.notes.push({
        code: 'table_left_out',
        path: `tables.${target.key}`,
        message: `${target.key} gets no rows, as with the rule {"${target.key}": {"skip": true}}: each would have to refer to a row of ${needed.to}, which gets none.`,
      });
    }
  }
  for (const target of all) {
    for (const reference of target.references) {
      if (!isEmpty(reference) || !reference.nullable) continue;
      reference.absent = true;
      // NOT NULL columns of a composite key have their own values.
      reference.released = true;
    }
  }
}
