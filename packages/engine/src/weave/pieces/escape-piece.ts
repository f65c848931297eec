import type { Piece, PieceWriter } from '../graph/piece.ts';
import { SPECIAL } from '../../base/text/special.ts';
import { encodeUtf8 } from '../../base/bytes/utf8.ts';

type Written = Extract<Piece, { kind: 'written' }>;

/** The maximum length of an escaped byte: a control character becomes \\u001f. */
const MAX_BYTES = 6;

const ESCAPES: readonly Uint8Array[] = Array.from({ length: 128 }, (_, unit) =>
  encodeUtf8(JSON.stringify(String.fromCharCode(unit)).slice(1, -1)),
);

/** The same text as part of a JSON string: it is escaped in place. */
export const escapePiece = (piece: Written): Written => ({
  ...piece,
  write: escapeWriter(piece.write),
  maxBytes: piece.maxBytes * MAX_BYTES,
  maxChars: (piece.maxChars ?? piece.maxBytes) * MAX_BYTES,
  specials: piece.specials | SPECIAL.backslash | SPECIAL.quote,
});

const escaping = new WeakMap<PieceWriter, PieceWriter>();

/** One per writer, so that equal pieces stay equal. */
const escapeWriter = (write: PieceWriter): PieceWriter => {
  const known = escaping.get(write);
  if (known !== undefined) return known;
  const made: PieceWriter = (view, at, ...args) => {
    const end = write(view, at, ...args);
    const written = Uint8Array.from({ length: end - at }, (_, index) => view.getUint8(at + index));
    let next = at;
    for (const byte of written) {
      const escaped = ESCAPES[byte];
      if (escaped === undefined) view.setUint8(next++, byte);
      else for (const unit of escaped) view.setUint8(next++, unit);
    }
    return next;
  };
  escaping.set(write, made);
  return made;
};
