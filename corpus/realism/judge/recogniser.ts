/** One column with its values as they would be read, and its context. */
export type Subject = {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly kind: string;
  /** Without NULLs. */
  readonly values: readonly string[];
  /** The share of NULL among all values. */
  readonly nulls: number;
  /** The names of the table's columns, and the rows themselves if there are any: samples have none. */
  readonly columns: readonly string[];
  readonly rows?: readonly Row[];
  /** Values of a column of another table. */
  readonly others?: (table: string, column: string) => ReadonlySet<string> | undefined;
  /** The row that a row of this table, or of another, refers to by a column. */
  readonly parents?: (column: string, table?: string) => ((row: Row) => Row | undefined) | undefined;
  readonly rowsOf?: (table: string) => readonly Row[] | undefined;
};

export type Row = Readonly<Record<string, unknown>>;

/** The share of values that are right, and the share that is at least of the right family. */
export type Finding = { readonly good: number; readonly near: number };

/** Undefined if it cannot be decided, such as a sum from three samples of it. */
export type Recogniser = (subject: Subject) => Finding | undefined;

export const shareWhere = (values: readonly string[], is: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

/** Each value by itself; a column of only NULLs is neither good nor bad. */
export const each =
  (is: (value: string) => boolean, near: (value: string) => boolean = () => false): Recogniser =>
  ({ values }) =>
    values.length === 0
      ? undefined
      : { good: shareWhere(values, is), near: shareWhere(values, (value) => is(value) || near(value)) };

/** Good if any of several readings is. */
export const either =
  (...recognisers: readonly Recogniser[]): Recogniser =>
  (subject) => {
    const found = recognisers.flatMap((one) => one(subject) ?? []);
    return found.length === 0
      ? undefined
      : { good: Math.max(...found.map(({ good }) => good)), near: Math.max(...found.map(({ near }) => near)) };
  };
