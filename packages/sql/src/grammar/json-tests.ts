import type { Expression } from '@rowloom/engine';
import { boolean, text } from '../expression/read-constant.ts';
import type { ReadExpressionOptions } from '../expression/read-expression-options.ts';
import { pathSteps } from './json-path.ts';

/** MariaDB makes such a CHECK for every JSON column, of which it is always true. */
export function validJson([arg]: readonly Expression[], scope: ReadExpressionOptions): Expression | undefined {
  if (arg?.op === 'column' && scope.typeOf?.(arg.name)?.kind === 'json') return boolean(true);
  return arg && { op: 'call', name: 'json_valid', args: [arg] };
}

/** Whether a document has a key; undefined where the path is more than one key. */
export function containsPath(document: Expression, path: Expression): Expression | undefined {
  const steps = path.op === 'literal' && path.type === 'text' ? pathSteps(path.value) : undefined;
  const [key, ...more] = steps ?? [];
  return key === undefined || more.length > 0 ? undefined : { op: 'call', name: '?', args: [document, text(key)] };
}
