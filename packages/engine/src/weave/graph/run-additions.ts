/** What a run learns from its target at the start, which no plan can know. */
export type RunAdditions = {
  /** By table: how many numbers are taken already. Row r of the run then has the number base + r. */
  readonly bases?: Readonly<Record<string, number>>;
  /** By table: keys of rows that are in the target already, for references that the plan calls `existing`. */
  readonly existing?: Readonly<Record<string, ExistingKeys>>;
};

/** Keys of a table's rows, each a list of the columns' values as the server writes them in text. */
export type ExistingKeys = {
  readonly columns: readonly string[];
  readonly keys: readonly (readonly (string | null)[])[];
};

/** No more keys than these are read from a target: they are kept in memory by every thread. */
export const MAX_EXISTING_KEYS = 65_536;
