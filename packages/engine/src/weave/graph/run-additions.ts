/** Facts that a run learns from its target at the start, which no plan can contain. */
export type RunAdditions = {
  /** By table: how many numbers are already used. Row r of the run then has the number base + r. */
  readonly bases?: Readonly<Record<string, number>>;
  /** By table: keys of existing rows in the target, for references that the plan calls `existing`. */
  readonly existing?: Readonly<Record<string, ExistingKeys>>;
};

/** Keys of a table's rows, each a list of the columns' values in the server's text form. */
export type ExistingKeys = {
  readonly columns: readonly string[];
  readonly keys: readonly (readonly (string | null)[])[];
};

/** At most this many keys are read from a target, because every thread keeps them in memory. */
export const MAX_EXISTING_KEYS = 65_536;
