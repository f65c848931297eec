import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { TableDraft } from '../draft/draft.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';

/** Whether some row may be NULL in a column that already has its source. */
export function mayBeNull(target: TableDraft, name: string): boolean {
  return lacksValue(target, name, new Set());
}

/** `above`: the columns derived from this one. Variants of a CHECK may form a cycle, each in another variant. */
function lacksValue(target: TableDraft, name: string, above: ReadonlySet<string>): boolean {
  const column = target.table.columns.find((item) => item.name === name);
  if (column?.nullable !== true) return false;
  const plan = target.columns.get(name);
  return plan === undefined || plan.null_fraction > 0 || yieldsNull(target, plan.source, new Set([...above, name]));
}

function yieldsNull(target: TableDraft, source: ColumnSource | null, above: ReadonlySet<string>): boolean {
  switch (source?.kind) {
    case undefined:
    case 'omit':
    case 'reference':
      return true;
    case 'generator':
      return source.generator === 'constant' && source.options['value'] === null;
    case 'derive':
      return columnsOf(source.expression).some((read) => !above.has(read) && lacksValue(target, read, above));
    case 'variants':
      return source.sources.some((inner) => yieldsNull(target, inner, above));
    case 'when':
      return [source.then, source.otherwise].some((inner) => yieldsNull(target, inner, above));
  }
}
