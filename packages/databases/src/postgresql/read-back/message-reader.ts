/** Type letters of the server's messages. */
const COPY_DATA = 100;
/** Those that may come between the data: notices, parameters, notifications, and the answer that starts it. */
const AMID = new Set(['N', 'S', 'A', 'H'].map((letter) => letter.charCodeAt(0)));
const HEAD = 5;

/**
 * Takes the bytes of a connection piece by piece, wherever messages are split, and shows each CopyData's content in
 * place. Returns undefined while there may be more; at the first message that ends the data, all bytes from there on.
 */
export function makeMessageReader(
  onData: (view: DataView, start: number, end: number) => void,
  onOther: (message: Buffer) => void,
): (bytes: Buffer) => Buffer | undefined {
  /** The beginning of an incomplete message, and the bytes needed to continue. */
  let kept: Buffer[] = [];
  let keptBytes = 0;
  let needed = 0;
  return (piece) => {
    let bytes = piece;
    if (keptBytes > 0) {
      kept.push(piece);
      keptBytes += piece.length;
      // A row of many megabytes comes in thousands of pieces: they are joined once.
      if (keptBytes < needed) return undefined;
      bytes = Buffer.concat(kept, keptBytes);
      kept = [];
      keptBytes = 0;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    for (;;) {
      const end = at + HEAD > bytes.length ? at + HEAD : at + 1 + view.getInt32(at + 1);
      if (end > bytes.length) {
        if (at === bytes.length) return undefined;
        kept = [bytes.subarray(at)];
        keptBytes = bytes.length - at;
        needed = end - at;
        return undefined;
      }
      const letter = view.getUint8(at);
      if (letter === COPY_DATA) onData(view, at + HEAD, end);
      else if (AMID.has(letter)) onOther(bytes.subarray(at, end));
      else return bytes.subarray(at);
      at = end;
    }
  };
}
