import { canonicalJson } from '../base/bytes/canonical-json.ts';
import type { ColumnSource, GeneratorOptions, Plan } from '../document/plan/plan.ts';

/**
 * The plan with the members of all options in textual order, so that a recipe that was written and read again, or was
 * in a store with its own order, gives the same bytes.
 */
export function orderOptions(plan: Plan): Plan {
  return {
    ...plan,
    tables: plan.tables.map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({ ...column, source: ordered(column.source) })),
    })),
  };
}

function ordered(source: ColumnSource): ColumnSource {
  switch (source.kind) {
    case 'generator':
      return { ...source, options: JSON.parse(canonicalJson(source.options)) as GeneratorOptions };
    case 'variants':
      return { ...source, sources: source.sources.map((one) => (one === null ? null : ordered(one))) };
    case 'when': {
      const { then, otherwise } = source;
      return {
        ...source,
        then: then === null ? null : ordered(then),
        otherwise: otherwise === null ? null : ordered(otherwise),
      };
    }
    default:
      return source;
  }
}
