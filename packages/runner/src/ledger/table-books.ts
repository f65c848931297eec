import type { TableShape } from '../schema/table-shape.ts';
import type { BlamedTrigger } from '../target/blame-triggers.ts';

/** What a run wrote down about a table: before its first row came, to know it again, and what the rows came without. */
export type TableBook = {
  /** Rows of a chunk: cut once, so that every attempt cuts alike. */
  readonly chunk_rows?: number;
  /** Rows that others had in it. */
  readonly rows_before?: number;
  /** What tells it from another table of its name, where the database knows such a thing. */
  readonly identity?: string;
  readonly shape?: TableShape;
  /** The shape is that of the table with all that the run has put back or added: whatever came later is others'. */
  readonly settled?: boolean;
  /** The run has made it, as a partition, and takes it away when it is undone. */
  readonly made?: boolean;
  /** What the last certificate found broken in it, whoever did it. */
  readonly violations?: number;
  /** Triggers that rows came without, by this attempt or an earlier one. */
  readonly triggers_off?: readonly BlamedTrigger[];
};

/** By the table's name in the plan. */
export type TableBooks = Readonly<Record<string, TableBook>>;

export const writeBooks = (books: TableBooks): string => JSON.stringify(books);

/** The ledger is ours; earlier versions kept the rows of a chunk alone. */
export function readBooks(text: string): TableBooks {
  const books = JSON.parse(text) as Readonly<Record<string, number | TableBook>>;
  return Object.fromEntries(
    Object.entries(books).map(([name, book]) => [name, typeof book === 'number' ? { chunk_rows: book } : book]),
  );
}

/** Adds to what is known; facts of the second go before those of the first. */
export function mergeBooks(first: TableBooks, second: TableBooks): TableBooks {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...names].map((name) => [name, { ...first[name], ...second[name] }]));
}
