import { nodesOfPieces, type Piece } from './piece.ts';
import type { Node } from './node.ts';

/** The value of a cell, before an encoder formats it. */
export type Value =
  | {
      readonly kind: 'integer';
      readonly node: Node /** Known bounds allow a narrower writer. */;
      readonly min?: number;
      readonly max?: number;
    }
  /** A whole number of 10^-scale units. Floats are decimals too, so that their text is the same in every engine. */
  | { readonly kind: 'decimal'; readonly node: Node; readonly scale: number }
  | { readonly kind: 'boolean'; readonly node: Node }
  /** Days since 1970-01-01. */
  | { readonly kind: 'date'; readonly node: Node }
  /** Microseconds of the day. */
  | { readonly kind: 'time'; readonly node: Node }
  /** Microseconds since 1970 in UTC. */
  | {
      readonly kind: 'timestamp';
      readonly node: Node;
      /** The same in whole seconds, for encoders that request it and values that allow it. */
      readonly seconds?: Node;
    }
  /** Microseconds. */
  | { readonly kind: 'interval'; readonly node: Node }
  /** Four 32-bit words, most significant first. */
  | { readonly kind: 'uuid'; readonly words: readonly [Node, Node, Node, Node] }
  | { readonly kind: 'text'; readonly pieces: readonly Piece[] }
  /** The pieces' bytes unchanged, for bytea and BLOB. */
  | { readonly kind: 'bytes'; readonly pieces: readonly Piece[] }
  /** JSON text; the pieces write valid JSON. */
  | { readonly kind: 'json'; readonly pieces: readonly Piece[] }
  /** Elements in order; `count` of them are present, which may vary by row. */
  | { readonly kind: 'array'; readonly elements: readonly Value[]; readonly count: Node }
  /** Always NULL. */
  | { readonly kind: 'null' }
  /** Left to the database: default, identity, generated column. Files contain nothing for it. */
  | { readonly kind: 'omitted' };

export function nodesOfValue(value: Value): readonly Node[] {
  switch (value.kind) {
    case 'uuid':
      return value.words;
    case 'text':
    case 'bytes':
    case 'json':
      return nodesOfPieces(value.pieces);
    case 'array':
      return [value.count, ...value.elements.flatMap(nodesOfValue)];
    case 'timestamp':
      return [value.seconds ?? value.node];
    case 'null':
    case 'omitted':
      return [];
    default:
      return [value.node];
  }
}
