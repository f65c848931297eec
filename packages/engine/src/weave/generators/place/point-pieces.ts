import { add, constant, type Node } from '../../graph/node.ts';
import { writeDecimal } from '../../writers/write-decimal.ts';
import type { Address } from '../../records/address.ts';
import { literal, type Piece } from '../../graph/piece.ts';

/** Millionths of a degree in decimal notation. */
export function degrees(value: Node): Piece {
  return {
    kind: 'written',
    write: writeDecimal,
    args: [value, constant(6), constant(1_000_000)],
    maxBytes: 11,
    specials: 0,
  };
}

/** "longitude<separator>latitude", the order in which geometry writes x and y; shifted by millionths of a degree. */
export function pointPieces(
  { longitude, latitude }: Address,
  separator: string,
  east = 0,
  north = 0,
): readonly Piece[] {
  return [degrees(add(longitude, east)), literal(separator), degrees(add(latitude, north))];
}
