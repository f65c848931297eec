/** The bytes of a text in UTF-8, as lower-case hexadecimal digits. */
export const hexOfText = (text: string): string => {
  let hex = '';
  for (const byte of bytesOfText(text)) hex += byte.toString(16).padStart(2, '0');
  return hex;
};

/** The bytes of a text in UTF-8. */
export const bytesOfText = (text: string): readonly number[] =>
  Array.from(text).flatMap((char) => bytesOfPoint(char.codePointAt(0) ?? 0));

const bytesOfPoint = (code: number): readonly number[] => {
  const tail = (shift: number): number => 0x80 | ((code >> shift) & 0x3f);
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), tail(0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)];
  return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)];
};
