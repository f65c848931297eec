import { compileReader } from '../../weave/compile/compile-reader.ts';
import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { holds } from '../../language/evaluate/holds.ts';
import { matchesPattern } from '../../solve/domain/matches-pattern.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { Plan } from '../../document/plan/plan.ts';

const TRIED_ROWS = 60;
/** Unique values cannot be redrawn, so more of them are tested, and all must fit. */
const TRIED_KEYS = 5000;

/** The columns, as `table.column`, whose texts by name do not match their CHECKs often enough. */
export function findUnfit(draft: Draft, plan: Plan, lexicon: Lexicon): readonly string[] {
  const tested = [...draft.tables.values()].filter(({ rows, tested: names }) => rows > 0 && names.size > 0);
  if (tested.length === 0) return [];
  const run = makeRunContext(draft.schema, plan, lexicon);
  return tested.flatMap((target) =>
    [...target.tested.keys()].filter((name) => isUnfit(run, target, name)).map((name) => `${target.key}.${name}`),
  );
}

function isUnfit(run: RunContext, target: TableDraft, name: string): boolean {
  const context = run.tables.get(target.key);
  const column = context?.plan.columns.find((item) => item.name === name);
  if (context === undefined || column === undefined) return false;
  const tests = context.plan.constraints.flatMap(({ test }) =>
    test !== undefined && columnsOf(test).join() === name ? [test] : [],
  );
  const unique = [column.unique, column.unique_within, column.unique_product].some((way) => way !== undefined);
  const scope = makeLoopScope(run, target.key, true);
  const read = compileReader(scope.frame, [scope.column(name)]);
  const rows = read(0, Math.min(context.plan.rows, unique ? TRIED_KEYS : TRIED_ROWS));
  // If the CHECK also concerns other columns, its unconditional part for this one is the pattern.
  const patterns = tests.length > 0 || column.source?.kind === 'variants' ? [] : (target.tested.get(name) ?? []);
  const misses = rows.filter(
    (row) =>
      tests.some((test) => !holds(test, row, context.types, run.asOf)) ||
      patterns.some((pattern) => row[name] !== null && matchesPattern(String(row[name]), pattern) === false),
  ).length;
  return misses > (unique ? 0 : rows.length / 4);
}
