import type { Expression } from '../../language/expression/expression.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';

/** Whether no value of the column occurs twice. NULLs may. */
export function isDistinct(plan: ColumnPlan | undefined): boolean {
  if (plan === undefined) return false;
  return plan.unique === true || isAlone(plan) || isCount(plan.source);
}

/** A product of one column alone takes each of its values once. */
function isAlone({ unique_product: part }: ColumnPlan): boolean {
  return part?.radices.length === 1 && part.within === undefined;
}

/** The row's number wherever there is a value, under whichever variant of a CHECK. */
function isCount(source: ColumnSource): boolean {
  if (source.kind === 'derive') return countsRows(source.expression);
  if (source.kind === 'generator') return source.generator === 'serial';
  if (source.kind !== 'variants') return false;
  const [first, ...others] = source.sources.filter((inner) => inner !== null);
  const text = JSON.stringify(first);
  return first !== undefined && isCount(first) && others.every((inner) => JSON.stringify(inner) === text);
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
