import { type Client, isApiError } from '@rowloom/client';
import type { StartRun } from '@rowloom/contract';
import type { Arguments } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { choosePushReporter } from '../output/push-reporter.ts';
import { openTerminal } from '../output/terminal.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { defineRemote } from '../remote/define-remote.ts';
import { ORG_OPTION } from '../remote/find-organization.ts';
import { findProject, PROJECT_OPERAND } from '../remote/find-project.ts';
import { readRunRequest, RUN_OPTIONS } from '../remote/run-request.ts';
import { watchPush } from '../remote/watch-push.ts';
import { commandLine } from '../run/quote-word.ts';
import { withService } from '../remote/with-service.ts';

const OPTIONS = {
  ...RUN_OPTIONS,
  approval: { value: 'ID', help: 'the approval of this run, which sets all other options of the run' },
  detach: { help: 'start the run and do not wait for its end' },
  org: ORG_OPTION,
  json: { help: 'print progress and result as JSON, one event per line' },
  quiet: { help: 'print only errors' },
} as const;

export const push = defineRemote({
  name: 'push',
  summary: 'start a run on the service and watch it to its end',
  operands: [PROJECT_OPERAND],
  options: OPTIONS,
  notes: [
    'The service makes the rows and streams them to a connection of the project; without --to it is a rehearsal. Ctrl-C',
    'asks the service to cancel the run. If the organization requires approval, request one with the same',
    'options first (rowloom approvals request), and push with --approval once it is granted.',
  ],
  examples: [
    ['rowloom push Shop --to staging --rows 1M --seed 42', 'a million rows into a connection'],
    ['rowloom push Shop --template ecommerce', 'a rehearsal'],
    ['rowloom push Shop --approval apr_01k…', 'exactly the run that was approved'],
    ['rowloom push Shop --to staging --detach --json', 'from a script that does not wait'],
  ],
  operations: ['startGeneration', 'watchGeneration'],
  run: (given) => runPush(given),
});

async function runPush({ operands: [wanted = ''], options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  const { approval, detach } = options;
  refuseBesideApproval(options);
  return withService(async (client) => {
    const project = await findProject(client, wanted, options.org);
    const body =
      approval === undefined
        ? await readRunRequest(client, project, options)
        : await readApproved(client, approval, options.confirm);
    const run = await client
      .startGeneration({ params: { id: project.id }, body })
      .catch((error: unknown) => Promise.reject(withCommand(error, wanted, options)));
    if (!detach) return watchPush(client, run, choosePushReporter(options));
    const terminal = openTerminal(process.stdout);
    if (options.json) terminal.line(JSON.stringify(run));
    else if (!options.quiet)
      terminal.line(`${run.id} is ${run.status}: ${run.rows_requested.toLocaleString('en')} rows.`);
    return EXIT.ok;
  });
}

/** The approved run, whose target may require a confirmation. */
async function readApproved(client: Client, id: string, confirm: string | undefined): Promise<StartRun> {
  if (confirm === undefined) return { approval_id: id };
  const { resolved } = await client.getApproval({ params: { id } });
  if (resolved.target === null) throw refusal(EXIT.usage, '--confirm is for a target, and the approved run has none.');
  return { approval_id: id, target: { connection_id: resolved.target.connection_id, confirm } };
}

/** A target that requires a confirmation: the whole command that does it, ready to copy. */
function withCommand(error: unknown, project: string, options: Arguments<typeof OPTIONS>['options']): unknown {
  if (!isApiError(error, 'confirmation_required')) return error;
  const confirm = error.fields.find(({ path }) => path === 'target.confirm')?.message;
  if (confirm === undefined) return error;
  const command = commandLine([programName(), 'push', project], { ...options, confirm });
  return refusal(EXIT.refused, error.message, [`To confirm: ${command}`]);
}

/** An approval is for one complete run: additional options would not count. */
function refuseBesideApproval(options: Arguments<typeof OPTIONS>['options']): void {
  if (options.approval === undefined) return;
  const names = Object.keys(RUN_OPTIONS) as readonly (keyof typeof RUN_OPTIONS)[];
  // The person who pushes confirms the target.
  const extra = names.find((name) => name !== 'confirm' && options[name] !== undefined && options[name] !== false);
  if (extra === undefined) return;
  throw refusal(EXIT.usage, `--${extra} is part of what was approved: leave it out when you use --approval.`, [
    `For another run, request another approval: ${programName()} approvals request.`,
  ]);
}
