import type { CheckModel } from './model.ts';
import type { ScriptCursor } from './script-cursor.ts';

/** `CHECK (…) [[NOT] ENFORCED]`. */
export function readCheck(cursor: ScriptCursor): CheckModel {
  cursor.expect('check');
  const group = cursor.takeGroup('a condition in parentheses');
  if (group.atEnd()) group.fail('a condition');
  const expression = group.print();
  const isEnforced = !cursor.accept('not', 'enforced');
  cursor.accept('enforced');
  return { name: undefined, expression, isEnforced, column: undefined };
}
