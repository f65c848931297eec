import { type Expression, mapParts } from '@rowloom/engine';
import { text } from '../expression/read-constant.ts';

/** JSON types with the usual names, but in capitals in MySQL. */
const SHARED: ReadonlySet<string> = new Set(['OBJECT', 'ARRAY', 'STRING', 'BOOLEAN', 'NULL']);

/** `json_type(doc) = 'OBJECT'` is read as upper(jsonb_typeof(doc)); without the capitals the solver knows it. */
export function foldJsonType(expression: Expression): Expression {
  const folded = mapParts(expression, foldJsonType);
  if (folded.op === 'in') {
    const [arg, list] = [innerType(folded.arg), folded.list.map(lowered)];
    const known = list.flatMap((item) => item ?? []);
    return arg === undefined || known.length !== list.length ? folded : { op: 'in', arg, list: known };
  }
  if (folded.op !== 'compare') return folded;
  const [left, right] = [innerType(folded.left), lowered(folded.right)];
  return left === undefined || right === undefined ? folded : { ...folded, left, right };
}

function innerType(expression: Expression): Expression | undefined {
  const [inner] = expression.op === 'call' && expression.name === 'upper' ? expression.args : [];
  return inner?.op === 'call' && inner.name === 'jsonb_typeof' ? inner : undefined;
}

const lowered = (item: Expression): Expression | undefined =>
  item.op === 'literal' && item.type === 'text' && SHARED.has(item.value) ? text(item.value.toLowerCase()) : undefined;
