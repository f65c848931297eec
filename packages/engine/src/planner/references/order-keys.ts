import type { Lexicon } from '../../base/locale/lexicon.ts';
import { isPlainlyOrdered, plainTexts } from '../draft/any-collation.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { pairsOf } from '../draft/pairs-of.ts';
import { roomOf } from '../../document/plan/room-of.ts';

/** Finds the texts whose order a CHECK of another table compares: all collations must agree on it. */
export function findOrderedKeys(draft: Draft): void {
  for (const target of draft.tables.values()) {
    for (const { form, columns } of pairsOf(target.table)) {
      if (form !== 'ascending') continue;
      for (const name of columns) markKey(draft, target, name, 0);
    }
  }
}

const DEEPEST = 8;

/** The key from which a column takes its texts, possibly through another one. */
function markKey(draft: Draft, target: TableDraft, name: string, depth: number): void {
  const reference = target.references.find(({ columns, absent }) => !absent && columns.includes(name));
  if (reference === undefined || depth > DEEPEST) {
    if (depth > 0 && target.types.get(name)?.kind === 'text') target.ordered.add(name);
    return;
  }
  const parent = draft.tables.get(reference.to);
  const column = reference.to_columns[reference.columns.indexOf(name)];
  if (parent !== undefined && column !== undefined && parent !== target) markKey(draft, parent, column, depth + 1);
}

/** Keys whose order matters are spelt so that every collation sorts them alike. */
export function spellOrderedKeys(target: TableDraft, lexicon: Lexicon): void {
  for (const name of target.ordered) {
    const [plan, type] = [target.columns.get(name), target.types.get(name)];
    if (plan?.source.kind !== 'generator' || type === undefined) continue;
    if (target.columnRules.has(name) || target.solved.has(name)) continue;
    if (isPlainlyOrdered(plan.source, type, lexicon)) continue;
    target.columns.set(name, {
      ...plan,
      source: plainTexts(roomOf(plan, type)),
      reason: `${plan.reason}; in letters that every collation orders alike, since a CHECK compares them`,
    });
  }
}
