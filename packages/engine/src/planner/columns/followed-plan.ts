import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { number } from '../../language/expression/make-expression.ts';
import type { Following } from '../../language/schema/schema-document.ts';
import type { TableDraft } from '../draft/draft.ts';

/** A column by the conditions under which it follows from something; where it follows from nothing, numbers begin at the least. */
export function followedPlan(
  { types, bounded }: TableDraft,
  usual: ColumnPlan,
  follows: readonly Following[],
): ColumnPlan {
  const isNumber = types.get(usual.name)?.kind === 'integer';
  const begins: ColumnSource = isNumber
    ? { kind: 'derive', expression: number(bounded.get(usual.name)?.min ?? 0) }
    : usual.source;
  const texts = new Set(follows.map(({ where }) => JSON.stringify(where)));
  const source = follows.reduceRight<ColumnSource>((otherwise, { where, value }, at) => {
    const then: ColumnSource = { kind: 'derive', expression: value };
    // The last of several that leave no row out needs no condition.
    const isRest = at === follows.length - 1 && where !== undefined && texts.has(JSON.stringify(opposite(where)));
    return where === undefined || isRest ? then : { kind: 'when', test: where, then, otherwise };
  }, begins);
  const reason = 'follows from the row that it refers to, as a trigger requires';
  return { ...usual, source, null_fraction: 0, confidence: 1, reason };
}

const opposite = (test: Expression): Expression => (test.op === 'not' ? test.arg : { op: 'not', arg: test });
