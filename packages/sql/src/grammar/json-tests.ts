import type { Expression } from '@rowloom/engine';
import { boolean, text } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { not } from './build-comparison.ts';
import { pathSteps } from './json-path.ts';

/** Only a test; NULL for NULL. */
export function validJson([arg]: readonly Expression[]): Expression | undefined {
  return arg && { op: 'call', name: 'json_valid', args: [arg] };
}

/**
 * A JSON column contains only JSON: MariaDB's own CHECK for it is true, and a CASE that tests it treats only NULLs
 * separately. Elsewhere, as after NOT, the test stays.
 */
export function foldValidJson(expression: Expression, scope: ReadExpressionOptions, isCase = false): Expression {
  const fold = (part: Expression): Expression => foldValidJson(part, scope, isCase);
  switch (expression.op) {
    case 'and':
    case 'or':
      return { ...expression, args: expression.args.map(fold) };
    case 'case':
      return {
        ...expression,
        whens: expression.whens.map(({ when, then }) => ({
          when: expression.arg === undefined ? foldValidJson(when, scope, true) : when,
          then: fold(then),
        })),
        ...(expression.otherwise === undefined ? {} : { otherwise: fold(expression.otherwise) }),
      };
    case 'compare': {
      const { operator, left, right } = expression;
      const isOne = operator === '=' && right.op === 'literal' && ['1', true].includes(right.value ?? '');
      return isOne ? (answerOf(left, scope, isCase) ?? expression) : expression;
    }
    default:
      return answerOf(expression, scope, isCase) ?? expression;
  }
}

function answerOf(expression: Expression, scope: ReadExpressionOptions, isCase: boolean): Expression | undefined {
  const [arg] = expression.op === 'call' && expression.name === 'json_valid' ? expression.args : [];
  if (arg?.op !== 'column' || scope.typeOf?.(arg.name)?.kind !== 'json') return undefined;
  return isCase ? not({ op: 'is', arg, value: 'null' }) : boolean(true);
}

/** Whether a document has a key; undefined if the path has more than one key. */
export function containsPath(document: Expression, path: Expression): Expression | undefined {
  const steps = path.op === 'literal' && path.type === 'text' ? pathSteps(path.value) : undefined;
  const [key, ...more] = steps ?? [];
  return key === undefined || more.length > 0 ? undefined : { op: 'call', name: '?', args: [document, text(key)] };
}
