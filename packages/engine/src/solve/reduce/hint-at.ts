import type { Domain } from '../domain/domain.ts';
import { allOf, demand, unproven, type Goal, type Reduction, type Ways } from './reduction.ts';

/** A constraint that says what to draw. The interpreter tests whether that suffices. */
export const hintAt = (name: string, domain: Domain, goal: Goal, reduction: Reduction): Ways =>
  allOf(
    reduction.columns,
    unproven(reduction),
    demand(reduction, name, { nulls: goal.nullPasses ? undefined : 'never', ...domain }),
  );
