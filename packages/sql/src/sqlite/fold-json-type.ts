import { type Expression, mapParts } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';

/** JSON types that both dialects have, by SQLite's name; numbers have two types there. */
const SHARED: Readonly<Record<string, string>> = { object: 'object', array: 'array', null: 'null', text: 'string' };

/** `json_type(doc) = 'text'` as PostgreSQL's `jsonb_typeof(doc) = 'string'`, which the solver knows. */
export function foldJsonType(expression: Expression): Expression {
  const folded = mapParts(expression, foldJsonType);
  if (folded.op === 'in') {
    const list = folded.list.flatMap((item) => kindOf(item) ?? []);
    return isJsonType(folded.arg) && list.length === folded.list.length
      ? { op: 'in', arg: { ...folded.arg, name: 'jsonb_typeof' }, list }
      : folded;
  }
  if (folded.op !== 'compare' || !isJsonType(folded.left)) return folded;
  const right = kindOf(folded.right);
  return right === undefined ? folded : { ...folded, left: { ...folded.left, name: 'jsonb_typeof' }, right };
}

function isJsonType(expression: Expression): expression is Extract<Expression, { op: 'call' }> {
  return expression.op === 'call' && expression.name === 'json_type';
}

function kindOf(item: Expression): Expression | undefined {
  if (item.op !== 'literal' || item.type !== 'text' || !Object.hasOwn(SHARED, item.value)) return undefined;
  return text(SHARED[item.value] ?? item.value);
}
