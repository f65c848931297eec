import { type ColumnType, type Expression, mapParts } from '@rowloom/engine';
import { boolean } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { not } from '../grammar/build-comparison.ts';

/** The result of typeof for a value of the column; undefined if it depends on the value. */
function storageOf(type: ColumnType | undefined): string | undefined {
  switch (type?.kind) {
    case undefined:
    case 'unknown':
    // An integer in a column of numeric affinity is stored as an integer.
    case 'decimal':
    case 'money':
      return undefined;
    case 'integer':
    case 'boolean':
    case 'year':
      return 'integer';
    case 'float':
      return 'real';
    case 'bytes':
      return 'blob';
    default:
      return 'text';
  }
}

/** `typeof(age) IN ('integer', 'null')` is decided by the column's type, up to NULL. */
export function foldTypeof(expression: Expression, scope: ReadExpressionOptions): Expression {
  const folded = mapParts(expression, (part) => foldTypeof(part, scope));
  if (folded.op === 'in') return decide(folded.arg, folded.list, scope) ?? folded;
  if (folded.op !== 'compare') return folded;
  const { left, operator, right } = folded;
  const test = decide(left, [right], scope) ?? decide(right, [left], scope);
  if (test === undefined) return folded;
  if (operator === '=' || operator === 'is not distinct from') return test;
  return operator === '<>' || operator === 'is distinct from' ? not(test) : folded;
}

function decide(
  subject: Expression,
  list: readonly Expression[],
  scope: ReadExpressionOptions,
): Expression | undefined {
  const [arg] = subject.op === 'call' && subject.name === 'typeof' ? subject.args : [];
  if (arg?.op !== 'column') return undefined;
  const storage = storageOf(scope.typeOf?.(arg.name));
  const words = list.flatMap((item) => (item.op === 'literal' && item.type === 'text' ? [item.value] : []));
  if (storage === undefined || words.length !== list.length) return undefined;
  const isNull: Expression = { op: 'is', arg, value: 'null' };
  const [some, none] = [words.includes(storage), words.includes('null')];
  if (some) return none ? boolean(true) : not(isNull);
  return none ? isNull : boolean(false);
}
