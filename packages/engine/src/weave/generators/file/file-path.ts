import { checkOneOf } from '../check-options.ts';
import { FILE_KIND_OPTION, FILE_KINDS, fileOf } from '../../records/file.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { literal, measurePieces } from '../../graph/piece.ts';
import { fileNamePieces } from './file-pieces.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

export const filePath = generator({
  name: 'file_path',
  version: 1,
  summary: 'The path of the row’s file.',
  options: { ...FILE_KIND_OPTION, ...RECORD_OPTION },
  check: (options) => checkOneOf(options, 'of', FILE_KINDS),
  distinct: 'index',
  text: { least: 6, room: 16, shorter: 'file_name' },
  capacity: (cell) => raise(10, Math.min(15, roomFor(cell) ?? 15)),
  build: (cell, options) => {
    const { folder } = fileOf(cell, options);
    const head = [literal('/'), folder, literal('/')];
    const room = roomFor(cell);
    const free = room === undefined ? undefined : room - measurePieces(head).chars;
    if (free !== undefined && free < 16) return textValue(cell, fileNamePieces(cell, options, room));
    return textValue(cell, [...head, ...fileNamePieces(cell, options, free)]);
  },
});
