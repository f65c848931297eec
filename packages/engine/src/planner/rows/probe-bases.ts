import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { RunContext, TableContext } from '../../weave/graph/run-context.ts';
import { compilePreview, type PreviewRow, readRows } from '../../weave/compile/objects.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { meets } from '../../language/evaluate/holds.ts';
import type { BaseIssue } from '../draft/base-issue.ts';
import type { ConstraintVerdict } from '../../document/plan/plan.ts';

const PROBED_ROWS = 100;

/** Keys that are left to rules: tests whether the first rows of the run repeat each other or the first rows of all. */
export function probeBases(given: RunContext, full: ReadonlySet<string>): readonly BaseIssue[] {
  const existing = Object.fromEntries(given.existing);
  const first = makeRunContext(given.schema, given.plan, given.lexicon, { existing });
  // Tables that are already full keep their starting point: no row can be made beyond it.
  const bases = Object.fromEntries([...given.tables].map(([name, { base }]) => [name, full.has(name) ? 0 : base]));
  const run = makeRunContext(given.schema, given.plan, given.lexicon, { bases, existing });
  return [...run.tables.values()].flatMap((table) => {
    if (table.base === 0 || table.plan.rows === 0) return [];
    return table.plan.constraints.filter((constraint) => repeats(run, first, table, constraint)).map(issueOf(table));
  });
}

function repeats(
  run: RunContext,
  first: RunContext,
  table: TableContext,
  { distinct, test }: ConstraintVerdict,
): boolean {
  if (distinct === undefined) return false;
  const columns = [...new Set([...distinct, ...(test === undefined ? [] : columnsOf(test))])];
  const rows = [
    ...readFirst(first, table.name, columns, table.base),
    ...readFirst(run, table.name, columns, PROBED_ROWS),
  ].filter((row) => test === undefined || meets(test, row, table.types, run.asOf));
  const tuples = rows
    .map((row) => distinct.map((column) => row[column] ?? null))
    .filter((values) => !values.includes(null))
    .map((values) => JSON.stringify(values).toLowerCase());
  return new Set(tuples).size < tuples.length;
}

function readFirst(run: RunContext, table: string, columns: readonly string[], most: number): readonly PreviewRow[] {
  return readRows(compilePreview(run, table, columns), 0, Math.min(PROBED_ROWS, most));
}

const issueOf =
  ({ name: table }: TableContext) =>
  ({ name, distinct = [] }: ConstraintVerdict): BaseIssue => ({
    code: 'base_repeats',
    table,
    path: `tables.${table}.uniques.${name}`,
    message: `Rows added to ${table} would repeat a value of (${distinct.join(', ')}), which ${name} forbids: a rule fills it. Keep the existing rows with the rule {"${table}": {"skip": true}}, or put row_number() into the rule.`,
  });
