import { type Expression, findFunction } from '@rowloom/engine';
import { castExpression } from '../expression/cast-expression.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { readSqliteCall } from './read-sqlite-call.ts';

const INTEGER = { native: 'INTEGER', kind: 'integer', bits: 64 } as const;
const NUMERIC = { native: 'NUMERIC', kind: 'decimal' } as const;

/** A text used as a number is the number that it begins with. */
export function numberOf(arg: Expression, scope: ReadExpressionOptions): Expression {
  if (arg.op === 'column') return scope.typeOf?.(arg.name)?.kind === 'text' ? castExpression(arg, NUMERIC, scope) : arg;
  if (arg.op !== 'call') return arg;
  const { result, form } = findFunction(arg.name) ?? {};
  if (form?.is === 'time_text') return fieldOf(arg.args, scope);
  return result === 'text' ? castExpression(arg, NUMERIC, scope) : arg;
}

/** `strftime('%s', at)` counts seconds; the other fields are integers too, except these two. */
function fieldOf(args: readonly Expression[], scope: ReadExpressionOptions): Expression {
  const [format, ...moment] = args;
  const letters = format?.op === 'literal' && format.type === 'text' ? format.value : '';
  if (letters === '%s') return readSqliteCall('unixepoch', moment, scope);
  const type = /%[fJ]/.test(letters) ? NUMERIC : INTEGER;
  return castExpression({ op: 'call', name: 'strftime', args }, type, scope);
}
