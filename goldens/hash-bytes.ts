/** A 64-bit hash of bytes in two lanes of 32: the same in every JavaScript engine, fed piece by piece. */
export type ByteHash = { readonly add: (view: DataView, end: number) => void; readonly text: () => string };

export function makeByteHash(): ByteHash {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  return {
    add(view, end) {
      for (let at = 0; at < end; at++) {
        const byte = view.getUint8(at);
        a = Math.imul(a ^ byte, 0x01000193);
        b = Math.imul(b ^ byte, 0x5bd1e995) + 0x2c1b3c6d;
        b ^= b >>> 15;
      }
    },
    text: () => hex(a) + hex(b),
  };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
