import { checkOneOf } from '../check-options.ts';
import { FILE_KIND_OPTION, FILE_KINDS, fileOf, MIME_TYPES } from '../../records/file.ts';
import { codeGenerator } from '../code/code-generator.ts';

export const mimeType = codeGenerator({
  name: 'mime_type',
  text: { room: 15 },
  summary: 'The MIME type of the row’s file.',
  options: FILE_KIND_OPTION,
  check: (options) => checkOneOf(options, 'of', FILE_KINDS),
  words: () => MIME_TYPES,
  pieces: (cell, options) => [fileOf(cell, options).mimeType],
});
