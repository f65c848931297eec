import type { ChainReport } from '@rowloom/service';
import { type Arguments, defineCommand } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { readAction } from '../remote/read-action.ts';
import { collectAll } from '../remote/collect-all.ts';

const OPTIONS = {
  organization: { value: 'ID', help: 'only the chain of this organization; platform is that of the service itself' },
  json: { help: 'the result as JSON' },
} as const;

const ACTIONS = { verify: { needs: undefined, options: ['organization'] } } as const;

export const audit = defineCommand({
  name: 'audit',
  summary: 'check that no audit event of a service was changed, removed or put in between',
  operands: [{ name: 'ACTION', help: 'verify' }],
  options: OPTIONS,
  notes: [
    'Every event holds the hash of the one before it: all hashes are computed again from the first event on. For whoever',
    'runs the service, on its machine: ROWLOOM_STORE_URL or ROWLOOM_DATA_DIR name the store; an embedded one must not be',
    'in use.',
  ],
  examples: [
    ['rowloom audit verify', 'every organization'],
    ['rowloom audit verify --organization org_01k… --json', 'one of them, for a script'],
  ],
  run: (given) => runAudit(given),
});

async function runAudit({ operands, options }: Arguments<typeof OPTIONS>): Promise<ExitCode> {
  readAction('audit', operands, options, ACTIONS);
  const { organization } = options;
  // Loaded late: the help needs no store.
  const { withStore } = await import('../service/with-store.ts');
  const { verifyChain, verifyChains } = await import('@rowloom/service');
  const reports = await withStore(async ({ db }) =>
    organization === undefined ? collectAll(verifyChains(db)) : [await verifyChain(db, organization)],
  );
  if (organization !== undefined && reports.every(({ events, fault }) => events === 0 && fault === null))
    throw refusal(EXIT.notFound, `There is no audit event of ${organization}.`);
  const terminal = openTerminal(process.stdout);
  const { style } = terminal;
  if (options.json) terminal.line(JSON.stringify(reports, undefined, 2));
  else if (reports.length === 0) terminal.line('There is no audit event yet.');
  else
    for (const report of reports)
      terminal.line(`${report.fault === null ? style.green('✓') : style.red('✗')} ${describe(report)}`);
  return reports.every(({ fault }) => fault === null) ? EXIT.ok : EXIT.broken;
}

const describe = ({ chain, events, fault }: ChainReport): string =>
  fault === null
    ? `${chain}: ${formatNumberOf(events, 'event')}, none changed, none missing`
    : `${chain}: ${fault.message}`;
