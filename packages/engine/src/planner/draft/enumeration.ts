import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

/** The values of a lookup table's key, as far as the schema tells them. */
export type Enumeration = {
  readonly column: string;
  readonly values: readonly string[];
  /**
   * Their source: the key's own CHECK or type, CHECKs of all referencing tables, CHECKs of some of them, or only
   * defaults. In the last two cases the table holds other values too.
   */
  readonly from: 'key' | 'checks' | 'some' | 'defaults';
};

/** Whether these are all values of the table. */
export function isComplete(enumeration: Enumeration | undefined): enumeration is Enumeration {
  return enumeration !== undefined && (enumeration.from === 'key' || enumeration.from === 'checks');
}

/** The required form of a key whose values others determine. */
export function enumerationPredicate(
  { column, values, from }: Enumeration,
  type: ColumnType | undefined,
): Expression | undefined {
  if (from !== 'checks' && from !== 'some') return undefined;
  const kind = type?.kind === 'integer' ? 'number' : 'text';
  // If the table holds other values too, its first rows hold these and no other row does.
  const isNot = from === 'some';
  const listed: Expression = {
    op: 'in',
    arg: { op: 'column', name: column },
    list: values.map((value) => ({ op: 'literal', type: kind, value })),
  };
  return isNot ? { op: 'not', arg: listed } : listed;
}
