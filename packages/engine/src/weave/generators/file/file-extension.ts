import { fileOf, FILE_EXTENSIONS } from '../../records/file.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const fileExtension = termGenerator({
  name: 'file_extension',
  summary: 'The ending of the row’s file name, without its dot.',
  words: () => FILE_EXTENSIONS,
  follow: (cell, options) => fileOf(cell, options).type,
});
