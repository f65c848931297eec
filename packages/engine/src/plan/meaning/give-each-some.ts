import type { Draft, ReferenceDraft, TableDraft } from '../draft.ts';

/**
 * Rows that look for a parent below their own ancestor find one where each ancestor has some: so it is given one, as long as
 * there are enough of them. Numbers of rows stay as they are.
 */
export function giveEachSome(draft: Draft): void {
  for (const target of draft.tables.values()) {
    for (const { strategy, to } of target.references) {
      if (strategy?.kind !== 'shared' || strategy.loose !== true) continue;
      for (const [child, owner] of chainOf(draft, to, strategy.anchor)) {
        const parents = draft.tables.get(owner.to)?.rows ?? 0;
        const most = Math.min(owner.most ?? 1, owner.strategy?.kind === 'fan_out' ? (owner.strategy.max ?? 1) : 0);
        if (child.rows >= parents && parents > 0 && most >= 1) owner.least = Math.max(owner.least, 1);
      }
    }
  }
}

function chainOf(draft: Draft, from: string, anchor: string): readonly (readonly [TableDraft, ReferenceDraft])[] {
  const chain: (readonly [TableDraft, ReferenceDraft])[] = [];
  for (let at = draft.tables.get(from); at !== undefined && at.key !== anchor && chain.length < 10; ) {
    const owner: ReferenceDraft | undefined = at.references[at.owning];
    if (owner === undefined) break;
    chain.push([at, owner]);
    at = draft.tables.get(owner.to);
  }
  return chain;
}
