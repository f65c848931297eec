import type { UniqueTask } from './unique-task.ts';

/** A row that points at the one before it: versions, linked lists. No row is pointed at twice. */
export function byChain({ target, set }: UniqueTask): string | undefined {
  // Every chain begins with a NULL.
  if (set.unique?.nulls_not_distinct === true) return undefined;
  const tree = target.references.find(
    ({ columns, strategy }) => strategy?.kind === 'tree' && columns.some((column) => set.columns.includes(column)),
  );
  if (tree?.strategy?.kind !== 'tree') return undefined;
  tree.strategy = { ...tree.strategy, chain: true };
  return `each row of ${target.key} follows the one before it`;
}
