import { type Static, Type } from 'typebox';
import { choice, count, digestText, flag, list, named, nullable, text, time } from './field.ts';
import { ResolvedSource } from './generation.ts';

const CONSTRAINT_KINDS = ['primary_key', 'unique', 'foreign_key', 'check', 'not_null', 'exclusion'] as const;

export const constraintKind = choice(CONSTRAINT_KINDS, 'Kind of the constraint.');

export const PlanIssue = Type.Object(
  {
    code: text('What kind of issue.'),
    path: text('Where: `rows.orders`, `rules.customers.email`, `tables.orders.columns.total`.'),
    message: text('What is wrong and how to fix it, in a sentence.'),
  },
  named('PlanIssue', 'An unsatisfiable request, or a decision of the planner that matters.'),
);
export type PlanIssue = Static<typeof PlanIssue>;

const PlannedColumn = Type.Object(
  {
    name: text('The column.'),
    source: choice(
      ['generator', 'reference', 'derive', 'variants', 'when', 'omit'],
      'How its values are made; `omit` leaves it to the database.',
    ),
    generator: nullable(text('The generator, if one makes the values.')),
    null_fraction: Type.Number({ minimum: 0, maximum: 1, description: 'Share of rows that are NULL.' }),
    confidence: Type.Number({ minimum: 0, maximum: 1, description: 'How sure the choice is.' }),
    reason: text('Why it was chosen.'),
  },
  named('PlannedColumn', 'How a column is filled.'),
);

const PlannedConstraint = Type.Object(
  {
    kind: constraintKind,
    name: text('Its name.'),
    verdict: choice(
      ['solved', 'sampled', 'unsupported'],
      '`solved`: holds by construction; `sampled`: rows are drawn until it holds; `unsupported`: left to chance and to the database.',
    ),
    reason: text('Why.'),
  },
  named('PlannedConstraint', 'The verdict on a constraint.'),
);

export const PlannedTable = Type.Object(
  {
    name: text('The table.'),
    rows: count('Rows it gets.'),
    columns: list(PlannedColumn, { description: 'Its columns.' }),
    constraints: list(PlannedConstraint, { description: 'Its constraints with their verdicts.' }),
  },
  named('PlannedTable', 'The plan of a table.'),
);
export type PlannedTable = Static<typeof PlannedTable>;

export const PlanCost = Type.Object(
  {
    rows: count('Rows of the run.'),
    per_request_cap: count('Rows that the tier allows per run.'),
    rows_remaining: nullable(count('Rows of the period that are neither consumed nor reserved; null: no limit.')),
    bonus_rows: count('Bonus rows left.'),
    within_cap: flag('Whether the run is within the cap.'),
    within_quota: flag('Whether the included and bonus rows cover it.'),
  },
  named('PlanCost', 'What the run costs, against cap and quota.'),
);

export const PlanAnswer = Type.Object(
  {
    feasible: flag('Whether the run could be started as requested.'),
    plan_digest: nullable(digestText('Digest that an approval would be bound to; null if there is no plan.')),
    schema_digest: digestText('Digest of the schema document.'),
    engine_version: count('Version of the engine: rows depend on it.'),
    source: ResolvedSource,
    seed: count('The seed, chosen at random if the request names none.'),
    as_of: time('The present of the generated rows.'),
    locale: text('Language of names and texts.'),
    rows_requested: count('Rows over all tables.'),
    tables: list(PlannedTable, { description: 'Each table, in the order of loading; empty if there is no plan.' }),
    issues: list(PlanIssue, { description: 'Why the run is unsatisfiable; empty if it is feasible.' }),
    notes: list(PlanIssue, { description: 'Decisions of the planner that a person may want to know.' }),
    cost: PlanCost,
    approval_required: flag('Whether starting it needs an approval.'),
  },
  named('PlanAnswer', 'What a run would do. Nothing is stored or changed.'),
);
export type PlanAnswer = Static<typeof PlanAnswer>;
