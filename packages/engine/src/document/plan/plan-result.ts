import type { Issue } from '../../base/shape/issue.ts';
import type { Plan } from './plan.ts';

export type PlanResult = { readonly plan: Plan } | { readonly issues: readonly Issue[] };
