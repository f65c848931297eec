import type { Dialect } from '@rowloom/engine';

/**
 * The constraints of a target's own catalogue, and the number of rows that violate each. Plain JSON, without values of
 * rows.
 */
export type Certificate = {
  readonly version: 1;
  readonly dialect: Dialect;
  readonly server_version: string;
  readonly made_at: string;
  readonly tables: readonly CertifiedTable[];
  /** Of all tables together. */
  readonly violations: number;
  /** Triggers of the target's that did not see the run's rows, where one is certified. */
  readonly triggers_off?: readonly CertifiedTrigger[];
  /** Constraints that could not be examined: they are neither held nor violated as far as this certificate knows. */
  readonly unexamined: number;
  /** Of a run: what is not as it was planned and loaded; each is named at its table. */
  readonly differences?: number;
};

export type CertifiedTrigger = {
  readonly table: string;
  readonly name: string;
  /** The words with which it refuses rows; `…` stands for what it fills in. */
  readonly says: readonly string[];
};

export type CertifiedTable = {
  readonly name: string;
  /** NULL where the table cannot be read. */
  readonly rows: number | null;
  /** Of a run: the rows that it has loaded, and how many of them are there. */
  readonly rows_planned?: number;
  readonly rows_found?: number;
  /** Changes that others made to the table and to the run's rows, in sentences. */
  readonly changes?: readonly string[];
  /** Why the run's rows, or some of their columns, could not be compared with what was loaded. */
  readonly not_compared?: string;
  readonly checksum?: CertifiedChecksum;
  readonly constraints: readonly CertifiedConstraint[];
  readonly note?: string;
};

export type CertifiedChecksum = {
  /** As in exports: `sum64:` and sixteen hexadecimal digits. */
  readonly value: string;
  readonly columns_left_out: readonly { readonly column: string; readonly reason: string }[];
  /** What the plan's rows sum up to without a database, where a run is certified. */
  readonly planned?: string;
  /** Where the two are not equal: the columns that are to blame, such as those that a trigger writes. */
  readonly differing?: readonly string[];
};

export type ConstraintKind = 'primary_key' | 'unique' | 'foreign_key' | 'check' | 'not_null' | 'exclusion';

export type CertifiedConstraint = {
  readonly kind: ConstraintKind;
  /** The constraint's own name, or what it says where it has none; a column's name for NOT NULL. */
  readonly name: string;
  readonly rows_examined: number;
  /** Rows that would have to go or change; NULL where the constraint could not be examined, as the note says. */
  readonly violations: number | null;
  /** Of the query that examined it, where it had one of its own. */
  readonly seconds?: number;
  readonly note?: string;
  /** The trigger that keeps it, where no constraint does. */
  readonly trigger?: string;
};
