import type { Expression } from '../../language/expression/expression.ts';
import { TooManyWays, type Goal, type Reduction, type Ways } from './reduction.ts';

const MAX_STEPS = 60_000;
/** The number of expansions that may be abandoned for another way, within one predicate. */
const MAX_ATTEMPTS = 3;

/** The work on one predicate, which ends after this many steps whatever the predicate is. */
export const makeReduction = (
  known: Pick<Reduction, 'columns' | 'as_of_micros' | 'predicate' | 'nulls'>,
  reduce: (expression: Expression, goal: Goal, reduction: Reduction) => Ways,
): Reduction => {
  let steps = 0;
  let given = 0;
  let attempting = false;
  const reduction: Reduction = {
    ...known,
    reduce: (expression, goal) => {
      // Each part of a sum of conditions doubles the cases.
      reduction.spend(1);
      return reduce(expression, goal, reduction);
    },
    spend: (more) => {
      steps += more;
      if (steps > MAX_STEPS) throw new TooManyWays();
    },
    attempt: (work, otherwise) => {
      if (attempting) return work();
      const before = steps;
      attempting = true;
      try {
        return work();
      } catch (error) {
        if (!(error instanceof TooManyWays) || ++given > MAX_ATTEMPTS) throw error;
        steps = before;
        const other = otherwise();
        if (!other) throw error;
        return other;
      } finally {
        attempting = false;
      }
    },
  };
  return reduction;
};
