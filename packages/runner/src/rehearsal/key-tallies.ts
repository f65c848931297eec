import {
  columnsOf,
  DIALECTS,
  formatValue,
  type PreviewRow,
  type PrimaryKey,
  type RunContext,
  type TableContext,
  type Unique,
} from '@rowloom/engine';
import { exclusionName, keyName } from '../certificate/constraint-name.ts';
import { evaluateOn, isMet } from './row-test.ts';
import { type Tally, tally, unexamined } from './tally.ts';

const UNREAD = 'Its expression could not be read: a rehearsal cannot examine it.';
const OMITTED = 'It is about a column that is left to the database: a rehearsal cannot examine it.';
const EXCLUSION = 'Only the database can determine which rows exclude each other: a rehearsal does not examine it.';

/** Keys: no two of the tested rows are equal. */
export function keyTallies(run: RunContext, context: TableContext, made: ReadonlySet<string>): readonly Tally[] {
  const { primary_key: primary, uniques, exclusions = [] } = context.table;
  return [
    ...(primary === undefined ? [] : [keyTally(run, context, made, primary, 'primary_key')]),
    ...uniques.map((unique) => keyTally(run, context, made, unique, 'unique')),
    ...exclusions.map((exclusion) => unexamined({ kind: 'exclusion', name: exclusionName(exclusion) }, EXCLUSION)),
  ];
}

function keyTally(
  run: RunContext,
  { types }: TableContext,
  made: ReadonlySet<string>,
  key: PrimaryKey | Unique,
  kind: 'primary_key' | 'unique',
): Tally {
  const subject = { kind, name: keyName(key) };
  const unique: Unique = key;
  const parts = (unique.expressions ?? []).map(({ predicate }) => predicate);
  const where = unique.where?.predicate;
  if (parts.includes(undefined) || (unique.where !== undefined && where === undefined))
    return unexamined(subject, UNREAD);
  const expressions = parts.filter((part) => part !== undefined);
  const read = [...key.columns, ...[...expressions, ...(where === undefined ? [] : [where])].flatMap(columnsOf)];
  if (!read.every((column) => made.has(column))) return unexamined(subject, OMITTED);
  const isBlind = DIALECTS[run.schema.dialect].ignoresCase;
  const tupleOf = (row: PreviewRow): readonly unknown[] | undefined => {
    const values: unknown[] = key.columns.map((column) => cut(row[column] ?? null, unique.prefix_lengths?.[column]));
    for (const expression of expressions) {
      const value = evaluateOn(expression, row, types, run.asOf);
      if (value === undefined) return undefined;
      values.push(value === null ? null : formatValue(value));
    }
    return values;
  };
  const seen = new Set<string>();
  return tally(subject, (row) => {
    if (where !== undefined && !isMet(evaluateOn(where, row, types, run.asOf))) return 'met';
    const values = tupleOf(row);
    if (values === undefined) return 'unclear';
    // NULLs are distinct from each other, unless the index says otherwise.
    if (kind === 'unique' && unique.nulls_not_distinct !== true && values.includes(null)) return 'met';
    const text = JSON.stringify(values);
    const tuple = isBlind ? text.toLowerCase() : text;
    if (seen.has(tuple)) return 'broken';
    seen.add(tuple);
    return 'met';
  });
}

function cut(value: unknown, length: number | undefined): unknown {
  return typeof value === 'string' && length !== undefined ? value.slice(0, length) : value;
}
