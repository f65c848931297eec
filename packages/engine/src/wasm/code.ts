/**
 * Instructions, in parts that hold parts in turn: to join two pieces of code neither is copied. The bytes are put together
 * once, at the end: copied at every level they were a dozen megabytes for the five kilobytes of a table's loop.
 */
export type Code = readonly (number | Code)[];

/** How many bytes it has. */
export function sizeOf(code: Code): number {
  let size = 0;
  for (let place = 0; place < code.length; place++) {
    const part = code[place] ?? 0;
    size += typeof part === 'number' ? 1 : sizeOf(part);
  }
  return size;
}

/** Writes its bytes from a place on; answers the place after them. */
export function writeCode(code: Code, bytes: Uint8Array, start: number): number {
  let at = start;
  for (let place = 0; place < code.length; place++) {
    const part = code[place] ?? 0;
    if (typeof part === 'number') bytes[at++] = part;
    else at = writeCode(part, bytes, at);
  }
  return at;
}

/** Equal for two pieces of code with the same bytes, however they are cut. */
export function nameOf(code: Code): string {
  const bytes = new Uint8Array(sizeOf(code));
  writeCode(code, bytes, 0);
  return bytes.join();
}
