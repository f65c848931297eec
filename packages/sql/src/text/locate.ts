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
  let at = 0;
  for (let count = 0; count < bytes && at < text.length; ) {
    const code = text.codePointAt(at) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code > 0xffff ? 2 : 1;
  }
  return at;
}

function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += widthAt(text, at)) count += 1;
  return count;
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
