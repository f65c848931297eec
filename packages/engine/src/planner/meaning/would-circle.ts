import type { ColumnSource } from '../../document/plan/plan.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import type { WovenTable } from './weft.ts';

/** Whether a column would follow from itself, over others of its row, if this were its source. */
export function wouldCircle({ columns }: Pick<WovenTable, 'columns'>, name: string, source: ColumnSource): boolean {
  const seen = new Set<string>();
  const leads = (from: ColumnSource): boolean =>
    readBy(from).some((read) => {
      if (read === name) return true;
      const next = seen.has(read) ? undefined : columns.get(read)?.source;
      seen.add(read);
      return next !== undefined && leads(next);
    });
  return leads(source);
}

/** Columns of the same row. */
function readBy(source: ColumnSource | null): readonly string[] {
  switch (source?.kind) {
    case 'derive':
      return readIn(source.expression);
    case 'when':
      return [...readIn(source.test), ...readBy(source.then), ...readBy(source.otherwise)];
    case 'variants':
      return source.sources.flatMap(readBy);
    default:
      return [];
  }
}

function readIn(expression: Expression): readonly string[] {
  // What the children hold is another row's.
  if (expression.op === 'aggregate') return [];
  if (expression.op === 'column') return (expression.through ?? []).length > 0 ? [] : [expression.name];
  return partsOf(expression).flatMap(readIn);
}
