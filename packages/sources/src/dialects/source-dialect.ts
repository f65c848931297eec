/** What schemas of other tools become in a dialect. */
export type SourceDialect = {
  /** An enum is a type with a name, a type of its column, or a text with a CHECK. */
  readonly enums: 'named' | 'inline' | 'checked';
  /** A column that counts is of a type of its own, has a word after it, or is the key. */
  readonly counts: 'serial' | 'AUTO_INCREMENT' | 'PRIMARY KEY AUTOINCREMENT';
  /** Whether a foreign key may be added to a table that is there. */
  readonly addsReferences: boolean;
  /** A type that was written for no database in particular. */
  readonly portableType: (type: string) => string;
  /** The column that Prisma Migrate creates for a scalar without a native type. */
  readonly scalars: Readonly<Record<string, string>>;
};
