import type { LocaleWish } from '../../base/locale/locale-wish.ts';
import type { Rules } from '../../document/rules/rules.ts';

/** The user's request, before the planner has examined the schema. */
export type Wishes = {
  /**
   * A number: rows in the whole run, spread by natural ratios. By table: exact for the tables named, `*` for each of the
   * others; without `*` the others follow from the named ones. Absent: 10,000 rows in the whole run.
   */
  readonly rows?: number | Readonly<Record<string, number>>;
  /** 0 to 2^53 - 1. */
  readonly seed: number;
  /** One, or several by weight: `de=3,fr=1`. */
  readonly locale: LocaleWish;
  /** RFC 3339. */
  readonly as_of: string;
  readonly rules?: Rules;
  /**
   * Existing tables of the target that keep their rows. One without new rows (by `skip`, or 0 rows) may still be
   * referenced: the run asks the target for its keys.
   */
  readonly existing?: readonly string[];
  /**
   * A table that cannot be filled, and those that need its rows, get none, with a note each; without this option the
   * first such table ends the plan. Tables with a row count from the user are never left out, nor those that could be
   * filled without a user's rule.
   */
  readonly leave_out?: boolean;
  /** False: do not try the first rows against constraints that are left to rules. A preview shows them anyway. */
  readonly probe?: boolean;
  /** How many steps planning may take before it says where it stopped; {@link DEFAULT_PLANNING_WORK} when absent. */
  readonly work?: number;
};

export const DEFAULT_ROWS = 10_000;
