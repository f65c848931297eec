/** A piece of memory that is one CopyData message: its content goes to the server without a copy. */
export type CopyBlock = {
  /** Space for rows, after the message's head. */
  readonly view: DataView;
  /** The message with that many bytes of rows. */
  readonly frame: (length: number) => Uint8Array;
  /** To be called once for each message that the socket has accepted, in order. */
  readonly settle: () => void;
  /** Records that one more message was handed over, and whether the socket has yet to accept it. */
  readonly handOver: (isWaiting: boolean) => void;
  /** A promise while the socket still needs the block. */
  readonly whenFree: () => Promise<void> | undefined;
};

/** The letter `d` and the length, which includes itself. */
const HEAD = 5;
const COPY_DATA = 100;
/**
 * A local socket counts its buffers, and asks for more when a quarter is left: with larger buffers, or more of them at
 * once, nothing is left at that point, and the server waits.
 */
const BLOCK_BYTES = 32 << 10;
export const BLOCKS = 4;

/** The memory that a ring of blocks uses. */
export const RING_BYTES = BLOCKS * BLOCK_BYTES;

/** A message in separate memory. */
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
 * Blocks in a ring, so that memory does not grow with the rows. They are in given memory, if there is space, such as
 * that of the loop that makes the rows; one loop then has one ring, even over several statements.
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

/** Thousands of messages go through a block: none of them allocates an unnecessary object. */
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
