import { SPELT_OUT } from '../../base/text/ascii-slug.ts';
import { mapDictionary } from '../../base/text/dictionary.ts';
import type { Piece, PieceWriter } from '../graph/piece.ts';

/** Character sets that cover less than Unicode. */
export type Charset = 'ascii' | 'latin1';

const LAST: Readonly<Record<Charset, number>> = { ascii: 0x7f, latin1: 0xff };

const MARKS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '·': '.',
  '×': 'x',
  '¿': '',
  '¡': '',
  '\u{a0}': ' ',
  '\u{202f}': ' ',
};

/** The text in letters of the character set: accents are stripped first, and other characters become question marks. */
export function foldText(text: string, charset: Charset): string {
  const last = LAST[charset];
  let folded = '';
  for (const letter of text) folded += (letter.codePointAt(0) ?? 0) <= last ? letter : likeness(letter);
  return folded;
}

function likeness(letter: string): string {
  const mark = MARKS[letter];
  if (mark !== undefined) return mark;
  const lower = letter.toLowerCase();
  const spelt = SPELT_OUT[lower];
  if (spelt !== undefined) return lower === letter ? spelt : `${spelt.charAt(0).toUpperCase()}${spelt.slice(1)}`;
  return letter.normalize('NFKD').replace(/[^ -~]/g, '') || '?';
}

/** Pieces without letters outside the character set. */
export function foldPieces(pieces: readonly Piece[], charset: Charset): readonly Piece[] {
  const change = (text: string): string => foldText(text, charset);
  return pieces.map((piece): Piece => {
    switch (piece.kind) {
      case 'literal':
        return { kind: 'literal', text: change(piece.text) };
      case 'word':
        return { ...piece, words: mapDictionary(piece.words, charset, change) };
      case 'choice':
        return { ...piece, then: foldPieces(piece.then, charset), otherwise: foldPieces(piece.otherwise, charset) };
      case 'written':
        return piece.slug === true ? piece : { ...piece, write: foldWriter(piece.write, charset) };
      case 'number':
        return piece;
    }
  });
}

const folding: Readonly<Record<Charset, WeakMap<PieceWriter, PieceWriter>>> = {
  ascii: new WeakMap(),
  latin1: new WeakMap(),
};

/** One per writer, so that equal pieces stay equal. */
function foldWriter(write: PieceWriter, charset: Charset): PieceWriter {
  const known = folding[charset].get(write);
  if (known !== undefined) return known;
  const made: PieceWriter = (view, at, ...args) => foldBytes(view, at, write(view, at, ...args), LAST[charset]);
  folding[charset].set(write, made);
  return made;
}

/** Folds UTF-8 in place: a letter never gets longer, in bytes or in letters. */
function foldBytes(view: DataView, start: number, end: number, last: number): number {
  let to = start;
  for (let from = start; from < end; ) {
    const byte = view.getUint8(from);
    if (byte < 0x80) {
      view.setUint8(to++, byte);
      from++;
      continue;
    }
    const size = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    let code = byte & (0xff >> (size + 1));
    for (let i = 1; i < size; i++) code = (code << 6) | (view.getUint8(from + i) & 0x3f);
    if (code <= last) for (let i = 0; i < size; i++) view.setUint8(to++, view.getUint8(from + i));
    else view.setUint8(to++, (likeness(String.fromCodePoint(code)) || '?').charCodeAt(0));
    from += size;
  }
  return to;
}
