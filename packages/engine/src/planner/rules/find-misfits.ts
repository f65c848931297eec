import type { ColumnProgram } from '../../weave/graph/column-program.ts';
import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import { UnbuildableColumn } from '../../weave/graph/unbuildable-column.ts';
import type { PreviewRow } from '../../weave/compile/objects.ts';
import { typeRange } from '../../weave/generators/number/integer.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { SamplingExhausted } from '../../weave/sample/sampling-exhausted.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { Plan } from '../../document/plan/plan.ts';
import { explainOrigin } from './explain-origin.ts';
import { misfitOf } from './misfit-of.ts';
import { readSpread } from './read-some.ts';
import { ruledColumns } from './ruled-columns.ts';

/** This many rows at each of some places: growing values leave their type only in the last rows. */
const TRIED_ROWS = 50;

/** Columns whose rule makes values that their type cannot hold, or none at all. */
export function findMisfits(draft: Draft, plan: Plan, lexicon: Lexicon): readonly Issue[] {
  const ruled = [...draft.tables.values()].filter(({ rows, columnRules }) => rows > 0 && columnRules.size > 0);
  if (ruled.length === 0) return [];
  const run = makeRunContext(draft.schema, plan, lexicon, { probing: true });
  return ruled.flatMap((target) => {
    const ways = ruledColumns(target);
    // One loop for all columns costs a fraction of one for each; the culprit is searched only if there is one.
    const names = ways.map(({ name }) => name);
    if (whyUnfit(run, target, names) === undefined) return [];
    return ways.flatMap(({ name, way }): readonly Issue[] => {
      const message = whyUnfit(run, target, [name]);
      if (message === undefined) return [];
      return [{ code: 'rule_breaks_type', path: `rules.${target.key}.${name}.${way}`, message }];
    });
  });
}

function whyUnfit(run: RunContext, target: TableDraft, names: readonly string[]): string | undefined {
  try {
    const rows = readSpread(run, target.key, names, target.rows, TRIED_ROWS, (program) => !isSurelyFit(program));
    return firstOf(Object.keys(rows[0] ?? {}), (name) => whyRefused(run, target, name, rows));
  } catch (error) {
    // The probe of CHECKs decides which draws a row has.
    if (error instanceof SamplingExhausted) return undefined;
    const places = names.map((name) => `${target.key}.${name}`).join(', ');
    if (error instanceof UnbuildableColumn)
      return `${places} cannot be made: ${error.message}${explainOrigin(run, target.key, names)} Give it another rule, or skip the table.`;
    // A writer refuses inexact numbers, and nothing else throws this.
    if (error instanceof RangeError)
      return `${places} cannot be made: ${error.message} Give it a rule that makes smaller numbers.`;
    throw error;
  }
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function whyRefused(
  run: RunContext,
  target: TableDraft,
  name: string,
  rows: readonly PreviewRow[],
): string | undefined {
  const { key, table, types } = target;
  const column = table.columns.find((item) => item.name === name);
  const type = types.get(name);
  if (column === undefined || type === undefined) return undefined;
  const values = rows.map((row) => row[name] ?? null);
  if (!column.nullable && values.includes(null))
    return `${key}.${name} is NOT NULL, and its rule makes NULLs. Give it a rule that always has a value.`;
  for (const value of values) {
    const reason = misfitOf(value, type, run.schema.dialect);
    if (reason !== undefined)
      return `${key}.${name} is ${type.native}: ${reason}.${explainOrigin(run, target.key, [name])} Change the rule to values that fit.`;
  }
  return undefined;
}

/** Whether every value has the column's type by construction, so that none needs checking. */
function isSurelyFit({ type, value, isNull }: ColumnProgram): boolean {
  if (isNull !== undefined) return false;
  switch (value.kind) {
    case 'omitted':
      return true;
    case 'integer': {
      const [least, most] = typeRange(type);
      return type.kind === 'integer' && (value.min ?? -Infinity) >= least && (value.max ?? Infinity) <= most;
    }
    case 'boolean':
    case 'uuid':
      return type.kind === value.kind;
    default:
      return false;
  }
}
