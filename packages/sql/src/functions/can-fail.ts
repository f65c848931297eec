import { type Expression, partsOf } from '@rowloom/engine';
import { type TypeOf, valueType } from './value-type.ts';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** Functions that answer every argument of the right type. */
const SAFE: ReadonlySet<string> = new Set(
  'lower upper initcap trim btrim ltrim rtrim replace regexp_replace translate left right lpad rpad reverse concat concat_ws md5 length char_length character_length octet_length bit_length position strpos ascii cardinality array_length coalesce nullif greatest least abs round floor ceil ceiling trunc sign num_nulls num_nonnulls now current_date current_timestamp starts_with -> ->> #> #>> []'.split(
    ' ',
  ),
);

/** Whether the expression may end in an error rather than in a value, such as a text that is cast to a number. */
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
  return expression.op === 'call' && !SAFE.has(expression.name);
}
