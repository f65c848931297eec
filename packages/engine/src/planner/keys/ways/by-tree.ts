import type { Expression } from '../../../language/expression/expression.ts';
import { conjunctsOf } from '../../../language/expression/conjuncts-of.ts';
import type { TableDraft } from '../../draft/draft.ts';
import { firstRow } from '../first-row.ts';
import { identifiesParent, ownerWithin } from '../identifies-parent.ts';
import { preferVariants } from '../prefer-variants.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A partial unique index over the rows without a parent: the table, or each owner, has one root. */
export function byRoots(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const parts = set.where === undefined ? [] : conjunctsOf(set.where);
  const tree = target.references.find(
    ({ columns, strategy }) =>
      strategy?.kind === 'tree' &&
      strategy.roots === 'null' &&
      parts.some((part) => columns.some((name) => asksNull(part, name))),
  );
  if (tree?.strategy?.kind !== 'tree') return undefined;
  // The roots of a tree within owners are one of each owner, so the key must tell owners apart.
  if (tree.strategy.within !== undefined && ownerWithin(task) === undefined) return undefined;
  const first = firstRow(tree.strategy.within !== undefined);
  if (!tree.columns.every((name) => keepsParent(target, name, first))) return undefined;
  tree.strategy = { ...tree.strategy, single: true };
  return `${target.key} has one row without a parent${tree.strategy.within === undefined ? '' : ' for each owner'}`;
}

/** Where a CHECK says in variants which rows have a parent, all but the first have those in which they have one. */
function keepsParent(target: TableDraft, name: string, first: Expression): boolean {
  const source = target.columns.get(name)?.source;
  if (source?.kind !== 'variants' || !source.sources.includes(null)) return true;
  const hasParent = source.sources.map((inner) => inner !== null);
  return preferVariants(target, source.group, hasParent, first);
}

function asksNull(part: Expression, name: string): boolean {
  return part.op === 'is' && part.value === 'null' && part.arg.op === 'column' && part.arg.name === name;
}

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

/** Whether no row is pointed at twice by a reference that the key names. */
export function isChained({ draft, target, set }: UniqueTask): boolean {
  return (
    set.filled.length === 0 &&
    target.references.some(
      (reference) =>
        reference.strategy?.kind === 'tree' &&
        (reference.strategy.chain === true ||
          (reference.strategy.roots === 'self' && reference.strategy.depth === 1)) &&
        identifiesParent(draft, set, reference),
    )
  );
}
