import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { findSharedAnchor } from './find-shared-anchor.ts';
import { findExistingSource } from './find-existing-source.ts';
import { followPath } from './follow-path.ts';
import { holdUniform } from '../keys/hold-uniform.ts';
import { givingWay } from './leave-one-null.ts';
import { pairsOfReferences } from '../draft/pair-parents.ts';
import type { ReferenceStrategy } from '../../document/plan/plan.ts';
import { takenColumns } from './taken-columns.ts';

export type Agreement =
  /** None of its columns is taken: it chooses its parents freely. */
  | { readonly kind: 'free' }
  | { readonly kind: 'follows'; readonly strategy: ReferenceStrategy }
  | { readonly kind: 'conflict'; readonly why: string };

/** How a reference can agree with those that took some of its columns before it. */
export function agreeReferences(
  draft: Draft,
  target: TableDraft,
  reference: ReferenceDraft,
  earlier: readonly number[],
): Agreement {
  const taken = takenColumns(target, reference, earlier);
  if (taken.length === 0) return { kind: 'free' };
  const whole = taken.length === reference.columns.length;
  const own = taken.map((column) => reference.to_columns[reference.columns.indexOf(column)] ?? '');
  // Each of the earlier ones agrees with the row's columns, so any one with all of the taken ones will do.
  const agreeing = earlier.filter((index) => {
    const columns = target.references[index]?.columns ?? [];
    return taken.every((column) => columns.includes(column));
  });
  for (const index of agreeing) {
    if (whole) {
      const path = followPath(draft, target, index, reference);
      if (path !== undefined) return { kind: 'follows', strategy: { kind: 'through', path } };
    } else if (draft.existing.has(reference.to)) {
      const source = reference.unique ? undefined : findExistingSource(draft, target, index, taken);
      if (source !== undefined)
        return { kind: 'follows', strategy: { kind: 'existing', distribution: 'uniform', agrees: { ...source, own } } };
    } else {
      const anchor = findSharedAnchor(draft, target, index, reference);
      if (anchor !== undefined) return { kind: 'follows', strategy: { kind: 'shared', ...anchor } };
    }
  }
  // Finally the parent that one of the earlier parents has: it agrees in whatever they share.
  const apart = pairsOfReferences(target).flatMap(({ references }) =>
    references.includes(reference) && references.every(({ nullable }) => !nullable) ? references : [],
  );
  for (const index of whole || draft.existing.has(reference.to) ? [] : agreeing) {
    if (apart.some((other) => other === target.references[index])) continue;
    const path = followPath(draft, target, index, { columns: taken, to: reference.to, to_columns: own });
    if (path !== undefined) return { kind: 'follows', strategy: { kind: 'through', path } };
  }
  const sharing = earlier.flatMap((index) => {
    const other = target.references[index];
    const columns = other?.columns.filter((column) => taken.includes(column)) ?? [];
    return other === undefined || columns.length === 0 ? [] : [{ reference: other, columns, index }];
  });
  const isKept = target.rule.skip !== true && givingWay(target, reference, earlier) === undefined;
  if (!whole && isKept && holdUniform(draft, [{ reference, columns: taken }, ...sharing])) return { kind: 'free' };
  const others = sharing.map(({ index }) => nameOf(target, index));
  if (draft.existing.has(reference.to))
    return {
      kind: 'conflict',
      why: `it shares a column with ${others.join(' and ')}, and rows of ${reference.to}, which the run does not fill, are known by their keys alone`,
    };
  const why = whole
    ? `its columns are filled by ${others.join(' and ')}, which leads to no such row`
    : `it shares a column with ${others.join(' and ')}, and no common ancestor was found`;
  return { kind: 'conflict', why };
}

function nameOf(target: TableDraft, index: number): string {
  return index === target.owning ? 'the owning reference' : (target.references[index]?.name ?? '');
}
