import type { ColumnSource } from '@rowloom/engine';

/** In a few words, how a column's values come about. */
export function describeSource(source: ColumnSource | null): string {
  if (source === null) return 'NULL';
  switch (source.kind) {
    case 'generator':
      return source.generator.replaceAll('_', ' ');
    case 'reference':
      return `from the row it refers to (${source.column})`;
    case 'derive':
      return 'calculated from other values';
    case 'variants':
      return `one of ${source.sources.length} ways, as the constraints allow`;
    case 'when':
      return 'depends on the rest of the row';
    case 'omit':
      return 'left to the database';
  }
}
