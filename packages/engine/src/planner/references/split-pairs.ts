import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { apartReferences, pairsOfReferences } from '../draft/pair-parents.ts';
import { isComparableKey } from '../keys/swapped-pairs.ts';

/**
 * Where a CHECK orders two references to one table, the lesser of the two keys goes first, whichever was drawn for it. A key
 * over one of them would see the other's draws then: each row has two parents that no other row has. So it is where two
 * references that lead to each row once must lead to different ones.
 */
export function splitPairs(draft: Draft): void {
  for (const target of draft.tables.values()) {
    if (target.motif !== undefined) continue;
    const ordered = pairsOfReferences(target).filter(({ form, references: [{ to }], key }) => {
      const parent = draft.tables.get(to);
      return form === 'ascending' && parent !== undefined && isComparableKey(parent, key);
    });
    const pairs = [
      ...ordered.map(({ references }) => references).filter((pair) => pair.some(({ unique }) => unique)),
      ...apartReferences(target).filter((pair) => pair.every(({ unique }) => unique)),
    ];
    for (const references of pairs) {
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
