import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { usage, usageByProject, usagePeriod, usageSeries } from '../examples/account-examples.ts';
import { pageExample } from '../examples/page-example.ts';
import { choice, timeInput } from '../resources/field.ts';
import { listQuery, pageOf } from '../resources/page.ts';
import { INTERVALS, Usage, UsageByProject, UsagePeriod, UsageSeries } from '../resources/usage.ts';
import { ofQuery, ORG_ID } from './parts.ts';

const tag = 'Usage';

const getUsage = endpoint({
  id: 'getUsage',
  tag,
  method: 'GET',
  path: '/api/usage',
  summary: 'Get the usage of the current period',
  description: 'Check `per_request_cap`, `rows_remaining` and `bonus_rows` before a large push.',
  credential: 'any',
  scope: ofQuery('member'),
  query: Type.Object(ORG_ID),
  answer: { status: 200, description: 'The current period.', schema: Usage, example: usage },
  errors: [],
});

const getUsageByProject = endpoint({
  id: 'getUsageByProject',
  tag,
  method: 'GET',
  path: '/api/usage/by-project',
  summary: 'Get the usage of the current period by project',
  description: 'Projects that the caller cannot see are summed into one line without a name.',
  credential: 'any',
  scope: ofQuery('member'),
  query: Type.Object(ORG_ID),
  answer: { status: 200, description: 'A line per project.', schema: UsageByProject, example: usageByProject },
  errors: [],
});

const getUsageHistory = endpoint({
  id: 'getUsageHistory',
  tag,
  method: 'GET',
  path: '/api/usage/history',
  summary: 'List previous periods',
  credential: 'any',
  scope: ofQuery('member'),
  query: listQuery(ORG_ID),
  answer: {
    status: 200,
    description: 'A page of periods.',
    schema: pageOf(UsagePeriod),
    example: pageExample(usagePeriod),
  },
  errors: [],
});

const getUsageSeries = endpoint({
  id: 'getUsageSeries',
  tag,
  method: 'GET',
  path: '/api/usage/series',
  summary: 'Get usage over time',
  description: 'Zeros are filled in. Intervals begin in UTC, weeks on Monday. At most 1,000 points.',
  credential: 'any',
  scope: ofQuery('member'),
  query: Type.Object({
    ...ORG_ID,
    from: Type.Optional(timeInput('Beginning; by default 30 days before `to`.')),
    to: Type.Optional(timeInput('End; by default now.')),
    interval: Type.Optional(choice(INTERVALS, 'Length of an interval; by default `day`.')),
  }),
  answer: { status: 200, description: 'The series.', schema: UsageSeries, example: usageSeries },
  errors: [],
});

export const usageEndpoints = {
  getUsage,
  getUsageByProject,
  getUsageHistory,
  getUsageSeries,
};
