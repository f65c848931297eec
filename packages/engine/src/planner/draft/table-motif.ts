/**
 * The rows of a table as a motif that repeats: first the rows that there are once, then groups of rows, each group like the
 * others. A row's place, one of `once` + `every`, decides which rows it refers to and which kind it is of.
 */
export type TableMotif = {
  readonly once: number;
  readonly every: number;
  /** No other table counts on its rows, nor does a key: there may be several at each place of a group. */
  readonly isLast: boolean;
  /** By the index of a reference, for each place: the parent's place, or -1 where the reference is NULL. */
  readonly parents: ReadonlyMap<number, readonly number[]>;
  /** By column, for each place. */
  readonly columns: ReadonlyMap<string, readonly PlacedValue[]>;
  /** By the columns of a group of CHECKs, joined: for each place, which of its variants will do. */
  readonly variants: ReadonlyMap<string, readonly (readonly boolean[])[]>;
  /** Keys of which the motif itself says that no two rows agree in them, by their columns, joined. */
  readonly distinct: ReadonlySet<string>;
};

export type PlacedValue =
  /** Whatever the column is otherwise made of. */
  | { readonly kind: 'own' }
  | { readonly kind: 'null' }
  /** One of these values. */
  | { readonly kind: 'list'; readonly values: readonly string[] }
  /** One value for all groups, and for all columns that have it. */
  | { readonly kind: 'same' }
  /** The parent's column. */
  | { readonly kind: 'parent'; readonly reference: number; readonly column: string };
