import { fileOf, MIME_TYPES } from '../../records/file.ts';
import { codeGenerator } from '../code/code-generator.ts';

export const mimeType = codeGenerator({
  name: 'mime_type',
  text: { room: 15 },
  summary: 'The MIME type of the row’s file.',
  words: () => MIME_TYPES,
  pieces: (cell, options) => [fileOf(cell, options).mimeType],
});
