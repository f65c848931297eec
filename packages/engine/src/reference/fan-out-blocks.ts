import { BlockSplitter } from './block-splitter.ts';
import type { FanOut } from './fan-out.ts';
import { BLOCK } from './split-count.ts';
import type { SplitNode } from './split-path.ts';
import { QUAD } from './split-quad.ts';

/** Blocks that a walk may skip and still be one. */
const NEAR = 2;
/** Nodes of so many parents are left to whoever asked, if it splits by table itself. */
export const PART = 16;

/**
 * A fan-out as blocks of parents, for a loop that walks through a block by itself and only asks where the next one is. A
 * block is written as words: its first parent, how many there are, and their first children with one past the last.
 */
export class FanOutBlocks {
  readonly #splitter: BlockSplitter;
  readonly #reach: number;
  #lastParent = 0;
  #lastChild = 0;
  #node: SplitNode = { start: 0, size: 0, first: 0, extra: 0 };

  constructor(fan: FanOut) {
    this.#splitter = new BlockSplitter(fan);
    this.#reach = NEAR * BLOCK * Math.max(1, Math.ceil(fan.children / fan.parents));
  }

  /** Writes the block around a row. A jump to somewhere else gets a small one, since the next may be a jump as well. */
  write(target: number, byChild: boolean, words: Int32Array, at: number): void {
    this.#find(target, byChild);
    this.writeWhole(words, at);
  }

  /**
   * Writes the block around a child row but for its last levels: instead of the parents' first children only that of the
   * first one, and how many each {@link PART} of the block has, from `parts` on. False where it was written as a whole.
   */
  writeParts(child: number, words: Int32Array, at: number, parts: number): boolean {
    this.#find(child, true);
    const { start, size, first, extra } = this.#node;
    if (size < BLOCK) {
      this.writeWhole(words, at);
      return false;
    }
    const extras = this.#splitter.splitLevels(extra, PART);
    words[at] = start;
    words[at + 1] = size;
    words[at + 2] = first;
    for (let part = 0; part < BLOCK / PART; part++) words[parts + part] = extras[part * PART] as number;
    return true;
  }

  /** Writes all of the block that was asked for last. */
  writeWhole(words: Int32Array, at: number): void {
    const { start, size, first } = this.#node;
    this.#splitter.splitFound(this.#node);
    words[at] = start;
    words[at + 1] = size;
    this.#splitter.writeFirsts(first, words, at + 2);
  }

  #find(target: number, byChild: boolean): void {
    const step = byChild ? target - this.#lastChild : target - this.#lastParent;
    const isNear = step >= 0 && step <= (byChild ? this.#reach : NEAR * BLOCK);
    this.#node = this.#splitter.find(target, byChild, isNear ? BLOCK : QUAD);
    const { start, size, first } = this.#node;
    this.#lastParent = start + size;
    this.#lastChild = first + this.#splitter.childrenOf(this.#node);
  }
}
