import type { TargetErrorCode } from '@rowloom/databases';
import { columnsOf, type Table } from '@rowloom/engine';

type Constraint = { readonly name?: string; readonly columns: readonly string[] };

/** The constraints of a table that an error may be about. */
const SUSPECTS: Partial<Record<TargetErrorCode, (table: Table) => readonly Constraint[]>> = {
  duplicate_key: ({ primary_key: key, uniques }) => [
    ...(key === undefined ? [] : [key]),
    ...uniques.map(({ columns, expressions = [], ...unique }) => ({
      ...unique,
      columns: [...columns, ...expressions.map(({ expression }) => expression)],
    })),
  ],
  foreign_key_violated: (table) => table.foreign_keys,
  // SQLite identifies an unnamed check by its text.
  check_violated: ({ checks }) =>
    checks.map(({ name, expression, predicate }) => ({
      name: name ?? expression,
      columns: predicate === undefined ? [] : columnsOf(predicate),
    })),
  exclusion_violated: ({ exclusions = [] }) =>
    exclusions.map(({ elements, ...rest }) => ({ ...rest, columns: elements.map(({ expression }) => expression) })),
};

/**
 * The columns of the violated constraint: of the named one, else of the only unnamed one, as where a server names what
 * a script left unnamed; without a name, of the only possible one.
 */
export function constraintColumns(table: Table, code: TargetErrorCode, name: string | undefined): readonly string[] {
  const suspects = SUSPECTS[code]?.(table) ?? [];
  const named = suspects.filter((constraint) => name === undefined || constraint.name === name);
  const [only, ...others] = named.length > 0 ? named : suspects.filter((constraint) => constraint.name === undefined);
  return only === undefined || others.length > 0 ? [] : only.columns;
}
