import { BlockSplitter } from './block-splitter.ts';
import type { FanOut } from './fan-out.ts';
import { BLOCK } from './split-count.ts';
import type { SplitNode } from './split-path.ts';
import { QUAD } from './split-quad.ts';

/** Blocks that a walk may skip and still count as a walk. */
const NEAR = 2;
/**
 * A fan-out as blocks of parents, for a loop that walks through a block by itself and only asks for the next one. A
 * block is written as words: its first parent, their number, and their first children with one past the last.
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

  /** Writes the block around a row. A jump gets a small one, because the next access may be a jump as well. */
  write(target: number, byChild: boolean, words: Int32Array, at: number): void {
    this.#find(target, byChild);
    this.writeWhole(words, at);
  }

  /**
   * The same for callers that distribute a whole block themselves: only the first parent's first child is written then,
   * and at `extra` the number of children beyond the minimum. False if the block was small, and written as usual.
   */
  writeNode(target: number, byChild: boolean, words: Int32Array, at: number, extra: number): boolean {
    this.#find(target, byChild);
    if (this.#node.size < BLOCK) {
      this.writeWhole(words, at);
      return false;
    }
    words[at] = this.#node.start;
    words[at + 1] = this.#node.size;
    words[at + 2] = this.#node.first;
    words[extra] = this.#node.extra;
    return true;
  }

  /** Writes all of the last requested block. */
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
