import type { Counted } from '../../../language/pattern/count-node.ts';
import type { CountedPattern } from '../../../language/pattern/count-strings.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';

/** Expressions of one length, such as [A-Z]{3}-\d{4}: for each position the allowed ASCII bytes. */
export type PatternShape = readonly Uint8Array[];

/**
 * Undefined if texts differ in length or branch, contain non-ASCII characters, or are too many to number one to one.
 */
export function shapeOf({ root, count }: CountedPattern): PatternShape | undefined {
  const places = flatten(root);
  if (places === undefined || places.reduce((product, bytes) => product * bytes.length, 1) !== count) return undefined;
  return places.every((bytes) => bytes.every((byte) => byte < 128)) ? places : undefined;
}

function flatten(counted: Counted): readonly Uint8Array[] | undefined {
  if (counted.kind === 'empty') return [];
  if (counted.kind === 'chars') return [encodeUtf8(counted.chars.join(''))];
  if (counted.kind === 'choice') return undefined;
  if (counted.kind === 'repeat') {
    const places = counted.min === counted.max ? flatten(counted.item) : undefined;
    return places && Array.from({ length: counted.max }, () => places).flat();
  }
  const head = flatten(counted.head);
  const rest = flatten(counted.rest);
  return head === undefined || rest === undefined ? undefined : [...head, ...rest];
}

export function writeShape(view: DataView, at: number, shape: PatternShape, index: number): number {
  let rest = index;
  for (let i = shape.length - 1; i >= 0; i--) {
    const bytes = shape[i] as Uint8Array;
    const head = Math.floor(rest / bytes.length);
    view.setUint8(at + i, bytes[rest - head * bytes.length] as number);
    rest = head;
  }
  return at + shape.length;
}
