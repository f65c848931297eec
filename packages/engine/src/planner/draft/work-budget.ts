/** Steps that one attempt at a plan may take before it gives up: about half a minute of work. */
export const DEFAULT_PLANNING_WORK = 20_000_000;

/** All attempts together may take this multiple of the steps of one. */
const ATTEMPTS = 2;

/** Thrown when planning has used up its steps. */
export class PlanningStopped extends Error {
  override readonly name = 'PlanningStopped';
  /** The table being planned, or `table.foreign_keys.name`. */
  readonly at: string;

  constructor(at: string) {
    super(`Planning stopped at ${at}.`);
    this.at = at;
  }
}

/** Work is counted in steps, not in time, so that the same schema always stops at the same place. */
export class WorkBudget {
  readonly most: number;
  readonly #whole: PlanBudget;
  #left: number;

  constructor(most: number, whole: PlanBudget) {
    this.most = most;
    this.#left = most;
    this.#whole = whole;
  }

  spend(steps: number, at: string): void {
    this.#left -= steps;
    const isLeft = this.#whole.spend(steps);
    if (!isLeft || this.#left < 0) throw new PlanningStopped(at);
  }
}

/**
 * The budget of a plan over all attempts (without triggers, without names, without unfillable tables): an unfinished
 * attempt leaves as much for those without the difficult parts, and no more.
 */
export class PlanBudget {
  readonly #most: number;
  #left: number;

  constructor(most: number) {
    this.#most = most;
    this.#left = ATTEMPTS * most;
  }

  attempt(): WorkBudget {
    return new WorkBudget(this.#most, this);
  }

  /** Whether that many were left. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
