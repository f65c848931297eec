import { convertValue, isNumeric, rescale, scaleOf } from '../graph/convert-value.ts';
import { multiply, type Node } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import { type Dictionary, makeDictionary } from '../../base/text/dictionary.ts';

/** Converts two values to one type, so that they can be compared, added or chosen between. */
export function alignValues(left: Value, right: Value): readonly [Value, Value] {
  if (left.kind === 'null' || right.kind === 'null') return [left, right];
  if (isNumeric(left) && isNumeric(right)) {
    const scale = Math.max(scaleOf(left), scaleOf(right));
    if (scale > 0) return [rescale(left, scale), rescale(right, scale)];
    // A float without a fraction is a decimal all the same.
    return left.kind === right.kind ? [left, right] : [wholeDecimal(left), wholeDecimal(right)];
  }
  if (left.kind === 'date' && right.kind === 'timestamp') return [toTimestamp(left), right];
  if (left.kind === 'timestamp' && right.kind === 'date') return [left, toTimestamp(right)];
  if (left.kind === 'boolean' && right.kind === 'integer')
    return [left, convertValue(right, { kind: 'boolean', native: 'boolean' })];
  return [left, right];
}

export function toTimestamp(value: Extract<Value, { kind: 'date' }>): Value {
  return { kind: 'timestamp', node: multiply(value.node, DAY_MICROS) };
}

/** Text whose values all come from a known list: comparable by index. */
export type ListedText = { readonly words: Dictionary; readonly index: Node | number };

export function listedText(value: Value): ListedText | undefined {
  if (value.kind !== 'text' || value.pieces.length !== 1) return undefined;
  const [piece] = value.pieces;
  if (piece?.kind === 'word') return piece;
  return piece?.kind === 'literal' ? { words: makeDictionary([piece.text]), index: 0 } : undefined;
}

const wholeDecimal = ({ node }: Extract<Value, { kind: 'integer' | 'decimal' }>): Value => ({
  kind: 'decimal',
  node,
  scale: 0,
});
