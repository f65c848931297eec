import { type Expression, mapParts } from '@rowloom/engine';

type Arithmetic = Extract<Expression, { op: 'arithmetic' }>;
type Operand = { readonly part: Expression; readonly minus: boolean };

/** Fewer than this are left as they were written. */
const MANY = 60;
/** More than this are made by machines, and stay as deep as they are: no document holds them. */
const MAX_TERMS = 320;

/**
 * `c1 + c2 + … + c200` as a tree of few levels: it is read as one of two hundred, deeper than a document may be. So are
 * texts that are put together.
 */
export function balanceSums(expression: Expression): Expression {
  const operands = expression.op === 'arithmetic' ? operandsOf(expression) : [];
  if (operands.length > MAX_TERMS) return expression;
  if (expression.op !== 'arithmetic' || operands.length <= MANY) return mapParts(expression, balanceSums);
  const operator = expression.operator === '||' ? '||' : '+';
  const [added, taken] = [false, true].map((minus) =>
    operands.filter((item) => item.minus === minus).map(({ part }) => balanceSums(part)),
  );
  const sum = join(added ?? [], operator);
  return taken === undefined || taken.length === 0
    ? sum
    : { op: 'arithmetic', operator: '-', left: sum, right: join(taken, operator) };
}

/** What a chain of the same kind of operator joins, from left to right. */
function operandsOf(chain: Arithmetic): readonly Operand[] {
  const isLink = ({ operator }: Arithmetic): boolean =>
    chain.operator === '||' ? operator === '||' : operator === '+' || operator === '-';
  const found: Operand[] = [];
  let at: Expression = chain;
  while (at.op === 'arithmetic' && isLink(at)) {
    found.push({ part: at.right, minus: at.operator === '-' });
    at = at.left;
  }
  return [{ part: at, minus: false }, ...found.toReversed()];
}

function join(parts: readonly Expression[], operator: '+' | '||'): Expression {
  const [first] = parts;
  if (parts.length <= 1) return first ?? { op: 'literal', type: 'number', value: '0' };
  const middle = Math.ceil(parts.length / 2);
  return {
    op: 'arithmetic',
    operator,
    left: join(parts.slice(0, middle), operator),
    right: join(parts.slice(middle), operator),
  };
}
