import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { pairsOfReferences } from '../draft/pair-parents.ts';
import { isComparableKey } from '../keys/swapped-pairs.ts';

/**
 * If a CHECK orders two references to one table, the lesser of the two keys goes first, whichever was drawn for it. A
 * key over one of them would then see the other's draws: each row has two parents that no other row has.
 */
export function splitPairs(draft: Draft): void {
  for (const target of draft.tables.values()) {
    if (target.motif !== undefined) continue;
    for (const { form, references, key } of pairsOfReferences(target)) {
      const parent = draft.tables.get(references[0].to);
      if (form !== 'ascending' || parent === undefined || !isComparableKey(parent, key)) continue;
      if (!references.some(({ unique }) => unique)) continue;
      if (!references.every((reference) => isFree(draft, target, reference))) continue;
      for (const [offset, reference] of references.entries())
        target.references[target.references.indexOf(reference)] = {
          ...reference,
          unique: true,
          among: { every: references.length, offset },
        };
    }
  }
}

/** Whether nothing else decides about the reference's parent. */
function isFree(draft: Draft, target: TableDraft, reference: ReferenceDraft): boolean {
  const { to, rule, nullable, absent, own, among, rounds } = reference;
  if (to === target.key || nullable || absent || draft.existing.has(to)) return false;
  return Object.keys(rule).length === 0 && (own ?? among ?? rounds) === undefined;
}
