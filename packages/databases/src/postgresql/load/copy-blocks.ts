/** A piece of memory that is one CopyData message: what is written into it goes to the server without being copied. */
export type CopyBlock = {
  /** Room for rows, behind the message's head. */
  readonly view: DataView;
  readonly bytes: Uint8Array;
  /** The message with so many bytes of rows. */
  readonly frame: (length: number) => Uint8Array;
  /** Until the socket has taken the message. */
  busy: Promise<void> | undefined;
};

/** The letter `d` and the length, which counts itself. */
const HEAD = 5;
const COPY_DATA = 100;
/**
 * A local socket counts what it holds by the piece, and asks for more when a quarter is left: with larger pieces, or more of
 * them handed over at once, that is when nothing is, and the server waits.
 */
const BLOCK_BYTES = 32 << 10;
const BLOCKS = 4;

/** Answers the blocks of a ring in turn, each when it is free again: memory does not grow with the rows. */
export function makeCopyBlocks(minBytes: number): () => Promise<CopyBlock> | CopyBlock {
  const room = Math.max(BLOCK_BYTES - HEAD, minBytes);
  const blocks = Array.from({ length: BLOCKS }, () => makeBlock(room));
  let next = 0;
  return () => {
    const block = blocks[next] as CopyBlock;
    next = (next + 1) % BLOCKS;
    return block.busy === undefined ? block : block.busy.then(() => block);
  };
}

function makeBlock(room: number): CopyBlock {
  const buffer = new ArrayBuffer(HEAD + room);
  const head = new DataView(buffer, 0, HEAD);
  head.setUint8(0, COPY_DATA);
  return {
    view: new DataView(buffer, HEAD),
    bytes: new Uint8Array(buffer, HEAD),
    frame(length) {
      head.setInt32(1, length + 4);
      return new Uint8Array(buffer, 0, HEAD + length);
    },
    busy: undefined,
  };
}
