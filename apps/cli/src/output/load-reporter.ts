import type { Mode, RunEvent, RunOutcome } from '@rowloom/runner';
import type { Plan } from '@rowloom/engine';

/** What is known of a run into a database before it begins. */
export type LoadFacts = {
  /** The target's URL, without its password. */
  readonly target: string;
  readonly runId: string;
  readonly mode: Mode;
  readonly plan: Plan;
  /** Of the plan's tables those that the run fills; the others stay as they are. */
  readonly tables: readonly Plan['tables'][number][];
  /** What the planner and the readers want the user to know. */
  readonly remarks: readonly string[];
  /** Whether rows are read back for their checksum. */
  readonly isChecked: boolean;
  /** The command that takes the rows back. */
  readonly undo: string;
};

/** Tells the user, or a program, how a run into a database goes. Nothing is said before the target has refused nothing. */
export type LoadReporter = {
  readonly event: (event: RunEvent) => void;
  readonly end: (outcome: RunOutcome) => void;
  /** Takes back what is not final, before an error is told. */
  readonly abandon: () => void;
};

export const quietLoadReporter: LoadReporter = {
  event: () => undefined,
  end: () => undefined,
  abandon: () => undefined,
};
