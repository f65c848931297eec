import { identifiesParent } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A row that points at the one before it: versions, linked lists. No row is pointed at twice. */
export function byChain({ draft, target, set }: UniqueTask): string | undefined {
  // Every chain begins with a NULL.
  if (set.filled.length > 0) return undefined;
  // A tenant's column that the reference shares with the row tells no row before it from another.
  const tree = target.references.find(
    (reference) => reference.strategy?.kind === 'tree' && identifiesParent(draft, set, reference),
  );
  if (tree?.strategy?.kind !== 'tree') return undefined;
  // Where a root cannot be NULL it takes the place of its only child: every row is one.
  if (tree.strategy.roots === 'self') {
    tree.strategy = { kind: 'tree', depth: 1, roots: 'self' };
    return `each row of ${target.key} refers to itself`;
  }
  tree.strategy = { ...tree.strategy, chain: true };
  return `each row of ${target.key} follows the one before it`;
}
