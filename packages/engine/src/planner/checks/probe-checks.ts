import type { RunContext } from '../../weave/graph/run-context.ts';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import { compilePreview, type PreviewProgram, type PreviewRow, readRows } from '../../weave/compile/objects.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf, partsOf } from '../../language/expression/walk-expression.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { holds, meets } from '../../language/evaluate/holds.ts';
import { SamplingExhausted } from '../../weave/sample/sampling-exhausted.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { explainOrigin } from '../rules/explain-origin.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import type { Plan, TablePlan } from '../../document/plan/plan.ts';

/** The number of first rows, and of last ones: rising parent keys exceed a limit only there. */
const PROBED_ROWS = 100;

export type BrokenTable = { readonly table: string; readonly issue: Issue };

/**
 * Tries the first and the last rows of every table whose constraints are not solved by construction, so that problems
 * appear before the run.
 */
export function probeChecks(schema: SchemaDocument, plan: Plan, lexicon: Lexicon): readonly BrokenTable[] {
  const doubtful = plan.tables.filter(
    (table) => table.rows > 0 && isDoubtful(table) && !asksForExisting(table, testedColumns(table)),
  );
  if (doubtful.length === 0) return [];
  const run = makeRunContext(schema, plan, lexicon, { probing: true });
  const issuesOf = (table: TablePlan): readonly Issue[] => {
    try {
      const rows = readColumns(run, table);
      const types = run.tables.get(table.name)?.types ?? new Map();
      return table.constraints.flatMap(({ name, test, distinct, verdict, reason }): readonly Issue[] => {
        if (distinct !== undefined)
          return repeated(
            table,
            name,
            distinct,
            test === undefined ? rows : rows.filter((row) => meets(test, row, types, run.asOf)),
          );
        if (test === undefined) return [];
        const broken = rows.findIndex((row) => !holds(test, row, types, run.asOf));
        if (broken < 0) return [];
        const why = verdict === 'unsupported' ? reason : undefined;
        return [brokenCheck(run, table, name, test, numberOf(table, rows, broken), why)];
      });
    } catch (error) {
      if (!(error instanceof SamplingExhausted)) throw error;
      const [only, ...others] = error.unmet;
      const path = `tables.${error.table}.checks${only === undefined || others.length > 0 ? '' : `.${only.name}`}`;
      return [{ code: 'unsatisfiable_check', path, message: error.message }];
    }
  };
  return doubtful.flatMap((table) => issuesOf(table).map((issue) => ({ table: table.name, issue })));
}

/** The position in the table of a row that was tried. */
function numberOf({ rows }: TablePlan, tried: readonly PreviewRow[], index: number): number {
  return index < PROBED_ROWS ? index : rows - tried.length + index;
}

function isDoubtful({ constraints }: TablePlan): boolean {
  return constraints.some(({ test, distinct }) => test !== undefined || distinct !== undefined);
}

function testedColumns({ constraints }: TablePlan): ReadonlySet<string> {
  return new Set(
    constraints.flatMap(({ test, distinct }) => [...(test === undefined ? [] : columnsOf(test)), ...(distinct ?? [])]),
  );
}

/** Keys that a target will provide cannot be tried before it does. */
function asksForExisting({ references }: TablePlan, tested: ReadonlySet<string>): boolean {
  return references.some(
    ({ strategy, columns }) => strategy.kind === 'existing' && columns.some((name) => tested.has(name)),
  );
}

/** The rows to try, with only the columns that some constraint concerns: the others would take most of the time. */
function readColumns(run: RunContext, table: TablePlan): readonly PreviewRow[] {
  const names = testedColumns(table);
  const columns = table.columns.flatMap(({ name }) => (names.has(name) ? [name] : []));
  const program = compilePreview(run, table.name, columns);
  const first = readRows(program, 0, PROBED_ROWS);
  const from = Math.max(PROBED_ROWS, table.rows - PROBED_ROWS);
  if (from >= table.rows) return first;
  try {
    return [...first, ...readRows(program, from, PROBED_ROWS)];
  } catch (error) {
    throw error instanceof SamplingExhausted ? firstWithoutDraw(program, error) : error;
  }
}

/** Values that run out among the last rows ran out earlier: the first such row gives the possible number of rows. */
function firstWithoutDraw(program: PreviewProgram, last: SamplingExhausted): SamplingExhausted {
  let [found, drawn] = [last, PROBED_ROWS - 1];
  while (found.row - drawn > 1) {
    const middle = Math.floor((found.row + drawn) / 2);
    try {
      readRows(program, middle, 1);
      drawn = middle;
    } catch (error) {
      if (!(error instanceof SamplingExhausted) || error.table !== last.table || error.row !== middle) return found;
      found = error;
    }
  }
  return found;
}

function brokenCheck(
  run: RunContext,
  table: TablePlan,
  name: string,
  test: Expression,
  row: number,
  reason?: string,
): Issue {
  const columns = columnsOf(test);
  const skip = `skip the table with {"${table.name}": {"skip": true}}.`;
  const wayOut = asksBeyond(test)
    ? `, which requires numbers beyond ${Number.MAX_SAFE_INTEGER}, more than Rowloom can make. Change the CHECK, or ${skip}`
    : reason === undefined
      ? `. Change the rule or the reference that decides ${columns.map((column) => `${table.name}.${column}`).join(' or ') || 'one of its columns'}, or ${skip}${explainOrigin(run, table.name, columns)}`
      : `. ${reason} Otherwise change one of the CHECKs, or ${skip}`;
  return {
    code: 'rule_breaks_check',
    path: `tables.${table.name}.checks.${name}`,
    message: `Row ${row + 1} of ${table.name} would break ${name}${wayOut}`,
  };
}

function asksBeyond(test: Expression): boolean {
  return test.op === 'literal'
    ? test.type === 'number' && Math.abs(Number(test.value)) > Number.MAX_SAFE_INTEGER
    : partsOf(test).some(asksBeyond);
}

function repeated(
  table: TablePlan,
  name: string,
  columns: readonly string[],
  rows: readonly PreviewRow[],
): readonly Issue[] {
  const seen = new Set<string>();
  for (const row of rows) {
    const values = columns.map((column) => row[column] ?? null);
    // NULLs are distinct from each other.
    if (values.includes(null)) continue;
    const tuple = JSON.stringify(values).toLowerCase();
    if (seen.has(tuple)) {
      return [
        {
          code: 'rule_breaks_unique',
          path: `tables.${table.name}.uniques.${name}`,
          message: `The rules repeat a value of (${columns.join(', ')}) in ${table.name}, which ${name} forbids. Include the row's number in one of them, with row_number() or place().`,
        },
      ];
    }
    seen.add(tuple);
  }
  return [];
}
