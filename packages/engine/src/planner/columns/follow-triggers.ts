import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { number } from '../../language/expression/make-expression.ts';
import type { Column, Following } from '../../language/schema/schema-document.ts';
import { followingOf } from '../../language/schema/trigger-rules.ts';
import type { ColumnDomain, RowSolution } from '../../solve/row-solution.ts';
import type { TableDraft } from '../draft/draft.ts';

type Infer = (column: Column, asked: ColumnDomain | undefined) => ColumnPlan;

/** Columns that a trigger demands to follow from the row's parent; where it demands nothing, they begin with a value of their own. */
export function followTriggers(target: TableDraft, { groups }: RowSolution, infer: Infer): void {
  for (const column of target.table.columns) {
    const { name } = column;
    const follows = followingOf(target.table, name);
    if (follows.length === 0 || target.columns.has(name)) continue;
    const [variant, ...others] = groups.find(({ columns }) => columns.includes(name))?.variants ?? [];
    const usual = infer(column, others.length === 0 ? variant?.domains[name] : undefined);
    const isNumber = target.types.get(name)?.kind === 'integer';
    // Numbers begin at the least.
    const begins: ColumnSource = isNumber
      ? { kind: 'derive', expression: number(target.bounded.get(name)?.min ?? 0) }
      : usual.source;
    const reason = 'follows from the row that it refers to, as a trigger requires';
    const source = followedSource(follows, begins);
    target.columns.set(name, { ...usual, source, null_fraction: 0, confidence: 1, reason });
  }
}

function followedSource(follows: readonly Following[], begins: ColumnSource): ColumnSource {
  const texts = new Set(follows.map(({ where }) => JSON.stringify(where)));
  return follows.reduceRight<ColumnSource>((otherwise, { where, value }, at) => {
    const then: ColumnSource = { kind: 'derive', expression: value };
    // The last of several that leave no row out needs no condition.
    const isRest = at === follows.length - 1 && where !== undefined && texts.has(JSON.stringify(opposite(where)));
    return where === undefined || isRest ? then : { kind: 'when', test: where, then, otherwise };
  }, begins);
}

const opposite = (test: Expression): Expression => (test.op === 'not' ? test.arg : { op: 'not', arg: test });
