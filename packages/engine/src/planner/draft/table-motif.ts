/**
 * The rows of a table as a repeating motif: first the rows that occur once, then groups of rows, each group like the
 * others. A row's place, one of `once` + `every`, decides which rows it refers to and which kind it has.
 */
export type TableMotif = {
  readonly once: number;
  readonly every: number;
  /** No other table or key relies on its rows: there may be several at each place of a group. */
  readonly isLast: boolean;
  /** By reference index, for each place: the parent's place, or -1 if the reference is NULL. */
  readonly parents: ReadonlyMap<number, readonly number[]>;
  /** By column, for each place. */
  readonly columns: ReadonlyMap<string, readonly PlacedValue[]>;
  /** By the columns of a group of CHECKs, joined: for each place, which of its variants are possible. */
  readonly variants: ReadonlyMap<string, readonly (readonly boolean[])[]>;
  /** Keys that are unique by the motif itself, by their columns, joined. */
  readonly distinct: ReadonlySet<string>;
};

export type PlacedValue =
  /** However the column is otherwise made. */
  | { readonly kind: 'own' }
  | { readonly kind: 'null' }
  /** One of these values. */
  | { readonly kind: 'list'; readonly values: readonly string[] }
  /** One value for all groups, and for all columns with this value. */
  | { readonly kind: 'same' }
  /** The parent's column. */
  | { readonly kind: 'parent'; readonly reference: number; readonly column: string };
