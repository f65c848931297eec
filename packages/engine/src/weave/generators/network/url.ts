import { plainWords } from '../../records/file.ts';
import { literal, type Piece, word } from '../../graph/piece.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { generator } from '../generator.ts';
import { roomFor, textValue } from '../prose/text-value.ts';
import { raise } from '../number/raise.ts';

const HOSTS = makeDictionary(['example.com', 'example.org', 'example.net']);
const SECTIONS = makeDictionary([
  'articles',
  'docs',
  'items',
  'news',
  'p',
  'pages',
  'products',
  'shop',
  'stories',
  'topics',
]);
/** "https://example.com/". */
const LEAD = 20;

export const url = generator({
  name: 'url',
  version: 1,
  summary: 'An address below a domain reserved for examples.',
  distinct: 'index',
  text: { case: 'lower', least: 14, room: 24, speaks: true },
  capacity: (cell) => raise(10, Math.max(0, Math.min(15, (roomFor(cell) ?? 100) - LEAD))),
  build: (cell) => {
    const digits = cell.unique ? String(cell.numbers).length : 5;
    const number: Piece = {
      kind: 'number',
      value: cell.unique ? cell.ordinal() : cell.below(raise(10, digits), 'number'),
      maxDigits: digits,
    };
    const head = [literal('https://'), word(HOSTS, cell.below(HOSTS.size, 'host')), literal('/')];
    const words = plainWords(cell.lexicon);
    const room = roomFor(cell);
    const section = [
      word(SECTIONS, cell.below(SECTIONS.size, 'section')),
      literal('/'),
      word(words, cell.below(words.size, 'word')),
      literal('-'),
    ];
    if (room !== undefined && room < LEAD + digits) return textValue(cell, [number]);
    const whole = room === undefined || room >= LEAD + SECTIONS.maxChars + words.maxChars + 2 + digits;
    return textValue(cell, [...head, ...(whole ? section : []), number]);
  },
});
