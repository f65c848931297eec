import { type FanOut, makeNumbers, type Numbers } from './fan-out.ts';
import { shareByLaw } from './share-by-law.ts';
import { BELL_PLACES, BLOCK, leastOf, leftSizeOf, placeOf, splitBy, splitCount } from './split-count.ts';
import { type SplitNode, SplitPath } from './split-path.ts';
import { type SplitTable, splitTablesOf } from './split-table.ts';
import { type QuadTable, QUAD, quadTableOf, splitQuad } from './split-quad.ts';

/** Distributes the children of a few neighbouring parents at a time. */
export class BlockSplitter {
  readonly #fan: FanOut;
  readonly #path: SplitPath;
  readonly #quads: QuadTable | undefined;
  readonly #tables: ReadonlyMap<number, SplitTable>;
  /** Children of each parent of the block, beyond the minimum; before that, of each node on the way down. */
  readonly #extras: Numbers;
  #start = 0;
  #size = 0;

  constructor(fan: FanOut) {
    this.#fan = fan;
    this.#path = new SplitPath(fan);
    this.#quads = quadTableOf(fan);
    this.#tables = splitTablesOf(fan);
    this.#extras = makeNumbers(fan, BLOCK);
  }

  /** Splits the node of at most `least` parents that contains a child row or a parent row. */
  split(target: number, byChild: boolean, least: number): SplitNode {
    const node = this.find(target, byChild, least);
    this.splitFound(node);
    return node;
  }

  /** The same, not yet split. */
  find(target: number, byChild: boolean, least: number): SplitNode {
    const node = this.#path.descend(target, byChild, leastOf(this.#fan, least));
    this.#start = node.start;
    this.#size = node.size;
    return node;
  }

  splitFound({ size, extra }: SplitNode): void {
    const { law } = this.#fan;
    if (law !== undefined) shareByLaw(this.#fan, law, this.#start, size, extra, this.#extras);
    else if (size === BLOCK) {
      this.splitLevels(extra, QUAD);
      for (let local = 0; local < BLOCK; local += QUAD) this.#splitNode(local, QUAD, this.#extras[local] as number);
    } else this.#splitNode(0, size, extra);
  }

  /**
   * A whole block, one level of the tree after the other, down to nodes of `least` parents; returns the counts of each.
   */
  splitLevels(extra: number, least: number): Numbers {
    const extras = this.#extras;
    extras[0] = extra;
    for (let size = BLOCK; size > least; size /= 2) {
      const table = this.#tables.get(size);
      const half = size / 2;
      for (let local = 0; local < BLOCK; local += size) {
        const all = extras[local] as number;
        const left = all === 0 ? 0 : splitEvenly(this.#fan, table, this.#start + local, size, all);
        extras[local] = left;
        extras[local + half] = all - left;
      }
    }
    return extras;
  }

  childrenOf({ size, extra }: SplitNode): number {
    return extra + this.#fan.min * size;
  }

  /** Writes the first child of each parent of the block from `at` on, and one past the last child of the last. */
  writeFirsts(first: number, firsts: Numbers, at: number): void {
    const extras = this.#extras;
    const size = this.#size;
    const { min } = this.#fan;
    let next = first;
    for (let local = 0; local < size; local++) {
      firsts[at + local] = next;
      next += (extras[local] as number) + min;
    }
    firsts[at + size] = next;
  }

  /** Distributes a node of the block, down to its parents. */
  #splitNode(local: number, size: number, extra: number): void {
    if (size <= QUAD) {
      splitQuad(this.#fan, this.#quads, this.#start + local, size, extra, this.#extras, local);
      return;
    }
    const leftSize = leftSizeOf(size);
    const left = splitCount(this.#fan, this.#start + local, size, leftSize, extra);
    this.#splitNode(local, leftSize, left);
    this.#splitNode(local + leftSize, size - leftSize, extra - left);
  }
}

/** The left half's share of a node, from a table if there is one. */
function splitEvenly(fan: FanOut, table: SplitTable | undefined, start: number, size: number, extra: number): number {
  const place = placeOf(fan, start, size);
  if (table !== undefined && extra < table.limit)
    return table.lefts[extra * BELL_PLACES + place + (BELL_PLACES - 1) / 2] as number;
  return splitBy(fan, size, size / 2, extra, place);
}
