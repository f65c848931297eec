import { type Static, Type } from 'typebox';
import { choice, count, flag, idOf, list, named, nullable, text, time } from './field.ts';

export const INTERVALS = ['hour', 'day', 'week', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];

export const Usage = Type.Object(
  {
    organization_id: idOf('organization', 'The organization.'),
    tier: text('Its tier.'),
    api_access: flag('Whether the tier includes API keys.'),
    period_start: time('When the period began.'),
    period_end: time('When it ends, and the next begins.'),
    rows_consumed: count('Rows of runs that ended.'),
    rows_reserved: count('Rows of runs that were accepted and have not ended yet.'),
    rows_included: nullable(count('Rows that the tier includes per period; null: no limit.')),
    rows_remaining: nullable(count('Included rows neither consumed nor reserved; null: no limit.')),
    per_request_cap: count('Maximum number of rows per run.'),
    bonus_rows: count('Bonus rows left; they are spent after the included ones.'),
    active_keys: count("The caller's own active keys."),
  },
  named('Usage', 'The current period of an organization.'),
);
export type Usage = Static<typeof Usage>;

export const UsageByProject = Type.Object(
  {
    period_start: time('When the period began.'),
    period_end: time('When it ends.'),
    items: list(
      Type.Object(
        {
          project_id: nullable(idOf('project', 'The project; null for the sum of those that the caller cannot see.')),
          name: nullable(text('Its name; null for that sum.')),
          rows: count('Rows of its runs.'),
          runs: count('How many runs.'),
        },
        named('ProjectUsage', 'Usage of one project.'),
      ),
      { description: 'Most rows first.' },
    ),
  },
  named('UsageByProject', 'The current period by project.'),
);
export type UsageByProject = Static<typeof UsageByProject>;

export const UsagePeriod = Type.Object(
  {
    period_start: time('When it began.'),
    period_end: time('When it ended.'),
    tier: text('The tier then.'),
    rows_consumed: count('Rows of its runs.'),
    rows_included: nullable(count('Rows that the tier included; null: no limit.')),
    bonus_rows_spent: count('Bonus rows spent.'),
  },
  named('UsagePeriod', 'A previous period.'),
);
export type UsagePeriod = Static<typeof UsagePeriod>;

export const UsageSeries = Type.Object(
  {
    from: time('Beginning of the first interval.'),
    to: time('End of the last one.'),
    interval: choice(INTERVALS, 'Length of an interval.'),
    points: list(
      Type.Object(
        {
          at: time('Beginning of the interval, in UTC.'),
          rows: count('Rows of runs accepted in it.'),
          runs: count('How many runs.'),
        },
        named('UsagePoint', 'One interval.'),
      ),
      { description: 'Every interval, zeros included, oldest first.' },
    ),
  },
  named('UsageSeries', 'Usage over time, for charts.'),
);
export type UsageSeries = Static<typeof UsageSeries>;
