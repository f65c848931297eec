import type { Expression } from '../expression/expression.ts';
import type { ColumnType } from '../schema/column-type.ts';

/** The values of a lookup table's key, as far as the schema tells them. */
export type Enumeration = {
  readonly column: string;
  readonly values: readonly string[];
  /**
   * Who tells them: the key's own CHECK or type, CHECKs of those who refer to it, or only their defaults. In the last
   * case the table holds other values too.
   */
  readonly from: 'key' | 'checks' | 'defaults';
};

/** Whether the values are all that the table holds. */
export function isComplete(enumeration: Enumeration | undefined): enumeration is Enumeration {
  return enumeration !== undefined && enumeration.from !== 'defaults';
}

/** What a key must be where others say which values it has. */
export function enumerationPredicate(
  { column, values, from }: Enumeration,
  type: ColumnType | undefined,
): Expression | undefined {
  if (from !== 'checks') return undefined;
  const kind = type?.kind === 'integer' ? 'number' : 'text';
  return {
    op: 'in',
    arg: { op: 'column', name: column },
    list: values.map((value) => ({ op: 'literal', type: kind, value })),
  };
}
