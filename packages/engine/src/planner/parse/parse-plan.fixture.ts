import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { checkShape } from '../../base/shape/check-shape.ts';
import { findPlanFaults } from './find-plan-faults.ts';
import type { Plan } from '../../document/plan/plan.ts';
import { planShape } from '../../document/plan/plan-shape.ts';

export type ParsedPlan = { readonly plan: Plan } | { readonly issues: readonly Issue[] };

/** Reads a plan of the given schema from anything at all. */
export function parsePlan(input: unknown, schema: SchemaDocument): ParsedPlan {
  const shapeIssues = checkShape(planShape, input, 'plan');
  const issues = shapeIssues.length > 0 ? shapeIssues : findPlanFaults(input as Plan, schema, 'plan');
  return issues.length > 0 ? { issues } : { plan: input as Plan };
}
