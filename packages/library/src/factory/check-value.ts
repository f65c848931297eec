import type { ColumnType, PreviewValue } from '@rowloom/engine';
import { RowloomError } from '../rowloom-error.ts';
import { plainOf } from '../values/plain-value.ts';
import type { TableFacts } from './table-facts.ts';

/** A user's value for a column, in the engine's form, or an error that says why it is invalid. */
export function checkValue(facts: TableFacts, name: string, value: unknown, path: string): PreviewValue {
  const column = facts.columns.get(name);
  const type = facts.types.get(name);
  if (column === undefined || type === undefined) throw new Error(`${facts.name} has no column ${name}.`);
  const place = { table: facts.name, column: name };
  if (column.generated !== undefined)
    throw new RowloomError(
      'value',
      `${path}: the database computes this column (${column.generated.expression}). Override the columns that it is computed from.`,
      place,
    );
  if (value === null) {
    if (column.nullable) return null;
    throw new RowloomError('constraint', `${path}: the column is NOT NULL. Leave it out, or give a value.`, {
      ...place,
      constraint: 'NOT NULL',
    });
  }
  const why = whyNot(value, type);
  if (why !== undefined) throw new RowloomError('value', `${path}: ${why}`, place);
  try {
    return plainOf(value, type);
  } catch (error) {
    throw new RowloomError('value', `${path}: ${(error as Error).message}.`, place);
  }
}

function whyNot(value: unknown, type: ColumnType): string | undefined {
  if (value instanceof Date && Number.isNaN(value.getTime())) return 'this Date is invalid.';
  if (typeof value === 'number' && !Number.isFinite(value) && type.kind !== 'float')
    return `${value} is not a number in SQL.`;
  if (type.kind === 'text' && type.max_length !== undefined) {
    const length = [...String(value)].length;
    if (length > type.max_length)
      return `the text has ${length} characters; ${type.native} stores at most ${type.max_length}.`;
  }
  if (type.kind === 'enum' && type.values !== undefined && !type.values.includes(String(value)))
    return `"${String(value)}" is not one of ${type.values.join(', ')}.`;
  if (type.kind === 'decimal' && type.precision !== undefined) {
    const digits = /^-?0*(\d*)/.exec(String(value))?.[1]?.length ?? 0;
    if (digits > type.precision - (type.scale ?? 0)) return `${type.native} has no room for ${String(value)}.`;
  }
  return undefined;
}
