import { colorOf } from '../../records/color.ts';
import { termGenerator } from '../whole/term-generator.ts';

export const colorName = termGenerator({
  name: 'color_name',
  summary: 'A colour’s name; color_hex of the same row is that colour.',
  words: (lexicon) => lexicon.words('color'),
  follow: colorOf,
});
