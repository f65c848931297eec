import { columnsOf } from '../../language/expression/walk-expression.ts';
import { expressionsIn } from '../../document/plan/parts-of-source.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import { holdsAsPlanned } from './holds-as-planned.ts';
import type { UniqueTask } from './unique-task.ts';

/** A key that is kept unique, and the columns that make its rows distinct. */
export type Claim = { readonly task: UniqueTask; readonly basis: string };

export function claimOf(task: UniqueTask): Claim {
  return { task, basis: basisOf(task) };
}

/** Whether a key is still kept unique after other keys were settled. */
export function stands({ task, basis }: Claim): boolean {
  return task.target.rows <= 1 || basisOf(task) === basis || holdsAsPlanned(task);
}

/** The plans of the key's columns and of those that they are made from, and how their parents are chosen. */
function basisOf({ target, set }: UniqueTask): string {
  const names = new Set([...set.columns, ...set.coarse, ...(set.where === undefined ? [] : columnsOf(set.where))]);
  const references = new Set<ReferenceDraft>();
  // Which of two columns gets which parent is a matter of their order alone.
  const referring = new Set<string>();
  for (const name of names) {
    const source = target.columns.get(name)?.source;
    for (const read of expressionsIn(source ?? null).flatMap(columnsOf)) names.add(read);
    for (const reference of target.references) {
      if (!reference.columns.includes(name)) continue;
      references.add(reference);
      referring.add(name);
    }
  }
  const owner = target.references[target.owning];
  const plans = [...names].map((name) => target.columns.get(name));
  const groups = plans.flatMap((plan) =>
    plan?.source.kind === 'variants' ? [target.variants[plan.source.group]] : [],
  );
  return JSON.stringify([
    plans.map(
      (plan) => plan && { ...plan, reason: '', confidence: 0, ...(referring.has(plan.name) ? { source: '' } : {}) },
    ),
    groups,
    [...references].map(({ strategy, null_fraction }) => [strategy, null_fraction]),
    owner?.name,
  ]);
}

/** How a table's rows are planned at the moment; called, it makes them so again. */
export function remember({ draft, target }: Pick<UniqueTask, 'draft' | 'target'>): () => void {
  const { owning, rows, variants, replaced } = target;
  const [columns, groups, tested] = [new Map(target.columns), [...variants], [...replaced]];
  const references = target.references.map((reference) => ({ ...reference }));
  const [notes, issues] = [draft.notes.length, draft.issues.length];
  const torn = draft.torn.has(target.key);
  return () => {
    Object.assign(target, {
      owning,
      rows,
      columns: new Map(columns),
      variants: [...groups],
      replaced: new Set(tested),
    });
    references.forEach((before, index) => Object.assign(target.references[index] ?? {}, before));
    draft.notes.length = notes;
    draft.issues.length = issues;
    if (!torn) draft.torn.delete(target.key);
  };
}
