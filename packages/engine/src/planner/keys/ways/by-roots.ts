import type { Expression } from '../../../language/expression/expression.ts';
import { ownerWithin } from '../identifies-parent.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A partial unique index over the rows without a parent: the table, or each owner, has one root. */
export function byRoots(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const where = set.where;
  if (where === undefined) return undefined;
  const parts = where.op === 'and' ? where.args : [where];
  const tree = target.references.find(
    ({ columns, strategy }) =>
      strategy?.kind === 'tree' &&
      strategy.roots === 'null' &&
      parts.some((part) => columns.some((name) => asksNull(part, name))),
  );
  if (tree?.strategy?.kind !== 'tree') return undefined;
  // The roots of a tree within owners are one of each owner, so the key must tell owners apart.
  if (tree.strategy.within !== undefined && ownerWithin(task) === undefined) return undefined;
  tree.strategy = { ...tree.strategy, single: true };
  return `${target.key} has one row without a parent${tree.strategy.within === undefined ? '' : ' for each owner'}`;
}

function asksNull(part: Expression, name: string): boolean {
  return part.op === 'is' && part.value === 'null' && part.arg.op === 'column' && part.arg.name === name;
}
