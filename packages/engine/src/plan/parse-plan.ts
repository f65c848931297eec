import type { Issue } from '../schema/issue.ts';
import type { SchemaDocument } from '../schema/schema-document.ts';
import { checkShape } from '../shape/check-shape.ts';
import { findPlanFaults } from './find-plan-faults.ts';
import type { Plan } from './plan.ts';
import { planShape } from './plan-shape.ts';

export type ParsedPlan = { readonly plan: Plan } | { readonly issues: readonly Issue[] };

/** Reads a plan of the given schema from anything at all. */
export function parsePlan(input: unknown, schema: SchemaDocument): ParsedPlan {
  const shapeIssues = checkShape(planShape, input, 'plan');
  const issues = shapeIssues.length > 0 ? shapeIssues : findPlanFaults(input as Plan, schema, 'plan');
  return issues.length > 0 ? { issues } : { plan: input as Plan };
}
