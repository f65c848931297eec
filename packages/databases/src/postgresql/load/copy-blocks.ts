/** A piece of memory that is one CopyData message: what is written into it goes to the server without being copied. */
export type CopyBlock = {
  /** Room for rows, behind the message's head. */
  readonly view: DataView;
  /** The message with so many bytes of rows. */
  readonly frame: (length: number) => Uint8Array;
  /** To be called once for each message that the socket has taken, in their order. */
  readonly settle: () => void;
  /** Says that one more message was handed over, and whether the socket has yet to take it. */
  readonly handOver: (isWaiting: boolean) => void;
  /** A promise while the socket still needs the block. */
  readonly whenFree: () => Promise<void> | undefined;
};

/** The letter `d` and the length, which counts itself. */
const HEAD = 5;
const COPY_DATA = 100;
/**
 * A local socket counts what it holds by the piece, and asks for more when a quarter is left: with larger pieces, or more of
 * them handed over at once, that is when nothing is, and the server waits.
 */
const BLOCK_BYTES = 32 << 10;
export const BLOCKS = 4;

/** What a ring of blocks takes of memory that is given to it. */
export const RING_BYTES = BLOCKS * BLOCK_BYTES;

/** A message in memory of its own. */
export function frameBytes(bytes: Uint8Array): Uint8Array {
  const message = Buffer.alloc(HEAD + bytes.length);
  message.writeUInt8(COPY_DATA);
  message.writeInt32BE(bytes.length + 4, 1);
  message.set(bytes, HEAD);
  return message;
}

/** Takes the next block of a ring, as soon as it is free again. */
export type TakeBlock = () => Promise<CopyBlock> | CopyBlock;

/**
 * Blocks in a ring: memory does not grow with the rows. They lie in memory that is given, if there is room, such as that of
 * the loop which makes the rows; whoever has one loop has one ring then, also over several statements.
 */
export function makeCopyBlocks(minBytes: number, given?: DataView): TakeBlock {
  const size = Math.max(BLOCK_BYTES, HEAD + minBytes);
  const inside = given !== undefined && given.byteLength >= size * BLOCKS ? given : undefined;
  const blocks = Array.from({ length: BLOCKS }, (_, place) =>
    inside === undefined
      ? makeBlock(new ArrayBuffer(size), 0, size)
      : makeBlock(inside.buffer, inside.byteOffset + place * size, size),
  );
  let next = 0;
  return () => {
    const block = blocks[next] as CopyBlock;
    next = (next + 1) % BLOCKS;
    return block.whenFree()?.then(() => block) ?? block;
  };
}

/** Thousands of messages go through a block: none of them makes an object that is not needed. */
function makeBlock(buffer: ArrayBufferLike, start: number, size: number): CopyBlock {
  const head = new DataView(buffer, start, HEAD);
  let [handed, taken, awaited] = [0, 0, 0];
  let wake: (() => void) | undefined;
  return {
    view: new DataView(buffer, start + HEAD, size - HEAD),
    frame(length) {
      head.setUint8(0, COPY_DATA);
      head.setInt32(1, length + 4);
      return Buffer.from(buffer, start, HEAD + length);
    },
    handOver(isWaiting) {
      handed++;
      if (isWaiting) awaited = handed;
    },
    settle() {
      taken++;
      if (taken >= awaited) wake?.();
    },
    whenFree() {
      if (taken >= awaited) return undefined;
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
  };
}
