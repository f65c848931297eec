export type GrantNames = { readonly database: string; readonly user: string; readonly schemas: readonly string[] };

/** What is true of a dialect wherever it is met; code asks for these, never for a dialect's name. */
export type DialectFacts = {
  /** What people call it. */
  readonly label: string;
  /** A name as an identifier: always quoted, so that no word is reserved and no letter changes its case. */
  readonly quoteName: (name: string) => string;
  /** A text literal that means the same under every setting of a session, and to the client that runs a script. */
  readonly quoteText: (text: string) => string;
  /**
   * What a script says first: it is written in UTF-8, and its texts are read in one way only, whatever the session's and the
   * client's own settings are. Under another character set a letter's last byte could hide a quote's end.
   */
  readonly scriptHead: readonly string[];
  /** What an administrator lets an account do, so that it can load in every mode and undo; none where accounts are unknown. */
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
  /** Whether tables lie in schemas of one database; elsewhere a table's name is all of it. */
  readonly hasSchemas: boolean;
  /** Whether partitions are tables that must be there before a row comes. */
  readonly hasPartitionTables: boolean;
  /** Whether any column takes a value of any type, and a cast makes something of everything. */
  readonly isLooselyTyped: boolean;
  /** Whether a column of a primary key may be NULL. */
  readonly hasNullableKeys: boolean;
  /** Whether an enum is a type with a name of its own; elsewhere its labels stand in its column's type. */
  readonly hasEnumTypes: boolean;
  /** Whether labels of an enum are compared by their place. */
  readonly ordersEnums: boolean;
  /** Whether names keep their case, and bare ones are read in lower case; elsewhere case does not matter. */
  readonly foldsNames: boolean;
  /** Whether a condition is a truth value; elsewhere it is a number. */
  readonly hasTruth: boolean;
  /** Whether a column may hold a list, and be numbered by a sequence of its own; elsewhere a list is JSON. */
  readonly hasArrays: boolean;
  readonly hasSequences: boolean;
  /** Whether a moment may be written as ISO 8601 has it; elsewhere with a blank for the T, and without a zone. */
  readonly readsIsoMoments: boolean;
  /** Whether texts that differ in case alone are equal, unless a collation says otherwise. */
  readonly ignoresCase: boolean;
  /** Whether NaN and the infinities are numbers. */
  readonly hasInfinity: boolean;
  /** Whether a text may hold a NUL character. */
  readonly keepsNul: boolean;
  /** Digits of a second that a time is kept to unless its type says how many. */
  readonly secondDigits: number;
  /** Whether a float's type may name digits, to which its values are rounded. */
  readonly roundsFloats: boolean;
  /** Which casts that cannot be made are an error, so that the row is refused. */
  readonly failingCasts: 'all' | 'to numbers' | 'none';
};

export const doubleQuoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
