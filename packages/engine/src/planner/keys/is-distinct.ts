import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';

/** Whether no value of the column occurs twice. */
export function isDistinct(plan: ColumnPlan | undefined): boolean {
  if (plan?.source.kind === 'derive' && countsRows(plan.source.expression)) return true;
  // A product of one column alone takes each of its values once.
  if (plan?.unique_product?.radices.length === 1) return true;
  return plan?.unique === true || (plan?.source.kind === 'generator' && plan.source.generator === 'serial');
}

/** The row's number, times and plus constants, or behind other text. */
function countsRows(expression: Expression): boolean {
  if (expression.op === 'call') return expression.name === 'row_number';
  if (expression.op !== 'arithmetic') return false;
  const { operator, left, right } = expression;
  if (operator === '||') return countsRows(right) && endsApart(left);
  if (right.op !== 'literal') return false;
  if (operator !== '+' && operator !== '-' && operator !== '*') return false;
  return Number(right.value) !== 0 && countsRows(left);
}

/** Whether digits that follow cannot be taken for the text's own. */
function endsApart(expression: Expression): boolean {
  if (expression.op === 'arithmetic' && expression.operator === '||') return endsApart(expression.right);
  return expression.op === 'literal' && expression.type === 'text' && /\D$/.test(expression.value);
}
