import type { Expression } from '../../language/expression/expression.ts';
import { mapParts } from '../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../language/types/column-type.ts';

/** `(price).currency` by the field's position and type, if the column's type is a known composite. */
export function readFields(expression: Expression, types: ReadonlyMap<string, ColumnType>): Expression {
  const read = mapParts(expression, (part) => readFields(part, types));
  if (read.op !== 'call' || read.name !== '.') return read;
  const [row, name] = read.args;
  const type = row?.op === 'cast' ? row.type : row?.op === 'column' ? types.get(row.name) : undefined;
  const fields = type?.kind === 'composite' ? type.fields : undefined;
  const place = fields?.findIndex((field) => name?.op === 'literal' && field.name === name.value) ?? -1;
  const field = fields?.[place];
  if (row === undefined || field === undefined) return read;
  const at: Expression = { op: 'literal', type: 'number', value: String(place) };
  return { op: 'cast', arg: { op: 'call', name: 'record_field', args: [row, at] }, type: field.type };
}
