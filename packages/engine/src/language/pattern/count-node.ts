import {
  joinTables,
  NO_STRING,
  ONLY_EMPTY,
  spend,
  starTable,
  uniteTables,
  type LengthTable,
  type Work,
} from './length-table.ts';
import { greatestLength, leastLength, type PatternNode } from './pattern.ts';

export type Counted =
  | { readonly kind: 'chars'; readonly chars: readonly string[]; readonly table: LengthTable }
  /** `rest` counts what follows the head. */
  | { readonly kind: 'pair'; readonly head: Counted; readonly rest: Counted; readonly table: LengthTable }
  | { readonly kind: 'choice'; readonly options: readonly Counted[]; readonly table: LengthTable }
  | CountedRepeat
  | { readonly kind: 'empty'; readonly table: LengthTable };

export type CountedRepeat = {
  readonly kind: 'repeat';
  readonly item: Counted;
  readonly min: number;
  readonly max: number;
  /** The fewest characters of a round: 1 if empty rounds are skipped. */
  readonly least: number;
  /** `tables[n]` counts the remainder after n rounds; the last one also covers more rounds. */
  readonly tables: readonly LengthTable[];
  readonly table: LengthTable;
};

/** The budget of a count, and its state. */
export type Counting = {
  readonly work: Work;
  /** No string of the whole pattern is longer. */
  readonly limit: number;
  /** Empty rounds do not count as separate ways. */
  readonly frugal: boolean;
};

const EMPTY_COUNT: Counted = { kind: 'empty', table: ONLY_EMPTY };

/** `limit` is the maximum that the other parts of the pattern leave to this one. */
export const countNode = (node: PatternNode, limit: number, counting: Counting): Counted => {
  switch (node.kind) {
    case 'chars':
      spend(counting.work, 1);
      return {
        kind: 'chars',
        chars: node.chars,
        table: limit < 1 ? NO_STRING : { from: 1, ways: new Float64Array([node.chars.length]) },
      };
    case 'sequence':
      return countSequence(node.items, limit, counting);
    case 'choice': {
      const options = node.options.map((option) => countNode(option, limit, counting));
      return {
        kind: 'choice',
        options,
        table: uniteTables(
          options.map(({ table }) => table),
          counting.work,
        ),
      };
    }
    case 'repeat':
      return countRepeat(node, limit, counting);
    default:
      return node satisfies never;
  }
};

const countSequence = (items: readonly PatternNode[], limit: number, counting: Counting): Counted => {
  const least = items.reduce((sum, item) => sum + leastLength(item), 0);
  // Each part may take what the others do not need.
  const spare = limit - least;
  let after = 0;
  return items.reduceRight<Counted>((rest, item) => {
    const own = leastLength(item);
    const head = countNode(item, spare + own, counting);
    after += own;
    return rest.kind === 'empty' ? head : pair(head, rest, spare + after, counting);
  }, EMPTY_COUNT);
};

const pair = (head: Counted, rest: Counted, limit: number, { work }: Counting): Counted => ({
  kind: 'pair',
  head,
  rest,
  table: joinTables(head.table, rest.table, { limit, least: 0, optional: false }, work),
});

const countRepeat = (node: Extract<PatternNode, { kind: 'repeat' }>, room: number, counting: Counting): Counted => {
  const { work } = counting;
  const mayBeEmpty = leastLength(node.item) === 0;
  const passesOver = mayBeEmpty && counting.frugal;
  const least = passesOver ? 1 : leastLength(node.item);
  const min = passesOver ? 0 : node.min;
  const limit = Math.min(room, greatestLength(node));
  const item = countNode(node.item, limit - Math.max(min - 1, 0) * least, counting);
  // Rounds that exceed the limit need not be counted.
  const most = Math.min(node.max, Math.max(min, Math.floor(mayBeEmpty ? counting.limit : limit / least)));
  const tables: LengthTable[] = [];
  const spare = limit - min * least;
  const isStar = least > 0 && spare >= 0 && (most + 1) * least > limit;
  tables.push(isStar ? starTable(item.table, spare, least, work) : ONLY_EMPTY);
  // From the inside out, the last optional round first, so that each round is only reached through the previous one.
  for (let round = isStar ? min : most; round > 0; round -= 1) {
    const bounds = { limit: limit - (round - 1) * least, least, optional: round > min };
    tables.push(joinTables(item.table, tables.at(-1) ?? NO_STRING, bounds, work));
  }
  tables.reverse();
  return { kind: 'repeat', item, min, max: most, least, tables, table: tables[0] ?? NO_STRING };
};
