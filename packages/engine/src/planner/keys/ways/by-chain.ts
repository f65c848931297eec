import type { UniqueTask } from '../unique-task.ts';

/** A row that points at the one before it: versions, linked lists. No row is pointed at twice. */
export function byChain({ target, set }: UniqueTask): string | undefined {
  // Every chain begins with a NULL.
  if (set.filled.length > 0) return undefined;
  const tree = target.references.find(
    ({ columns, strategy }) => strategy?.kind === 'tree' && columns.some((column) => set.columns.includes(column)),
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
