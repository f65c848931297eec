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
  /** Over all tables. */
  readonly violations: number;
  /** Triggers of the target that did not see the run's rows, when a run is certified. */
  readonly triggers_off?: readonly CertifiedTrigger[];
  /** Constraints that could not be checked: this certificate does not know whether they hold. */
  readonly unexamined: number;
  /** For a run: everything that differs from what was planned and loaded; each is named at its table. */
  readonly differences?: number;
};

export type CertifiedTrigger = {
  readonly table: string;
  readonly name: string;
  /** The message with which it refuses rows; `…` stands for what it fills in. */
  readonly says: readonly string[];
};

export type CertifiedTable = {
  readonly name: string;
  /** NULL if the table cannot be read. */
  readonly rows: number | null;
  /** For a run: the number of rows that it has loaded, and how many of them are present. */
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
  /** The checksum of the planned rows, computed without a database, when a run is certified. */
  readonly planned?: string;
  /** If the two differ: the columns responsible, such as those that a trigger writes. */
  readonly differing?: readonly string[];
};

export type ConstraintKind = 'primary_key' | 'unique' | 'foreign_key' | 'check' | 'not_null' | 'exclusion';

export type CertifiedConstraint = {
  readonly kind: ConstraintKind;
  /** The constraint's own name, or its definition if it is unnamed; a column's name for NOT NULL. */
  readonly name: string;
  readonly rows_examined: number;
  /** Rows that would have to go or change; NULL if the constraint could not be checked, as the note says. */
  readonly violations: number | null;
  /** Of the query that checked it, if it had one of its own. */
  readonly seconds?: number;
  readonly note?: string;
  /** The trigger that enforces it, if no constraint does. */
  readonly trigger?: string;
};
