import { type Check, type Dialect, judge, type PreviewRow, type PreviewValue } from '@rowloom/engine';
import type { Failure } from './made-node.ts';
import type { TableFacts } from './table-facts.ts';

/**
 * The first constraint that a row violates: NOT NULL, or a CHECK; for a previously valid row, one that reads what was
 * `changed`.
 */
export function findBroken(
  facts: TableFacts,
  values: PreviewRow,
  asOf: number,
  dialect: Dialect,
  changed?: ReadonlySet<string>,
): Failure | undefined {
  const { name, columns } = facts;
  for (const column of columns.values())
    if (!column.nullable && values[column.name] === null)
      return failure(name, 'NOT NULL', `${name}.${column.name} would be NULL, and it is NOT NULL`);
  const asked = facts.checks.filter(
    ({ reads }) => changed === undefined || reads.some((column) => changed.has(column)),
  );
  return findBrokenCheck(
    facts,
    asked.map(({ check }) => check),
    values,
    asOf,
    dialect,
  );
}

/** A CHECK that the overrides violate by themselves, whatever else the row contains: no row needs to be tried. */
export function findHopeless(
  facts: TableFacts,
  wished: ReadonlyMap<string, PreviewValue>,
  asOf: number,
  dialect: Dialect,
): Failure | undefined {
  const known = facts.checks.filter(({ reads }) => reads.length > 0 && reads.every((column) => wished.has(column)));
  return findBrokenCheck(
    facts,
    known.map(({ check }) => check),
    Object.fromEntries(wished),
    asOf,
    dialect,
  );
}

function findBrokenCheck(
  { name, types }: TableFacts,
  checks: readonly Check[],
  values: PreviewRow,
  asOf: number,
  dialect: Dialect,
): Failure | undefined {
  for (const { name: own, expression, predicate } of checks) {
    if (predicate === undefined || judge(predicate, values, types, asOf, dialect) !== 'broken') continue;
    const shown = `${own === undefined ? '' : `${own} `}(${expression})`;
    return failure(name, own ?? expression, `the CHECK ${shown} of ${name} would be broken`);
  }
  return undefined;
}

export const failure = (
  table: string,
  constraint: string,
  message: string,
  kind: Failure['kind'] = 'constraint',
): Failure => ({
  failed: true,
  kind,
  table,
  constraint,
  message,
});

export const noRow = (table: string, message: string): Failure => failure(table, 'rows', message, 'rows');
