import type { Value } from '../../graph/value.ts';
import { fitPieces } from '../../pieces/fit-pieces.ts';
import { foldPieces } from '../../pieces/fold-text.ts';
import { escapePiece } from '../../pieces/escape-piece.ts';
import { literal, mapPieces, type Piece } from '../../graph/piece.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Cell } from '../../cell/cell.ts';
import { numberOption } from '../../cell/option.ts';

type Room = Pick<Cell, 'type' | 'maxLength' | 'numbers'> & { readonly unique?: boolean };

/** The maximum length of a text; `suffix` reserves room for the number that the compiler appends in a unique column. */
export function roomFor(cell: Room, suffix = false): number | undefined {
  if (cell.maxLength === undefined) return undefined;
  return Math.max(0, cell.maxLength - (suffix && cell.unique === true ? String(cell.numbers).length + 1 : 0));
}

/** The same for running text, which an option may keep shorter than the column. */
export function roomWithin(cell: Room, options: GeneratorOptions): number | undefined {
  const wished = numberOption(options, 'max_length');
  const maxLength = wished === undefined ? cell.maxLength : Math.min(wished, cell.maxLength ?? wished);
  return roomFor({ ...cell, maxLength }, true);
}

/** Text that never exceeds the column. Every text generator ends here. */
export function textValue(cell: Room, pieces: readonly Piece[], suffix = false): Value {
  const { type } = cell;
  const sayable = type.kind === 'text' && type.charset !== undefined ? foldPieces(pieces, type.charset) : pieces;
  const fitted = fitPieces(sayable, roomFor(cell, suffix));
  if (type.kind === 'bytes') return { kind: 'bytes', pieces: fitted };
  if (type.kind === 'json') return { kind: 'json', pieces: quoteJson(fitted) ?? [literal('null')] };
  return { kind: 'text', pieces: fitted };
}

/** A JSON string; undefined where a piece cannot be written as a part of one. */
export function quoteJson(pieces: readonly Piece[]): readonly Piece[] | undefined {
  const plain = pieces.every((piece) => piece.kind === 'written' && (piece.specials & 7) === 0);
  const inner = plain ? pieces : escapeJson(pieces);
  return inner === undefined ? undefined : [literal('"'), ...inner, literal('"')];
}

function escapeJson(pieces: readonly Piece[]): readonly Piece[] | undefined {
  const mapped: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'written') {
      mapped.push((piece.specials & 7) === 0 ? piece : escapePiece(piece));
    } else if (piece.kind === 'choice') {
      const then = escapeJson(piece.then);
      const otherwise = escapeJson(piece.otherwise);
      if (then === undefined || otherwise === undefined) return undefined;
      mapped.push({ ...piece, then, otherwise });
    } else mapped.push(...(mapPieces([piece], 'json', (text) => JSON.stringify(text).slice(1, -1)) ?? []));
  }
  return mapped;
}
