import { columnsOf } from '../expression/walk-expression.ts';
import type { TableDraft } from './draft.ts';
import type { ColumnSource } from './plan.ts';

/** Whether some row may have no value in a column that has its source already. */
export function mayBeNull(target: TableDraft, name: string): boolean {
  const column = target.table.columns.find((item) => item.name === name);
  if (column?.nullable !== true) return false;
  const plan = target.columns.get(name);
  return plan === undefined || plan.null_fraction > 0 || yieldsNull(target, name, plan.source);
}

function yieldsNull(target: TableDraft, name: string, source: ColumnSource | null): boolean {
  switch (source?.kind) {
    case undefined:
    case 'omit':
    case 'reference':
      return true;
    case 'generator':
      return source.generator === 'constant' && source.options['value'] === null;
    case 'derive':
      return columnsOf(source.expression).some((read) => read !== name && mayBeNull(target, read));
    case 'variants':
      return source.sources.some((inner) => yieldsNull(target, name, inner));
    case 'when':
      return [source.then, source.otherwise].some((inner) => yieldsNull(target, name, inner));
  }
}
