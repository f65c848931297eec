export type GrantNames = { readonly database: string; readonly user: string; readonly schemas: readonly string[] };

/** The facts of a dialect. Code asks for these, never for a dialect's name. */
export type DialectFacts = {
  /** The display name. */
  readonly label: string;
  /** A name as an identifier. It is always quoted, so no word is reserved and case never changes. */
  readonly quoteName: (name: string) => string;
  /** A text literal with the same meaning under every session setting, and for the client that runs a script. */
  readonly quoteText: (text: string) => string;
  /**
   * The first lines of a script: it is UTF-8, and its texts are read in only one way, whatever the settings of session
   * and client. Under another character set the last byte of a letter could hide the end of a quote.
   */
  readonly scriptHead: readonly string[];
  /** The grants that an account needs to load in every mode and undo; none where there are no accounts. */
  readonly grants: (names: GrantNames) => readonly string[];
  /** How databases of a server are dropped and, where that is one statement, copied; absent where a database is a file. */
  readonly server?: {
    readonly drop: (name: string) => string;
    readonly copy?: (name: string, from: string) => string;
  };
  /** A URL to show. */
  readonly exampleUrl: string;
  /** What a schema is called unless someone says otherwise. */
  readonly usualSchema: string;
  /** Whether tables are in schemas of one database. Otherwise a table's name is complete. */
  readonly hasSchemas: boolean;
  /** Whether partitions are tables that must exist before a row arrives. */
  readonly hasPartitionTables: boolean;
  /** Whether any column accepts a value of any type, and every cast succeeds. */
  readonly isLooselyTyped: boolean;
  /** Whether a column of a primary key may be NULL. */
  readonly hasNullableKeys: boolean;
  /** Whether an enum is a type with a name of its own; elsewhere its labels stand in its column's type. */
  readonly hasEnumTypes: boolean;
  /** Whether labels of an enum are compared by position. */
  readonly ordersEnums: boolean;
  /** Whether names keep their case, and unquoted ones are folded to lower case. Otherwise case does not matter. */
  readonly foldsNames: boolean;
  /** Whether a condition is a boolean. Otherwise it is a number. */
  readonly hasTruth: boolean;
  /** Whether a column may hold an array and have its own sequence. Otherwise an array is JSON. */
  readonly hasArrays: boolean;
  readonly hasSequences: boolean;
  /** Whether a timestamp may be written in ISO 8601. Otherwise a blank replaces the T, and there is no zone. */
  readonly readsIsoMoments: boolean;
  /** Whether texts that differ only in case are equal, unless a collation says otherwise. */
  readonly ignoresCase: boolean;
  /** Whether NaN and the infinities are numbers. */
  readonly hasInfinity: boolean;
  /** Whether a text may hold a NUL character. */
  readonly keepsNul: boolean;
  /** Digits after the second that a time keeps unless its type gives a number. */
  readonly secondDigits: number;
  /** Whether a float type may have a number of digits, to which its values are rounded. */
  readonly roundsFloats: boolean;
  /** Which impossible casts are an error, so that the row is refused. */
  readonly failingCasts: 'all' | 'to numbers' | 'none';
};

export const doubleQuoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
