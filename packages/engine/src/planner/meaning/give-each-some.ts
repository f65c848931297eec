import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { nounOf } from './name-parts.ts';
import type { Near } from '../../document/plan/plan.ts';

/**
 * Rows that look for a parent below their own ancestor find one where each ancestor has some: so it is given one, as long as
 * there are enough of them. Numbers of rows stay as they are.
 */
export function giveEachSome(draft: Draft): void {
  for (const target of draft.tables.values()) {
    giveLines(draft, target);
    for (const { strategy, to } of target.references) {
      if (strategy?.kind === 'junction' && strategy.near !== undefined) giveSeveral(draft, target, to, strategy.near);
      if (strategy?.kind !== 'shared' || strategy.loose !== true) continue;
      for (const [child, owner] of chainOf(draft, to, strategy.anchor)) {
        const parents = draft.tables.get(owner.to)?.rows ?? 0;
        const most = Math.min(owner.most ?? 1, owner.strategy?.kind === 'fan_out' ? (owner.strategy.max ?? 1) : 0);
        if (child.rows >= parents && parents > 0 && most >= 1) owner.least = Math.max(owner.least, 1);
      }
    }
  }
}

const LINES: ReadonlySet<string> = new Set(['line', 'item', 'position', 'detail']);

/** A bill, an order or an offer consists of lines: none of them is without any, if there are enough. */
function giveLines(draft: Draft, target: TableDraft): void {
  const owner = target.references[target.owning];
  const [noun, parents] = [nounOf(draft, target).at(-1) ?? '', draft.tables.get(owner?.to ?? '')?.rows ?? 0];
  if (owner === undefined || !LINES.has(noun) || owner.nullable || draft.literal.has(target.key)) return;
  const isOpen = owner.strategy?.kind === 'fan_out' && owner.rule.min === undefined && owner.rule.shape === undefined;
  const isMeasured = target.table.foreign_keys.some(({ statistics }) => statistics !== undefined);
  if (isOpen && !isMeasured && owner.most === undefined && target.rows >= parents && parents > 0)
    owner.least = Math.max(owner.least, 1);
}

/** Pairs that do not repeat find as many near parents as each ancestor has: no owner shall need more, if that is enough. */
function giveSeveral(draft: Draft, target: TableDraft, to: string, { anchor }: Near): void {
  const [link, ...further] = chainOf(draft, to, anchor);
  const owner = target.references[target.owning];
  if (link === undefined || further.length > 0 || owner?.strategy?.kind !== 'fan_out') return;
  const [child, above] = link;
  const [parents, owners] = [above.to, owner.to].map((key) => draft.tables.get(key)?.rows ?? 0) as [number, number];
  const several = parents === 0 ? 0 : Math.floor(child.rows / parents);
  const isOpen = above.strategy?.kind === 'fan_out' && above.strategy.max === null && above.most === undefined;
  if (several < 1 || !isOpen) return;
  const least = several > 2 ? Math.ceil(several / 2) : several;
  above.least = Math.max(above.least, least);
  if (target.rows <= owners * least && owner.least <= least) owner.most = Math.min(owner.most ?? least, least);
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
