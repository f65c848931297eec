import { boundedColumns } from '../checks/bounded-columns.ts';
import { solveTable } from '../checks/solve-table.ts';
import { tryEvaluate } from '../../language/evaluate/interpret.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import { followingOf } from '../../language/schema/trigger-rules.ts';
import type { ColumnBounds, Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';

/** More levels than these are as good as any. */
const MOST = 32;

/** How deep a tree can be where a trigger makes a number of each row from its parent's, and CHECKs end it. */
export function levelsOf(draft: Draft, target: TableDraft, { columns }: ReferenceDraft): number | undefined {
  const counted = target.table.columns.flatMap(({ name }) =>
    followingOf(target.table, name)
      .filter(({ value }) => stepped(value, name, columns) !== value)
      .map(({ value }) => ({ name, value: stepped(value, name, columns) })),
  );
  if (counted.length === 0) return undefined;
  const bounds = boundedColumns(solveTable(draft, target, draft.asOf), target.references);
  const levels = Math.min(
    ...counted.map(({ name, value }) => {
      const own = followingOf(target.table, name).find(({ value: root }) => root.op === 'literal');
      const ends = bounds.get(name) ?? {};
      const first = numberOf(own?.value ?? value, null) ?? ends.min ?? 0;
      return countLevels(value, first, ends);
    }),
  );
  return levels < MOST ? levels : undefined;
}

const PARENT = 'rowloom_parent';

/** The expression with one name for the value of the same column in the parent. */
function stepped(value: Expression, name: string, columns: readonly string[]): Expression {
  if (value.op !== 'column') {
    const changed = mapParts(value, (part) => stepped(part, name, columns));
    return JSON.stringify(changed) === JSON.stringify(value) ? value : changed;
  }
  const isParents = value.name === name && columns.includes(value.through?.[0] ?? '');
  return isParents ? { op: 'column', name: PARENT } : value;
}

function countLevels(value: Expression, first: number, { min, max }: ColumnBounds): number {
  let [levels, at]: [number, number | undefined] = [0, first];
  while (levels < MOST && at !== undefined && at >= (min ?? at) && at <= (max ?? at)) {
    levels++;
    at = numberOf(value, at);
    // What is no number has no end.
    if (at === undefined) return MOST;
  }
  return Math.max(1, levels);
}

function numberOf(value: Expression, parent: number | null): number | undefined {
  const found = tryEvaluate(value, (name) => (name === PARENT ? parent : null), { as_of_micros: 0 });
  return typeof found === 'number' ? found : undefined;
}
