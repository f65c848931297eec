import type { Expression } from '@rowloom/engine';
import { number } from '../expression/read-constant.ts';

/** The value of a variable after each possible branch, and after none. */
export type Values = {
  readonly before: Expression;
  readonly branches: readonly { readonly when: Expression; readonly then: Expression }[];
  readonly otherwise: Expression;
};

/** The value of a variable after an IF. */
export function mergeValues({ before, branches, otherwise }: Values): Expression {
  if (branches.every(({ then }) => then === otherwise)) return otherwise;
  const added = branches.map(({ then }) => addedTo(before, then));
  const rest = addedTo(before, otherwise);
  if (rest === undefined || !added.every((sum) => sum !== undefined)) return { op: 'case', whens: branches, otherwise };
  // Points that are added by consecutive IFs stay a sum; as nested cases they would double with every IF.
  const sum: Expression = {
    op: 'case',
    whens: branches.map(({ when }, index) => ({ when, then: added[index] ?? rest })),
    otherwise: rest,
  };
  return isZero(before) ? sum : { op: 'arithmetic', operator: '+', left: before, right: sum };
}

/** The number by which `after` exceeds `before`. */
function addedTo(before: Expression, after: Expression): Expression | undefined {
  if (after === before) return number('0');
  if (after.op !== 'arithmetic') return undefined;
  const { operator, left, right } = after;
  if (operator === '+') return numberIn(left === before ? right : right === before ? left : undefined);
  const less = operator === '-' && left === before ? numberIn(right) : undefined;
  return less === undefined ? undefined : number(less.value.startsWith('-') ? less.value.slice(1) : `-${less.value}`);
}

const numberIn = (
  part: Expression | undefined,
): Extract<Expression, { op: 'literal'; type: 'number' | 'text' }> | undefined =>
  part?.op === 'literal' && part.type === 'number' ? part : undefined;

const isZero = (part: Expression): boolean =>
  part.op === 'literal' && part.type === 'number' && Number(part.value) === 0;
