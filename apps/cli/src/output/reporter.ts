import type { TableProgress, WrittenTable } from '@rowloom/databases';

export type RunFacts = {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly seed: number;
  readonly as_of: string;
  readonly locale: string;
  readonly format: string;
  readonly threads: number;
  /** Remarks of the planner and the readers for the user. */
  readonly remarks: readonly string[];
};

export type RunSummary = {
  readonly written: readonly WrittenTable[];
  readonly seconds: number;
  /** Folder, or - for standard output. */
  readonly to: string;
  /** The command that makes the same rows again. */
  readonly again: string;
  readonly next: readonly (readonly [command: string, what: string])[];
};

/** Reports the progress of a run to a user or a program. */
export type Reporter = {
  readonly start: (facts: RunFacts) => void;
  readonly progress: (table: TableProgress) => void;
  readonly end: (summary: RunSummary) => void;
  /** Removes temporary output, before an error is printed. */
  readonly abandon: () => void;
};
