/** Steps that planning may take before it gives up: about half a minute of work. */
export const DEFAULT_PLANNING_WORK = 20_000_000;

/** Thrown where planning has taken all the steps that it may. */
export class PlanningStopped extends Error {
  override readonly name = 'PlanningStopped';
  /** What was being planned: a table, or `table.foreign_keys.name`. */
  readonly at: string;

  constructor(at: string) {
    super(`Planning stopped at ${at}.`);
    this.at = at;
  }
}

/** Work is counted in steps, not in time, so that the same schema stops at the same place everywhere. */
export class WorkBudget {
  readonly most: number;
  #left: number;

  constructor(most: number) {
    this.most = most;
    this.#left = most;
  }

  spend(steps: number, at: string): void {
    this.#left -= steps;
    if (this.#left < 0) throw new PlanningStopped(at);
  }
}
