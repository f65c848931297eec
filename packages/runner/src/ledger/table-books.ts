import type { TableShape } from '../schema/table-shape.ts';
import type { BlamedTrigger } from '../target/blame-triggers.ts';

/** What a run recorded about a table: before its first row, to recognise it, and which triggers were off. */
export type TableBook = {
  /** Rows of a chunk: decided once, so that every attempt uses the same chunks. */
  readonly chunk_rows?: number;
  /** Rows of others in it. */
  readonly rows_before?: number;
  /** What distinguishes it from another table of its name, if the database has such a mark. */
  readonly identity?: string;
  readonly shape?: TableShape;
  /** The shape is that of the table with everything that the run has restored or added: later changes are others'. */
  readonly settled?: boolean;
  /** The run created it, as a partition, and drops it when undone. */
  readonly made?: boolean;
  /** Violations that the last certificate found in it, whoever caused them. */
  readonly violations?: number;
  /** Triggers that were off for rows, in this attempt or an earlier one. */
  readonly triggers_off?: readonly BlamedTrigger[];
};

/** By the table's name in the plan. */
export type TableBooks = Readonly<Record<string, TableBook>>;

export const writeBooks = (books: TableBooks): string => JSON.stringify(books);

/** The ledger is ours; earlier versions stored only the rows of a chunk. */
export function readBooks(text: string): TableBooks {
  const books = JSON.parse(text) as Readonly<Record<string, number | TableBook>>;
  return Object.fromEntries(
    Object.entries(books).map(([name, book]) => [name, typeof book === 'number' ? { chunk_rows: book } : book]),
  );
}

/** Merges facts; those of the second override those of the first. */
export function mergeBooks(first: TableBooks, second: TableBooks): TableBooks {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, { ...first[name], ...second[name] }]));
}
