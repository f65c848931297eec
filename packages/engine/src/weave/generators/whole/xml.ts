import { literal, mapPieces, word } from '../../graph/piece.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';

/** `<n/>` is the shortest element. */
const SHORTEST = '<n/>';

export const xml = generator({
  name: 'xml',
  version: 1,
  summary: 'A small XML element.',
  distinct: 'index',
  text: { isMachine: true },
  capacity: (cell) => ((roomFor(cell) ?? 1000) < 80 ? 0 : 10 ** 8),
  build: (cell) => {
    const room = roomFor(cell);
    if (room !== undefined && room < 80) return textValue(cell, [literal(SHORTEST)]);
    const words = cell.lexicon.words('word');
    const name = mapPieces([word(words, cell.below(words.size, 'name'))], 'xml', escapeXml) ?? [];
    return textValue(cell, [
      literal('<item id="'),
      { kind: 'number', value: cell.index(10 ** 8), maxDigits: 8 },
      literal('"><name>'),
      ...name,
      literal('</name></item>'),
    ]);
  },
});

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
