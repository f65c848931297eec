import { boundedColumns } from '../checks/bounded-columns.ts';
import { solveTable } from '../checks/solve-table.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { followingOf } from '../../language/schema/trigger-rules.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';

/** How deep a tree can be where a trigger makes a column of each row its parent's and so much more, and CHECKs end it. */
export function levelsOf(draft: Draft, target: TableDraft, { columns }: ReferenceDraft): number {
  const counted = target.table.columns.flatMap(({ name }) => {
    const follows = followingOf(target.table, name);
    const own = follows.flatMap(({ value }) => (value.op === 'literal' ? [Number(value.value)] : []));
    return follows.flatMap(({ value }) => {
      const step = stepOf(value, name, columns);
      return step === undefined || step === 0 ? [] : [{ name, step, first: own[0] }];
    });
  });
  if (counted.length === 0) return Number.POSITIVE_INFINITY;
  const bounds = boundedColumns(solveTable(draft, target, draft.asOf), target.references);
  return Math.min(
    ...counted.map(({ name, step, first }) => {
      const { min, max } = bounds.get(name) ?? {};
      const last = step > 0 ? max : min;
      return last === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(1, Math.floor((last - (first ?? min ?? 0)) / step) + 1);
    }),
  );
}

/** By how much a row's value exceeds that of its parent, if the expression is the parent's value and a number. */
function stepOf(value: Expression, name: string, columns: readonly string[]): number | undefined {
  if (value.op !== 'arithmetic' || (value.operator !== '+' && value.operator !== '-')) return undefined;
  const isParents = (part: Expression): boolean =>
    part.op === 'column' && part.name === name && columns.includes(part.through?.[0] ?? '');
  const { left, right, operator } = value;
  const [own, more] = operator === '+' && isParents(right) ? [right, left] : [left, right];
  if (!isParents(own) || more.op !== 'literal' || more.type !== 'number') return undefined;
  return operator === '+' ? Number(more.value) : -Number(more.value);
}
