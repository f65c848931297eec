import type { Client } from '@rowloom/client';
import { type Approval, APPROVAL_STATES } from '@rowloom/contract';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { formatTime, listLines } from '../output/list-lines.ts';
import { openTerminal, type Terminal } from '../output/terminal.ts';
import { programName } from '../program-name.ts';
import { readAction } from '../remote/read-action.ts';
import { collectAll } from '../remote/collect-all.ts';
import { findOrganization, ORG_OPTION } from '../remote/find-organization.ts';
import { findProject } from '../remote/find-project.ts';
import { readRunRequest, RUN_OPTIONS } from '../remote/run-request.ts';
import { withService } from '../remote/with-service.ts';

const OPTIONS = {
  org: ORG_OPTION,
  project: { value: 'PROJECT', help: 'list: only those of this project' },
  state: { value: 'STATE', help: `list: only those that are ${APPROVAL_STATES.join(', ')}` },
  note: { value: 'TEXT', help: 'approve, reject: what the decision rests on' },
  reason: { value: 'TEXT', help: 'request: why the run is wanted' },
  ...RUN_OPTIONS,
  json: { help: 'the result as JSON' },
} as const;

const ACTIONS = {
  list: { needs: undefined, options: ['org', 'project', 'state'] },
  request: { needs: 'PROJECT', options: ['org', 'reason', ...Object.keys(RUN_OPTIONS)] },
  show: { needs: 'an approval’s ID', options: [] },
  approve: { needs: 'an approval’s ID', options: ['note'] },
  reject: { needs: 'an approval’s ID', options: ['note'] },
  cancel: { needs: 'an approval’s ID', options: [] },
} as const;

export const approvals = defineCommand({
  name: 'approvals',
  summary: 'list run approvals, request one, or decide on one',
  operands: [
    { name: 'ACTION', help: 'list, request, show, approve, reject or cancel (default: list)', optional: true },
    { name: 'WHICH', help: 'request: the project; otherwise the id of the approval', optional: true },
  ],
  options: OPTIONS,
  notes: [
    'An approval is of exactly one run: seed, time, schema and rows are fixed when it is requested. It is granted by',
    'someone else, used once by rowloom push PROJECT --approval ID, and expires after 72 hours.',
  ],
  examples: [
    ['rowloom approvals --state pending', 'what waits for a decision'],
    ['rowloom approvals request Shop --to staging --rows 1M --reason "load test"', 'ask for one'],
    ['rowloom approvals approve apr_01k… --note "staging only"', 'grant it'],
  ],
  run: (given) => runApprovals(given),
});

async function runApprovals({ operands, options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const { action, word } = readAction('approvals', operands, options, ACTIONS);
  const terminal = openTerminal(process.stdout);
  return withService(async (client) => {
    if (action === 'list') await listApprovals(client, options, terminal);
    else show(await decide(client, action, word, options), terminal, options.json);
    return EXIT.ok;
  });
}

type Values = Arguments<typeof OPTIONS>['options'];

async function decide(
  client: Client,
  action: Exclude<keyof typeof ACTIONS, 'list'>,
  word: string,
  options: Values,
): Promise<Approval> {
  const decision = { params: { id: word }, body: options.note === undefined ? {} : { note: options.note } };
  switch (action) {
    case 'request': {
      const project = await findProject(client, word, options.org);
      const run = await readRunRequest(client, project, options);
      const reason = options.reason === undefined ? {} : { reason: options.reason };
      return client.requestApproval({ body: { project_id: project.id, run, ...reason } });
    }
    case 'show':
      return client.getApproval({ params: { id: word } });
    case 'approve':
      return client.approveApproval(decision);
    case 'reject':
      return client.rejectApproval(decision);
    case 'cancel':
      return client.cancelApproval({ params: { id: word } });
  }
}

function show(approval: Approval, terminal: Terminal, json: boolean): void {
  const { id, state, plan_digest, expires_at } = approval;
  if (json) {
    terminal.line(JSON.stringify(approval, undefined, 2));
    return;
  }
  terminal.line(`${id} is ${terminal.style.bold(state)}, of the plan ${plan_digest}.`);
  if (state === 'pending') terminal.line(`It can be decided until ${formatTime(expires_at)} UTC.`);
  if (state === 'approved') terminal.line(`To use it: ${programName()} push PROJECT --approval ${id}`);
}

async function listApprovals(client: Client, options: Values, terminal: Terminal): Promise<void> {
  const state = options.state === undefined ? undefined : readChoice(options.state, '--state', APPROVAL_STATES);
  const project = options.project === undefined ? undefined : await findProject(client, options.project, options.org);
  const org_id = project?.organization_id ?? (await findOrganization(client, options.org)).id;
  const query = {
    org_id,
    ...(state === undefined ? {} : { state }),
    ...(project === undefined ? {} : { project_id: project.id }),
  };
  const all = await collectAll(client.pages('listApprovals', { query }));
  if (options.json) terminal.line(JSON.stringify(all, undefined, 2));
  else if (all.length === 0) terminal.line('There are none.');
  else for (const line of listLines(all, COLUMNS, terminal)) terminal.line(line);
}

const COLUMNS = [
  ['approval', ({ id }: Approval) => id],
  ['state', ({ state }: Approval) => state],
  ['project', ({ project_id }: Approval) => project_id],
  ['requested', ({ requested_at }: Approval) => formatTime(requested_at)],
  ['expires', ({ expires_at }: Approval) => formatTime(expires_at)],
  ['reason', ({ reason }: Approval) => reason ?? ''],
] as const;
