import { colorOf } from '../../records/color.ts';
import { literal, word } from '../../graph/piece.ts';
import { generator } from '../generator.ts';
import { alphabetPiece } from './hex-piece.ts';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const HEX = encodeUtf8('0123456789abcdef');

export const colorHex = generator({
  name: 'color_hex',
  version: 1,
  summary: 'A colour as #rrggbb.',
  distinct: 'index',
  text: { least: 7, room: 7 },
  capacity: (cell) => raise(16, Math.max(0, Math.min(6, (roomFor(cell) ?? 7) >= 7 ? 6 : (roomFor(cell) ?? 7)))),
  build: (cell) => {
    const room = roomFor(cell) ?? 7;
    if (!cell.unique && room >= 7 && cell.hasSiblingBy('color_name'))
      return textValue(cell, [word(cell.lexicon.words('color', 1), colorOf(cell))]);
    return textValue(
      cell,
      room >= 7 ? [literal('#'), alphabetPiece(cell, HEX, 6)] : [alphabetPiece(cell, HEX, Math.min(room, 6))],
    );
  },
});
