/**
 * Instructions in nested parts: joining two pieces of code copies neither. The bytes are concatenated once, at the end:
 * copied at every level they were a dozen megabytes for the five kilobytes of a table's loop.
 */
export type Code = readonly (number | Code)[];

/** Space for the bytes of one piece of code, reused: most are far smaller. */
let room = new Uint8Array(1 << 15);

/** Its bytes. */
export function encode(code: Code): Uint8Array {
  const end = write(code, 0);
  if (end <= room.length) return room.slice(0, end);
  // Bytes beyond the space were counted and dropped.
  room = new Uint8Array(end);
  return encode(code);
}

function write(code: Code, start: number): number {
  let at = start;
  for (let place = 0; place < code.length; place++) {
    const part = code[place] ?? 0;
    if (typeof part === 'number') room[at++] = part;
    else at = write(part, at);
  }
  return at;
}

/** Equal for two pieces of code with the same bytes, however they are nested. */
export const nameOf = (code: Code): string => encode(code).join();

/** Whether it has at most that many bytes; it is not examined further. */
export const isWithin = (code: Code, bytes: number): boolean => countUpTo(code, bytes) <= bytes;

function countUpTo(code: Code, limit: number): number {
  let bytes = 0;
  for (let place = 0; place < code.length && bytes <= limit; place++) {
    const part = code[place] ?? 0;
    bytes += typeof part === 'number' ? 1 : countUpTo(part, limit - bytes);
  }
  return bytes;
}
