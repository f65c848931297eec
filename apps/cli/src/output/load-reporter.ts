import type { Mode, RunEvent, RunOutcome } from '@rowloom/runner';
import type { Plan } from '@rowloom/engine';

/** The facts about a run into a database before it begins. */
export type LoadFacts = {
  /** The target's URL, without its password. */
  readonly target: string;
  readonly runId: string;
  readonly mode: Mode;
  readonly plan: Plan;
  /** The tables of the plan that the run fills; the others stay as they are. */
  readonly tables: readonly Plan['tables'][number][];
  /** Remarks of the planner and the readers for the user. */
  readonly remarks: readonly string[];
  /** Whether rows are read back for their checksum. */
  readonly isChecked: boolean;
  /** The command that undoes the run. */
  readonly undo: string;
};

/**
 * Reports the progress of a run into a database to a user or a program. Nothing is printed before the target has
 * accepted the run.
 */
export type LoadReporter = {
  readonly event: (event: RunEvent) => void;
  readonly end: (outcome: RunOutcome) => void;
  /** Removes temporary output, before an error is printed. */
  readonly abandon: () => void;
};

export const quietLoadReporter: LoadReporter = {
  event: () => undefined,
  end: () => undefined,
  abandon: () => undefined,
};
