import type { Dialect } from '@rowloom/engine';

/** The parts of a Drizzle column that its table's DDL needs. */
export type DrizzleColumn = {
  readonly name: string;
  readonly notNull: boolean;
  readonly primary: boolean;
  readonly isUnique?: boolean;
  readonly autoIncrement?: boolean;
  readonly generatedIdentity?: unknown;
  readonly default?: unknown;
  readonly enum?: {
    readonly enumName: string;
    readonly enumValues: readonly string[];
    readonly schema?: string;
  };
  readonly getSQLType: () => string;
};

/** The result of Drizzle's `getTableConfig`. */
export type DrizzleTable = {
  readonly name: string;
  readonly schema?: string;
  readonly columns: readonly DrizzleColumn[];
  readonly primaryKeys: readonly { readonly columns: readonly DrizzleColumn[] }[];
  readonly uniqueConstraints: readonly { readonly columns: readonly DrizzleColumn[] }[];
  readonly indexes: readonly {
    readonly config: {
      readonly name?: string;
      readonly unique?: boolean;
      readonly where?: unknown;
      readonly columns: readonly { readonly name?: unknown }[];
    };
  }[];
  readonly checks: readonly { readonly value: unknown }[];
  readonly foreignKeys: readonly {
    readonly reference: () => {
      readonly columns: readonly DrizzleColumn[];
      readonly foreignColumns: readonly DrizzleColumn[];
      readonly foreignTable: unknown;
    };
  }[];
};

/** Drizzle as the user has installed it, for one dialect. */
export type DrizzleTools = {
  readonly dialect: Dialect;
  readonly isTable: (value: unknown) => boolean;
  readonly describe: (table: unknown) => DrizzleTable;
  /** A piece of Drizzle's SQL as text; undefined if it has parameters that cannot be inlined. */
  readonly printSql: (sql: unknown) => string | undefined;
};
