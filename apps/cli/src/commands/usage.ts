import type { Client } from '@rowloom/client';
import type { Usage, UsageByProject, UsagePeriod } from '@rowloom/contract';
import { EXIT } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { formatCount } from '../output/format-number.ts';
import { listLines } from '../output/list-lines.ts';
import { printable } from '../output/printable.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { collectAll } from '../remote/collect-all.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { findOrganization, ORG_OPTION } from '../remote/find-organization.ts';
import { withService } from '../remote/with-service.ts';

const show = defineRemote({
  name: 'usage show',
  summary: 'show how many rows an organization has used, and may still use',
  operands: [],
  options: {
    org: ORG_OPTION,
    'by-project': { help: 'the current period by project' },
    history: { help: 'the previous periods' },
    json: { help: 'the result as JSON' },
  },
  examples: [
    ['rowloom usage', 'the current period'],
    ['rowloom usage --by-project', 'who has used what'],
    ['rowloom usage --history --json', 'for a report'],
  ],
  operations: ['getUsage', 'getUsageByProject', 'getUsageHistory'],
  async run({ options }) {
    if (options['by-project'] && options.history)
      throw refusal(EXIT.usage, 'Leave out --by-project or --history: previous periods are not kept by project.');
    const terminal = openTerminal(process.stdout);
    return withService(async (client) => {
      const { id, name } = await findOrganization(client, options.org);
      const tell = options['by-project'] ? showByProject : options.history ? showHistory : showPeriod;
      await tell(client, { id, name }, terminal, options.json);
      return EXIT.ok;
    });
  },
});

type Whose = { readonly id: string; readonly name: string };

async function showPeriod(client: Client, { id, name }: Whose, { line, style }: Terminal, json: boolean) {
  const period = await client.getUsage({ query: { org_id: id } });
  if (json) {
    line(JSON.stringify(period, undefined, 2));
    return;
  }
  line(`${style.bold(printable(name))}, tier ${period.tier}`);
  for (const [what, figure] of figuresOf(period)) line(`  ${what.padEnd(22)}${figure}`);
}

const figuresOf = (period: Usage): readonly (readonly [string, string])[] => [
  ['period', `${day(period.period_start)} to ${day(period.period_end)}`],
  ['rows used', formatCount(period.rows_consumed)],
  ['rows of open runs', formatCount(period.rows_reserved)],
  ['rows included', limit(period.rows_included)],
  ['rows left', limit(period.rows_remaining)],
  ['bonus rows', formatCount(period.bonus_rows)],
  ['maximum rows per run', formatCount(period.per_request_cap)],
  ['API access', period.api_access ? 'yes' : 'no'],
];

const day = (time: string): string => time.slice(0, 10);
const limit = (rows: number | null): string => (rows === null ? 'no limit' : formatCount(rows));

type ProjectLine = UsageByProject['items'][number];

async function showByProject(client: Client, { id }: Whose, terminal: Terminal, json: boolean) {
  const answer = await client.getUsageByProject({ query: { org_id: id } });
  if (json) terminal.line(JSON.stringify(answer, undefined, 2));
  else if (answer.items.length === 0) terminal.line('There were no runs in this period.');
  else for (const line of listLines(answer.items, PROJECT_COLUMNS, terminal)) terminal.line(line);
}

const PROJECT_COLUMNS = [
  ['project', ({ name, project_id }: ProjectLine) => name ?? (project_id === null ? 'others' : 'deleted')],
  ['rows', ({ rows }: ProjectLine) => formatCount(rows), 'right'],
  ['runs', ({ runs }: ProjectLine) => formatCount(runs), 'right'],
] as const;

async function showHistory(client: Client, { id }: Whose, terminal: Terminal, json: boolean) {
  const all = await collectAll(client.pages('getUsageHistory', { query: { org_id: id } }));
  if (json) terminal.line(JSON.stringify(all, undefined, 2));
  else if (all.length === 0) terminal.line('There is no previous period.');
  else for (const line of listLines(all, PERIOD_COLUMNS, terminal)) terminal.line(line);
}

const PERIOD_COLUMNS = [
  ['from', ({ period_start }: UsagePeriod) => day(period_start)],
  ['to', ({ period_end }: UsagePeriod) => day(period_end)],
  ['tier', ({ tier }: UsagePeriod) => tier],
  ['rows', ({ rows_consumed }: UsagePeriod) => formatCount(rows_consumed), 'right'],
  ['included', ({ rows_included }: UsagePeriod) => limit(rows_included), 'right'],
  ['bonus rows', ({ bonus_rows_spent }: UsagePeriod) => formatCount(bonus_rows_spent), 'right'],
] as const;

export const usage = makeNoun(
  {
    name: 'usage',
    summary: 'show how many rows an organization has used, and may still use',
    otherwise: 'show',
    actions: {
      series: {
        operation: 'getUsageSeries',
        summary: 'print usage over time, for charts',
        examples: [["rowloom usage series --interval week --field 'points[].rows'", 'rows by week']],
      },
    },
  },
  { show },
);
