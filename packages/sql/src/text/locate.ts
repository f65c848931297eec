/** Line and column of a UTF-16 offset; columns count characters, as an editor shows them. */
export function locate(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  const before = text.slice(lineStart, offset).replace(/^\uFEFF/, '');
  return { line, column: countCharacters(before) + 1 };
}

/** UTF-16 offset of the n-th character: the parser's error cursor counts characters. */
export function offsetOfCharacter(text: string, characters: number): number {
  let at = 0;
  for (let count = 0; count < characters && at < text.length; count += 1) at += widthAt(text, at);
  return at;
}

/** UTF-16 offset of a UTF-8 byte: locations in the parse tree count bytes. */
export function offsetOfByte(text: string, bytes: number): number {
  if (latest.text !== text) latest = { text, marks: markBytes(text) };
  const mark = latest.marks[Math.min(Math.max(Math.floor(bytes / STRIDE), 0), latest.marks.length - 1)];
  return walkBytes(text, mark ?? START, bytes).offset;
}

type Mark = { readonly offset: number; readonly bytes: number };

const STRIDE = 256;
const START: Mark = { offset: 0, bytes: 0 };

// Used for every expression of a statement: counting from the beginning each time would be quadratic.
let latest: { readonly text: string; readonly marks: readonly Mark[] } = { text: '', marks: [START] };

/** A checkpoint at regular byte distances, none of them beyond its multiple. */
function markBytes(text: string): readonly Mark[] {
  const marks = [START];
  for (;;) {
    const last = marks.at(-1) ?? START;
    // A multi-byte character may begin before the multiple and end after it.
    const next = walkBytes(text, last, marks.length * STRIDE - 3);
    if (next.offset >= text.length) return marks;
    marks.push(next);
  }
}

function walkBytes(text: string, from: Mark, bytes: number): Mark {
  let { offset, bytes: count } = from;
  while (count < bytes && offset < text.length) {
    const code = text.codePointAt(offset) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    offset += code > 0xffff ? 2 : 1;
  }
  return { offset, bytes: count };
}

function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += widthAt(text, at)) count += 1;
  return count;
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
