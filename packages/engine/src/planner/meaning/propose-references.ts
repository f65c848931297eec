import { isUnique } from '../draft/is-unique.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { draftReference } from '../draft/draft-reference.ts';
import { findNamedParent, type NamedParent } from './find-named-parent.ts';
import { isRuled } from './is-ruled.ts';
import { pointersOf, proposePointers } from './pointers.ts';

/** How sure a reference is that a name and a type declare. */
const BY_WORDS = 0.8;

/**
 * References that no constraint declares but names do: `user_id` of a table without keys. They are filled like any other,
 * and a rule for the column switches them off.
 */
export function proposeReferences(draft: Draft): void {
  const popular = new Map<string, number>();
  for (const { references } of draft.tables.values())
    for (const { to } of references) popular.set(to, (popular.get(to) ?? 0) + 1);
  for (const target of draft.tables.values()) {
    if (target.rule.skip === true || draft.literal.has(target.key)) continue;
    const pointers = new Set(pointersOf(draft, target).map(({ id }) => id));
    const taken = new Set(target.references.flatMap(({ columns }) => columns));
    for (const { name, generated, identity, default: preset } of target.table.columns) {
      if (taken.has(name) || generated !== undefined || identity !== undefined) continue;
      if (isRuled(target, name) || /nextval\(|uuid/i.test(preset ?? '')) continue;
      const named = findNamedParent(draft, target, name, pointers.has(name));
      if (named === undefined || !isWelcome(target, name, named)) continue;
      target.references.push(referenceTo(target, name, named));
      draft.meant.add(target.key);
    }
    proposePointers(draft, target, popular);
  }
}

/** A table's own key is its own, unless its name says another table's; and a row above needs rows that have none. */
function isWelcome(target: TableDraft, column: string, { parent, key }: NamedParent): boolean {
  const own = target.table.columns.find(({ name }) => name === column);
  if (parent === target) return own?.nullable === true;
  // A code of what the row refers to already is a copy, not another row.
  const isCode = parent.table.primary_key?.columns.includes(key) !== true;
  if (isCode && target.references.some(({ to, declared }) => to === parent.key && declared)) return false;
  // Two tables that are named by each other's keys would each have to come first.
  return !parent.references.some(({ to, columns }) => to === target.key && columns.includes(key));
}

function referenceTo(target: TableDraft, column: string, { parent, key, why }: NamedParent): ReferenceDraft {
  return draftReference({
    name: `${target.table.name}_${column}_meant`,
    columns: [column],
    to: parent.key,
    to_columns: [key],
    nullable: target.table.columns.some(({ name, nullable }) => name === column && nullable),
    unique: isUnique(target.table, [column]),
    meant: { reason: `refers to ${parent.key}, although no key declares it: ${why}`, confidence: BY_WORDS },
  });
}
