import type { PreviewRow } from '@rowloom/engine';
import { placeOf, SPREAD_FROM } from './candidates.ts';
import type { MadeNode } from './made-node.ts';
import type { TableFacts } from './table-facts.ts';
import { UniqueSets } from './unique-sets.ts';

/** What was handed out so far: a database, a test, or whatever begins empty. */
export class Scope {
  readonly #nodes = new Map<string, Map<number, MadeNode>>();
  readonly #uniques: UniqueSets;
  readonly #first = new Map<string, number>();
  readonly #spent = new Map<string, Set<number>>();

  constructor(asOf: number) {
    this.#uniques = new UniqueSets(asOf);
  }

  find(table: string, number: number): MadeNode | undefined {
    return this.#nodes.get(table)?.get(number);
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

  /** The first place that is free, from which candidates are tried; see {@link placeOf}. */
  firstFree(table: string, rows: number): number {
    let at = this.#first.get(table) ?? 0;
    while (!this.isFree(table, placeOf(at, rows)) && at < rows) at++;
    this.#first.set(table, at);
    return at;
  }

  findTaken(facts: TableFacts, values: PreviewRow): string | undefined {
    return this.#uniques.findTaken(facts, values);
  }

  add(node: MadeNode, facts: TableFacts): void {
    const nodes = this.#nodes.get(node.table) ?? new Map<number, MadeNode>();
    nodes.set(node.number, node);
    this.#nodes.set(node.table, nodes);
    this.#uniques.take(facts, node.values);
  }
}

/** Places repeat before all have come up. */
const ROUNDS = 4;

/** Places to try, from the first free one on. A list of few rows is at an end; places of a long table go round. */
export function* places(scope: Scope, table: string, rows: number): Generator<number, undefined> {
  const most = rows <= SPREAD_FROM ? rows : rows * ROUNDS;
  for (let k = scope.firstFree(table, rows); k < most; k++) {
    const place = placeOf(k, rows);
    if (scope.isFree(table, place)) yield place;
  }
}
