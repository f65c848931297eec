/** Our own UTF-8 encoder: without TextEncoder the engine needs only the language itself. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  return bytes.slice(0, writeUtf8(text, bytes, 0));
}

/** Writes a text, at most three bytes per code unit, and returns its end. */
export function writeUtf8(text: string, bytes: Uint8Array, start: number): number {
  let at = start;
  for (let i = 0; i < text.length; i++) {
    let point = text.charCodeAt(i);
    if (point >= 0xd800 && point < 0xdc00 && i + 1 < text.length) {
      const low = text.charCodeAt(i + 1);
      if (low >= 0xdc00 && low < 0xe000) {
        point = 0x10000 + ((point - 0xd800) << 10) + (low - 0xdc00);
        i++;
      }
    }
    if (point < 0x80) bytes[at++] = point;
    else if (point < 0x800) {
      bytes[at++] = 0xc0 | (point >> 6);
      bytes[at++] = 0x80 | (point & 63);
    } else if (point < 0x10000) {
      bytes[at++] = 0xe0 | (point >> 12);
      bytes[at++] = 0x80 | ((point >> 6) & 63);
      bytes[at++] = 0x80 | (point & 63);
    } else {
      bytes[at++] = 0xf0 | (point >> 18);
      bytes[at++] = 0x80 | ((point >> 12) & 63);
      bytes[at++] = 0x80 | ((point >> 6) & 63);
      bytes[at++] = 0x80 | (point & 63);
    }
  }
  return at;
}

const ASCII_WORD = 0x80808080;
const ASCII_PAIR = 0x8080;

/** Reads bytes that {@link encodeUtf8} or a writer made. Appending letter by letter would create a string for each. */
export function decodeUtf8(view: DataView, start: number, end: number): string {
  let text = '';
  let at = start;
  while (at < end) {
    if (at + 8 <= end && ((view.getUint32(at) | view.getUint32(at + 4)) & ASCII_WORD) === 0) {
      text += String.fromCharCode(
        view.getUint8(at),
        view.getUint8(at + 1),
        view.getUint8(at + 2),
        view.getUint8(at + 3),
        view.getUint8(at + 4),
        view.getUint8(at + 5),
        view.getUint8(at + 6),
        view.getUint8(at + 7),
      );
      at += 8;
      continue;
    }
    if (at + 4 <= end && (view.getUint32(at) & ASCII_WORD) === 0) {
      text += String.fromCharCode(
        view.getUint8(at),
        view.getUint8(at + 1),
        view.getUint8(at + 2),
        view.getUint8(at + 3),
      );
      at += 4;
      continue;
    }
    if (at + 2 <= end && (view.getUint16(at) & ASCII_PAIR) === 0) {
      text += String.fromCharCode(view.getUint8(at), view.getUint8(at + 1));
      at += 2;
      continue;
    }
    const first = view.getUint8(at++);
    if (first < 0x80) text += String.fromCharCode(first);
    else {
      const more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
      let point = first & (0x3f >> more);
      for (let i = 0; i < more; i++) point = (point << 6) | (view.getUint8(at++) & 63);
      text += String.fromCodePoint(point);
    }
  }
  return text;
}
