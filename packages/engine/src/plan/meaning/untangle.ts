import type { Draft, ReferenceDraft, TableDraft } from '../draft.ts';

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
        weakest.reference.strategy = { kind: 'scatter', distribution: 'zipf', exponent: 0.6 };
        circle = findCircle(draft, target, reference, [], done);
      }
    }
  }
}

const isSuggested = ({ strategy, meant }: ReferenceDraft): boolean =>
  (strategy?.kind === 'shared' && strategy.loose === true) || (strategy?.kind === 'through' && meant !== undefined);

function findCircle(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  way: readonly Place[],
  done: Set<ReferenceDraft>,
): readonly Place[] | undefined {
  if (done.has(reference)) return undefined;
  const from = way.findIndex((place) => place.reference === reference);
  if (from >= 0) return way.slice(from);
  const further = [...way, { target, reference }];
  let at: TableDraft | undefined = target;
  for (const step of stepsOf(reference)) {
    const next: ReferenceDraft | undefined = at?.references[step];
    if (at === undefined || next === undefined) break;
    const circle = findCircle(draft, at, next, further, done);
    if (circle !== undefined) return circle;
    at = draft.tables.get(next.to);
  }
  done.add(reference);
  return undefined;
}

/** References that must be followed before this one can be. */
function stepsOf({ strategy }: ReferenceDraft): readonly number[] {
  if (strategy?.kind === 'through' || strategy?.kind === 'shared') return strategy.path;
  if (strategy?.kind === 'junction') return [strategy.within];
  return strategy?.kind === 'tree' && strategy.within !== undefined ? [strategy.within] : [];
}
