import type { TableProgress, WrittenTable } from '@rowloom/databases';

export type RunFacts = {
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly seed: number;
  readonly as_of: string;
  readonly locale: string;
  readonly format: string;
  readonly threads: number;
  /** What the planner and the readers want the user to know. */
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

/** Tells the user, or a program, how a run goes. */
export type Reporter = {
  readonly start: (facts: RunFacts) => void;
  readonly progress: (table: TableProgress) => void;
  readonly end: (summary: RunSummary) => void;
  /** Takes back what is not final, before an error is told. */
  readonly abandon: () => void;
};
