import { BlockSplitter } from './block-splitter.ts';
import type { FanOut } from './fan-out.ts';
import { BLOCK } from './split-count.ts';
import { QUAD } from './split-quad.ts';

/** Blocks that a walk may skip and still be one. */
const NEAR = 2;

/** A fan-out as blocks of parents, for a loop that walks through a block by itself and only asks where the next one is. */
export class FanOutBlocks {
  readonly #splitter: BlockSplitter;
  readonly #reach: number;
  #lastParent = 0;
  #lastChild = 0;

  constructor(fan: FanOut) {
    this.#splitter = new BlockSplitter(fan);
    this.#reach = NEAR * BLOCK * Math.max(1, Math.ceil(fan.children / fan.parents));
  }

  /**
   * Writes the block around a child or parent row: its first parent, how many there are, and their first children with one
   * past the last. A jump to somewhere else gets a small block, since the next one may be a jump as well.
   */
  write(target: number, byChild: boolean, words: Int32Array, at: number): void {
    const step = byChild ? target - this.#lastChild : target - this.#lastParent;
    const isNear = step >= 0 && step <= (byChild ? this.#reach : NEAR * BLOCK);
    const { start, size, first } = this.#splitter.split(target, byChild, isNear ? BLOCK : QUAD);
    words[at] = start;
    words[at + 1] = size;
    this.#splitter.writeFirsts(first, words, at + 2);
    this.#lastParent = start + size;
    this.#lastChild = words[at + 2 + size] as number;
  }
}
