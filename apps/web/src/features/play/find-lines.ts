/** Where each line of a text begins. */
export function findLines(text: string): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 1;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    if (count === starts.length) {
      const larger = new Uint32Array(2 * count);
      larger.set(starts);
      starts = larger;
    }
    starts[count++] = end + 1;
  }
  return starts.subarray(0, count);
}
