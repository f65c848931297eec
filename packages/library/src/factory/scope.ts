import type { PreviewRow } from '@rowloom/engine';
import { placeOf, SPREAD_FROM } from './candidates.ts';
import type { MadeNode } from './made-node.ts';
import type { TableFacts } from './table-facts.ts';
import { follow, type Trail } from './trail.ts';
import { UniqueSets } from './unique-sets.ts';

/** What was returned so far: per database, per test, or any other empty start. */
export class Scope {
  readonly #nodes = new Map<string, Map<number, MadeNode>>();
  readonly #uniques: UniqueSets;
  readonly #trails = new Map<string, Trail>();
  readonly #below = new Map<MadeNode, MadeNode[]>();
  readonly #spent = new Map<string, Set<number>>();

  constructor(asOf: number) {
    this.#uniques = new UniqueSets(asOf);
  }

  find(table: string, number: number): MadeNode | undefined {
    return this.#nodes.get(table)?.get(number);
  }

  /** Rows of a table that refer to this one. */
  below(parent: MadeNode, table: string): readonly MadeNode[] {
    return this.#below.get(parent)?.filter((node) => node.table === table) ?? [];
  }

  /** A row whose parents are in use: it need not be tried again. */
  spend(table: string, number: number): void {
    const spent = this.#spent.get(table) ?? new Set();
    spent.add(number);
    this.#spent.set(table, spent);
  }

  isFree(table: string, number: number): boolean {
    return this.find(table, number) === undefined && this.#spent.get(table)?.has(number) !== true;
  }

  /** Per request: the search for the next row continues after the last one. */
  trail(wish: string): Trail {
    const known = this.#trails.get(wish);
    if (known !== undefined) return known;
    const trail: Trail = { refused: new Set(), at: new Map(), shares: false };
    this.#trails.set(wish, trail);
    return trail;
  }

  findTaken(facts: TableFacts, values: PreviewRow): string | undefined {
    return this.#uniques.findTaken(facts, values);
  }

  add(node: MadeNode, facts: TableFacts): void {
    const nodes = this.#nodes.get(node.table) ?? new Map<number, MadeNode>();
    nodes.set(node.number, node);
    this.#nodes.set(node.table, nodes);
    for (const parent of node.parents.values()) {
      const known = this.#below.get(parent);
      if (known === undefined) this.#below.set(parent, [node]);
      else known.push(node);
    }
    this.#uniques.take(facts, node.values);
  }
}

/** Places repeat before all have occurred. */
const ROUNDS = 4;

/** Places to try, from the first open one on. A short list ends; places of a long table cycle. */
export function places(rows: number, isOpen: (row: number) => boolean, trail: Trail): Iterable<number> {
  const most = rows <= SPREAD_FROM ? rows : rows * ROUNDS;
  return follow(trail, 'places', (k) => (k < most ? placeOf(k, rows) : undefined), isOpen);
}
