import type { ExistingKeys } from '../graph/run-additions.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

const COUNT = 9;

/**
 * Keys of the right types for rows that no target has provided yet: enough to test a plan, never to be written to a
 * target.
 */
export function standInKeys(columns: readonly string[], types: ReadonlyMap<string, ColumnType>): ExistingKeys {
  return {
    columns,
    keys: Array.from({ length: COUNT }, (_, index) =>
      columns.map((column) => standIn(types.get(column)?.kind, index + 1)),
    ),
  };
}

function standIn(kind: ColumnType['kind'] | undefined, number: number): string {
  switch (kind) {
    case 'uuid':
      return `00000000-0000-4000-8000-00000000000${number}`;
    case 'date':
      return `2020-01-0${number}`;
    case 'timestamp':
      return `2020-01-0${number} 00:00:00`;
    case 'time':
      return `00:00:0${number}`;
    case 'year':
      return String(2000 + number);
    case 'boolean':
      return number % 2 === 0 ? 'true' : 'false';
    default:
      return String(number);
  }
}
