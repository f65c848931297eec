import type { Issue } from '../schema/issue.ts';
import type { Plan } from './plan.ts';

export type PlanResult = { readonly plan: Plan } | { readonly issues: readonly Issue[] };
