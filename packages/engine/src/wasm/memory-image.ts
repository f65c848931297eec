/** Bytes that the loop reads: dictionaries and tables, each laid down once. */
export class MemoryImage {
  readonly #placed = new Map<unknown, number>();
  readonly #parts: { readonly address: number; readonly bytes: Uint8Array }[] = [];
  /** Nothing lies at 0, so that a forgotten address is seen. */
  #size = 64;

  get size(): number {
    return this.#size;
  }

  /** The address of a table; `key` stands for what it is made of. */
  place(key: unknown, make: () => ArrayBufferView): number {
    const known = this.#placed.get(key);
    if (known !== undefined) return known;
    const { buffer, byteOffset, byteLength } = make();
    const address = this.reserve(byteLength);
    this.#parts.push({ address, bytes: new Uint8Array(buffer, byteOffset, byteLength) });
    this.#placed.set(key, address);
    return address;
  }

  /** Room of its own, all zeros. Sixteen bytes more than asked for: words are read beyond their end. */
  reserve(bytes: number): number {
    const address = this.#size;
    this.#size += Math.ceil((bytes + 16) / 64) * 64;
    return address;
  }

  copyTo(memory: Uint8Array): void {
    for (const { address, bytes } of this.#parts) memory.set(bytes, address);
  }
}
