/** Steps that one attempt at a plan may take before it gives up: about half a minute of work. */
export const DEFAULT_PLANNING_WORK = 20_000_000;

/** All attempts together may take so many times the steps of one. */
const ATTEMPTS = 2;

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
 * What a plan may cost over all attempts at it, without what triggers ask, without what names say, without tables that
 * cannot be filled: an attempt that comes to no end leaves as much for those that do without what was hard, and no more.
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

  /** Whether there were so many left. */
  spend(steps: number): boolean {
    this.#left -= steps;
    return this.#left >= 0;
  }
}
