import { makeRunContext } from '../compile/make-run-context.ts';
import { previewRows } from '../encode/objects.ts';
import type { Lexicon } from '../locale/lexicon.ts';
import { holds } from '../sample/holds.ts';
import { SamplingExhausted } from '../sample/make-sampler.ts';
import type { Issue } from '../schema/issue.ts';
import type { SchemaDocument } from '../schema/schema-document.ts';
import type { Plan, TablePlan } from './plan.ts';

const PROBED_ROWS = 100;

/** Tries the first rows of every table whose CHECKs are not solved by construction, so that a run does not find out. */
export function probeChecks(schema: SchemaDocument, plan: Plan, lexicon: Lexicon): readonly Issue[] {
  const doubtful = plan.tables.filter((table) => table.rows > 0 && table.constraints.some(({ test }) => test !== undefined));
  if (doubtful.length === 0) return [];
  const run = makeRunContext(schema, plan, lexicon);
  return doubtful.flatMap((table): readonly Issue[] => {
    try {
      const rows = previewRows(run, table.name, 0, PROBED_ROWS);
      const types = run.tables.get(table.name)?.types ?? new Map();
      return table.constraints.flatMap(({ name, test }): readonly Issue[] => {
        if (test === undefined) return [];
        const broken = rows.findIndex((row) => !holds(test, row, types, run.asOf));
        return broken < 0 ? [] : [brokenCheck(table, name, broken)];
      });
    } catch (error) {
      if (!(error instanceof SamplingExhausted)) throw error;
      return [{ code: 'unsatisfiable_check', path: `tables.${table.name}.checks`, message: error.message }];
    }
  });
}

function brokenCheck(table: TablePlan, name: string, row: number): Issue {
  return {
    code: 'rule_breaks_check',
    path: `tables.${table.name}.checks.${name}`,
    message: `Row ${row + 1} of ${table.name} would break ${name}. Change the rule that decides one of its columns.`,
  };
}
