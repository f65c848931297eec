import type { Draft, ReferenceDraft } from '../../draft/draft.ts';
import type { ReferenceStrategy } from '../../../document/plan/plan.ts';
import { identifiesParent } from '../identifies-parent.ts';
import type { UniqueSet } from '../../draft/unique-sets.ts';
import type { UniqueTask } from '../unique-task.ts';

/** The references alone make the tuple distinct: one-to-one, or a junction. */
export function byReferences({ draft, target, set }: UniqueTask): string | undefined {
  const within = target.references.filter((reference) => identifiesParent(draft, set, reference));
  if (within.some(({ strategy }) => strategy?.kind === 'existing' && strategy.unique === true))
    return 'each row of the target is referred to once';
  if (within.some(({ strategy }) => strategy?.kind === 'one_to_one')) return 'each parent is referred to once';
  if (target.references.some((reference) => isOwnChild(draft, set, reference)))
    return 'each row refers to a row of its own';
  const owner = target.references[target.owning];
  if (owner?.strategy?.kind === 'fan_out' && owner.strategy.max === 1 && within.includes(owner))
    return 'each parent has one row at most';
  if (owner !== undefined && within.includes(owner) && within.some(({ strategy }) => isJunction(strategy)))
    return 'each pair of parents occurs once';
  return within.some(({ strategy }) => isWholeProduct(strategy, within))
    ? 'each tuple of parents occurs once'
    : undefined;
}

/** Whether all that a product is made of is in the set: it was taken for a narrower key, and serves this one too. */
function isWholeProduct(strategy: ReferenceStrategy | undefined, within: readonly ReferenceDraft[]): boolean {
  if (strategy?.kind !== 'product') return false;
  const places = within.flatMap(({ strategy: other }) =>
    other?.kind === 'product' && other.name === strategy.name ? [other.position] : [],
  );
  return new Set(places).size === strategy.radices.length;
}

/** Rows of different owners differ, if what the set has of them, besides the owner's own columns, names them. */
function isOwnChild(draft: Draft, set: UniqueSet, reference: ReferenceDraft): boolean {
  const { own } = reference;
  if (own === undefined || reference.absent) return false;
  return identifiesParent(draft, { ...set, columns: set.columns.filter((name) => !own.includes(name)) }, reference);
}

function isJunction(strategy: ReferenceStrategy | undefined): boolean {
  if (strategy?.kind === 'shared') return strategy.beside !== undefined;
  return strategy?.kind === 'junction' || (strategy?.kind === 'existing' && strategy.within !== undefined);
}
