import { checkOneOf } from '../check-options.ts';
import { FILE_KIND_OPTION, FILE_KINDS } from '../../records/file.ts';
import { RECORD_OPTION } from '../../records/record-name.ts';
import { fileNamePieces } from './file-pieces.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

export const fileName = generator({
  name: 'file_name',
  version: 1,
  summary: 'The name of the row’s file; its ending agrees with mime_type.',
  options: { ...FILE_KIND_OPTION, ...RECORD_OPTION },
  check: (options) => checkOneOf(options, 'of', FILE_KINDS),
  distinct: 'index',
  text: { room: 12, shorter: 'word' },
  capacity: (cell) => raise(10, Math.min(15, roomFor(cell) ?? 15)),
  build: (cell, options) => textValue(cell, fileNamePieces(cell, options, roomFor(cell))),
});
