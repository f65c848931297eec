import { wholeOf } from './bit-functions.ts';
import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { formatValue } from '../values/format-value.ts';
import { partial, type Compute, type FunctionFamily } from './sql-function.ts';

/** The fields of a row in PostgreSQL's notation: `(12.50,"two words",)`. An empty field is NULL. */
export const parseRecord = (text: string): readonly (string | null)[] | undefined => {
  if (!/^\(.*\)$/s.test(text)) return undefined;
  const fields: (string | null)[] = [];
  let field: string | null = null;
  let isQuoted = false;
  for (let at = 1; at < text.length - 1; at += 1) {
    const char = text.charAt(at);
    if (char === '\\' || (char === '"' && isQuoted && text.charAt(at + 1) === '"')) {
      at += 1;
      field = (field ?? '') + text.charAt(at);
    } else if (char === '"') {
      isQuoted = !isQuoted;
      field ??= '';
    } else if (char === ',' && !isQuoted) {
      fields.push(field);
      field = null;
    } else field = (field ?? '') + char;
  }
  return [...fields, field];
};

/** `record_field(row, 0)`: how a plan writes `(row).name` once the position of the field is known. */
const fieldOf: Compute = ([row = null, place]) => {
  const fields = parseRecord(formatValue(row));
  if (fields === undefined) throw new CannotEvaluate(`${formatValue(row)} is not a row`);
  return fields[Number(wholeOf(place))] ?? null;
};

/** Functions over rows of composite types. A field may be NULL in a row that is not. */
export const RECORD_FUNCTIONS: FunctionFamily = {
  record_field: partial(fieldOf, { form: { is: 'row_field' } }),
};
