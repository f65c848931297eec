import type { Domain } from '../domain/domain.ts';
import { allOf, demand, unproven, type Goal, type Reduction, type Ways } from './reduction.ts';

/** A demand that says what to draw; that it suffices the interpreter has to see. */
export const hintAt = (name: string, domain: Domain, goal: Goal, reduction: Reduction): Ways =>
  allOf(
    reduction.columns,
    unproven(reduction),
    demand(reduction, name, { nulls: goal.nullPasses ? undefined : 'never', ...domain }),
  );
