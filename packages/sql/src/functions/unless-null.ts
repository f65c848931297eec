import { type Expression, partsOf } from '@rowloom/engine';
import { NULL } from '../expression/read-constant.ts';

/** Most operators return NULL for NULL by themselves; for others the arguments are tested first. */
export function unlessNull(parameters: readonly string[], expression: Expression): Expression {
  if (!toleratesNull(expression)) return expression;
  const missing = parameters.map((name): Expression => ({ op: 'is', arg: { op: 'column', name }, value: 'null' }));
  const [first] = missing;
  if (first === undefined) return expression;
  const when: Expression = missing.length === 1 ? first : { op: 'or', args: missing };
  return { op: 'case', whens: [{ when, then: NULL }], otherwise: expression };
}

const toleratesNull = (expression: Expression): boolean =>
  ['is', 'case', 'or', 'and', 'call', 'in'].includes(expression.op) || partsOf(expression).some(toleratesNull);
