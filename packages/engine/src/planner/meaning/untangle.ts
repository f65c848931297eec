import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import type { ReferenceStrategy } from '../../document/plan/plan.ts';

type Place = { readonly target: TableDraft; readonly reference: ReferenceDraft };

/** Where ways that names suggested lead back to their beginning, one of them is given up: its parent is drawn. */
export function untangle(draft: Draft): void {
  if (draft.meant.size === 0) return;
  const done = new Set<ReferenceDraft>();
  for (const target of draft.tables.values()) {
    for (const reference of target.references) {
      for (let circle = findCircle(draft, target, reference, [], done); circle !== undefined; ) {
        const weakest = circle.find((place) => isSuggested(place.reference));
        if (weakest === undefined) break;
        weakest.reference.strategy = released(weakest.reference.strategy);
        circle = findCircle(draft, target, reference, [], done);
      }
    }
  }
}

/** A junction keeps its pairs apart all the same. */
const released = (strategy: ReferenceStrategy | undefined): ReferenceStrategy =>
  strategy?.kind === 'junction'
    ? { kind: 'junction', within: strategy.within }
    : { kind: 'scatter', distribution: 'zipf', exponent: 0.6 };

const isSuggested = ({ strategy, meant }: ReferenceDraft): boolean =>
  (strategy?.kind === 'junction' && strategy.near !== undefined) ||
  (strategy?.kind === 'shared' && strategy.loose === true) ||
  (strategy?.kind === 'through' && meant !== undefined);

function findCircle(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  before: readonly Place[],
  done: Set<ReferenceDraft>,
): readonly Place[] | undefined {
  if (done.has(reference)) return undefined;
  const from = before.findIndex((place) => place.reference === reference);
  if (from >= 0) return before.slice(from);
  const further = [...before, { target, reference }];
  for (const way of waysOf(reference)) {
    let at: TableDraft | undefined = target;
    for (const step of way) {
      const next: ReferenceDraft | undefined = at?.references[step];
      if (at === undefined || next === undefined) break;
      const circle = findCircle(draft, at, next, further, done);
      if (circle !== undefined) return circle;
      at = draft.tables.get(next.to);
    }
  }
  done.add(reference);
  return undefined;
}

/** References that must be followed before this one can be, one way after the other. */
function waysOf({ strategy }: ReferenceDraft): readonly (readonly number[])[] {
  if (strategy?.kind === 'through' || strategy?.kind === 'shared') return [strategy.path];
  if (strategy?.kind === 'junction') return [[strategy.within], strategy.near?.path ?? []];
  return strategy?.kind === 'tree' && strategy.within !== undefined ? [[strategy.within]] : [];
}
