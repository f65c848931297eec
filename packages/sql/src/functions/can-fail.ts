import { type Expression, findFunction, partsOf } from '@rowloom/engine';
import { type TypeOf, valueType } from './value-type.ts';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** Whether the expression may raise an error instead of a value, such as a text that is cast to a number. */
export function canFail(expression: Expression, typeOf: TypeOf): boolean {
  return failsItself(expression, typeOf) || partsOf(expression).some((part) => canFail(part, typeOf));
}

function failsItself(expression: Expression, typeOf: TypeOf): boolean {
  if (expression.op === 'cast') {
    const { arg, type } = expression;
    if (type.kind === 'text' || arg.op === 'literal') return false;
    const own = valueType(arg, typeOf);
    return !(own !== undefined && (own.kind === type.kind || (NUMBERS.has(own.kind) && NUMBERS.has(type.kind))));
  }
  if (expression.op === 'arithmetic' && (expression.operator === '/' || expression.operator === '%'))
    return expression.right.op !== 'literal' || Number(expression.right.value) === 0;
  return expression.op === 'call' && findFunction(expression.name)?.total !== true;
}
