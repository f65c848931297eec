import type { Value } from '../../graph/value.ts';
import { plainWords } from '../../records/file.ts';
import { asciiSlug } from '../../../base/text/ascii-slug.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { fitPieces } from '../../pieces/fit-pieces.ts';
import { literal, mapPieces, type Piece, word } from '../../graph/piece.ts';
import { slugText } from '../../../base/text/slug-text.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { textOption } from '../../cell/option.ts';
import { roomFor, textValue } from './text-value.ts';
import { raise } from '../number/raise.ts';

/** The usual sources of a slug, in order of preference. */
const GENERATORS = [
  'post_title',
  'title',
  'product_name',
  'product_category',
  'company',
  'full_name',
  'department',
  'tag',
  'word',
  'phrase',
  'ticket_subject',
  'job_title',
];
const COLUMNS = ['title', 'name', 'headline', 'label', 'display_name', 'subject'];

export const slug = generator({
  name: 'slug',
  version: 1,
  summary:
    'The row’s title or name for an address: lower case, hyphens; with the row’s own number where it must be unique.',
  options: { from: 'the column that it is made of (the title or name of the row)' },
  distinct: 'index',
  text: { case: 'lower', room: 6, shorter: 'word', speaks: true },
  capacity: ({ maxLength, numbers }) =>
    maxLength === undefined || maxLength >= String(numbers).length ? Number.MAX_SAFE_INTEGER : raise(10, maxLength),
  build: (cell, options) => {
    const stem = stemPieces(cell, options);
    if (!cell.unique) return textValue(cell, stem);
    const digits = String(cell.numbers).length;
    const room = roomFor(cell);
    const number: Piece = { kind: 'number', value: cell.ordinal(), maxDigits: digits };
    // Three characters of a word and a hyphen, or the number alone.
    if (room !== undefined && room < digits + 4) return textValue(cell, [number]);
    return textValue(cell, [
      ...fitPieces(stem, room === undefined ? undefined : room - digits - 1),
      literal('-'),
      number,
    ]);
  },
});

function stemPieces(cell: Cell, options: GeneratorOptions): readonly Piece[] {
  const source = sourceOf(cell, options);
  const mapped =
    source !== undefined && source.kind === 'text' ? mapPieces(source.pieces, 'slug', slugText) : undefined;
  const pieces = mapped && withoutEdges(mapped);
  if (pieces !== undefined && !canVanish(pieces)) return pieces;
  // No title, or one whose letters have no ASCII form.
  const words = plainWords(cell.lexicon);
  const own = asciiSlug(cell.table.slice(cell.table.lastIndexOf('.') + 1)) || 'item';
  return source === undefined
    ? [word(words, cell.below(words.size, 'first')), literal('-'), word(words, cell.below(words.size, 'second'))]
    : [literal(`${own}-`), word(words, cell.below(words.size, 'first'))];
}

/** Single hyphens between words: none at the start of the whole, and none at its end. */
function withoutEdges(pieces: readonly Piece[]): readonly Piece[] {
  const trim = (piece: Piece, form: string, edge: RegExp): Piece => {
    const has = piece.kind === 'literal' ? [piece.text] : piece.kind === 'word' ? piece.words.words : [];
    if (!has.some((text) => edge.test(text))) return piece;
    return mapPieces([piece], form, (text) => text.replace(edge, ''))?.[0] ?? piece;
  };
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    const follows = before === undefined || (before.kind === 'literal' && before.text.endsWith('-'));
    const begun = follows ? trim(piece, 'slug start', /^-+/) : piece;
    return index === pieces.length - 1 ? trim(begun, 'slug end', /-+$/) : begun;
  });
}

function sourceOf(cell: Cell, options: GeneratorOptions): Value | undefined {
  const from = textOption(options, 'from');
  if (from !== undefined) return cell.sibling(from)?.value;
  for (const name of COLUMNS) {
    const found = name === cell.column ? undefined : cell.sibling(name);
    if (found?.value.kind === 'text') return found.value;
  }
  for (const name of GENERATORS) {
    const found = cell.siblingBy(name);
    if (found !== undefined) return found.value;
  }
  return undefined;
}

/** Whether little but hyphens would remain: parts of a headline are empty in some rows, but never most of them. */
function canVanish(pieces: readonly Piece[]): boolean {
  return pieces.every((piece) => {
    if (piece.kind === 'literal') return !/[a-z0-9]/.test(piece.text);
    if (piece.kind === 'word')
      return piece.words.words.filter((item) => /[a-z0-9]/.test(item)).length * 2 <= piece.words.size;
    return piece.kind === 'choice' ? canVanish(piece.then) || canVanish(piece.otherwise) : false;
  });
}
