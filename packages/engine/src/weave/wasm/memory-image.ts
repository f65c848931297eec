/**
 * ARM instructions contain an address below this, or a multiple of it; any other takes two more of them, at every
 * access. Small items are placed below, as far as there is space, and large ones at multiples.
 */
const NEAR = 4096;
/** A few of these fill the near part. */
const SMALL = 512;

/** Bytes that the loop reads: dictionaries and tables, each stored once. */
export class MemoryImage {
  readonly #placed = new Map<unknown, number>();
  readonly #parts: { readonly address: number; readonly bytes: Uint8Array }[] = [];
  /** Nothing is at 0, so that a forgotten address is noticed. */
  #near = 64;
  #size = NEAR;

  get size(): number {
    return this.#size;
  }

  /** The address of a table; `key` identifies its content. */
  place(key: unknown, make: () => ArrayBufferView): number {
    const known = this.#placed.get(key);
    if (known !== undefined) return known;
    const { buffer, byteOffset, byteLength } = make();
    const address = this.reserve(byteLength);
    this.#parts.push({ address, bytes: new Uint8Array(buffer, byteOffset, byteLength) });
    this.#placed.set(key, address);
    return address;
  }

  /** Separate space, all zeros. Sixteen bytes more than requested, because words are read beyond their end. */
  reserve(bytes: number): number {
    const room = Math.ceil((bytes + 16) / 64) * 64;
    if (room <= SMALL && this.#near + room <= NEAR) {
      this.#near += room;
      return this.#near - room;
    }
    if (room >= NEAR) this.#size = Math.ceil(this.#size / NEAR) * NEAR;
    this.#size += room;
    return this.#size - room;
  }

  copyTo(memory: Uint8Array): void {
    for (const { address, bytes } of this.#parts) memory.set(bytes, address);
  }
}
