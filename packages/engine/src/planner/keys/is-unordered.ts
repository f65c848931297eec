import { callOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf, partsOf } from '../../language/expression/walk-expression.ts';
import type { UniqueTask } from './unique-task.ts';

type Part = 'least' | 'greatest' | 'sum' | 'product';

/** Whether the key tells two columns apart but for their order: by the lesser and the greater, or by sum and product. */
export function isUnordered({ target, set }: Pick<UniqueTask, 'target' | 'set'>): boolean {
  const generated = (set.unique?.columns ?? []).flatMap(
    (name) => target.table.columns.find((column) => column.name === name)?.generated?.predicate ?? [],
  );
  const expressions = [...generated, ...(set.unique?.expressions ?? []).flatMap(({ predicate }) => predicate ?? [])];
  const parts = new Set(expressions.flatMap(partsIn));
  return (parts.has('least') && parts.has('greatest')) || (parts.has('sum') && parts.has('product'));
}

function partsIn(expression: Expression): readonly Part[] {
  const extreme = callOf(expression, 'extreme');
  if (extreme?.args.length === 2 && columnsOf(expression).length === 2) return [extreme.form.of];
  if (expression.op === 'arithmetic' && expression.operator !== '||') {
    const { operator, left, right } = expression;
    if (left.op !== 'column' || right.op !== 'column' || left.name === right.name) return [];
    return operator === '+' ? ['sum'] : operator === '*' ? ['product'] : [];
  }
  const chosen = expression.op === 'case' ? chosenEnd(expression) : [];
  return chosen.length > 0 ? chosen : partsOf(expression).flatMap(partsIn);
}

/** `CASE WHEN a < b THEN a ELSE b END`. */
function chosenEnd({ arg, whens, otherwise }: Extract<Expression, { op: 'case' }>): readonly Part[] {
  const [only, ...others] = whens;
  if (arg !== undefined || only?.when.op !== 'compare' || others.length > 0) return [];
  const { operator, left, right } = only.when;
  const names = [left, right, only.then, otherwise].map((part) => (part?.op === 'column' ? part.name : undefined));
  const [one, other, then, last] = names;
  if (names.includes(undefined) || one === other || then === last) return [];
  const rises = operator === '<' || operator === '<=';
  if (!rises && operator !== '>' && operator !== '>=') return [];
  return [(then === one) === rises ? 'least' : 'greatest'];
}
