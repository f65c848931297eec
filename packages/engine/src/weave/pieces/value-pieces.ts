import { POWERS } from '../graph/convert-value.ts';
import { constant, type Node } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import { writeUuid } from '../writers/escape.ts';
import { writeDecimal } from '../writers/write-decimal.ts';
import { writeInteger } from '../writers/write-integer.ts';
import { writeDate } from '../writers/write-date.ts';
import { writeDuration, writeTime, writeTimestamp } from '../writers/write-time.ts';
import { makeDictionary } from '../../base/text/dictionary.ts';
import { type Piece, type PieceWriter, word } from '../graph/piece.ts';

const TRUTH = makeDictionary(['false', 'true']);

/** A value as text, for templates and JSON; undefined if it has none. */
export function valuePieces(value: Value): readonly Piece[] | undefined {
  switch (value.kind) {
    case 'text':
    case 'json':
    case 'bytes':
      return value.pieces;
    case 'integer':
      return [written(writeInteger, 17, value.node)];
    case 'decimal':
      return [written(writeDecimal, 20, value.node, constant(value.scale), constant(POWERS[value.scale] ?? 1))];
    case 'boolean':
      return [word(TRUTH, value.node)];
    case 'date':
      return [written(writeDate, 13, value.node)];
    case 'time':
      return [written(writeTime, 15, value.node)];
    case 'timestamp':
      return [written(writeTimestamp, 29, value.node, constant(84)), { kind: 'literal', text: 'Z' }];
    case 'interval':
      return [written(writeDuration, 28, value.node)];
    case 'uuid':
      return [written(writeUuid, 36, ...value.words)];
    case 'array':
    case 'null':
    case 'omitted':
      return undefined;
  }
}

function written(write: PieceWriter, maxBytes: number, ...args: readonly Node[]): Piece {
  return { kind: 'written', write, args, maxBytes, specials: 0, slug: write !== writeTimestamp };
}
