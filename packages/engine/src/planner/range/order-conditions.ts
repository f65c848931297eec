import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import { secondsOfDay } from '../../weave/generators/time/time.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { predicatesOf } from '../checks/solve-table.ts';

/** Whether the second of two times of day never precedes the first, by a CHECK or by their ranges. */
export function ordersTimes(draft: Draft, target: TableDraft, [first, second]: readonly [string, string]): boolean {
  if (conditionsOf(draft, target).some((condition) => isOrder(condition, first, second))) return true;
  const [a, b] = [first, second].map((name) => target.columns.get(name)?.source);
  if (a?.kind !== 'generator' || b?.kind !== 'generator' || a.generator !== 'time' || b.generator !== 'time')
    return false;
  const [morning, evening] = [secondsOfDay(a.options), secondsOfDay(b.options)];
  return morning.first + morning.count - 1 <= evening.first;
}

/** Whether CHECKs require of the columns only that the first does not come after any other. */
export function asksOrderOnly(draft: Draft, target: TableDraft, first: string, others: readonly string[]): boolean {
  return conditionsOf(draft, target)
    .filter((condition) => columnsOf(condition).some((name) => name === first || others.includes(name)))
    .every((condition) => others.some((other) => isOrder(condition, first, other)));
}

/** The conditions that hold all at once. */
function conditionsOf(draft: Draft, target: TableDraft): readonly Expression[] {
  return predicatesOf(draft, target).flatMap(({ predicate }) => conjunctsOf(predicate));
}

function isOrder(condition: Expression, first: string, second: string): boolean {
  if (condition.op !== 'compare') return false;
  const { operator, left, right } = condition;
  const isColumn = (part: Expression, name: string): boolean => part.op === 'column' && part.name === name;
  if (operator === '<' || operator === '<=') return isColumn(left, first) && isColumn(right, second);
  if (operator === '>' || operator === '>=') return isColumn(left, second) && isColumn(right, first);
  return false;
}
