import type { AnchoredHead, ChainReport } from '@rowloom/service';
import { defineCommand } from '../arguments/command.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { makeNoun } from '../operations/make-noun.ts';
import { auditActions } from '../operations/nouns/audit.ts';
import { formatNumberOf } from '../output/format-number.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { collectAll } from '../remote/collect-all.ts';
import { readHeadsFile } from '../service/read-heads-file.ts';

const ORGANIZATION = {
  value: 'ID',
  help: 'only the chain of this organization; platform is the chain of the service itself',
} as const;
const HERE = [
  'Run this on the machine of the service: ROWLOOM_STORE_URL or ROWLOOM_DATA_DIR name the store; an embedded store must',
  'not be in use.',
];

const verify = defineCommand({
  name: 'audit verify',
  summary: 'check that no audit event of a service was changed, removed or inserted',
  operands: [],
  options: {
    head: { value: 'FILE|HASH', help: 'a saved output of `audit head`, or the hash of one event' },
    organization: ORGANIZATION,
    json: { help: 'the result as JSON' },
  },
  notes: [
    'Every event contains the hash of the previous one: all hashes are recomputed from the first event on. The owner of',
    'the database could still cut off the end of a chain, or rewrite all of it: keep the output of `audit head` elsewhere,',
    'and pass it to `audit verify --head`.',
    ...HERE,
  ],
  examples: [
    ['rowloom audit verify', 'every organization'],
    ['rowloom audit verify --organization org_01k… --json', 'one of them, for a script'],
    ['rowloom audit verify --head heads.txt', 'compare with saved heads'],
  ],
  run: ({ options }) => runVerify(options),
});

type VerifyOptions = {
  readonly head: string | undefined;
  readonly organization: string | undefined;
  readonly json: boolean;
};

async function runVerify(options: VerifyOptions): Promise<ExitCode> {
  const { organization } = options;
  const hash = options.head !== undefined && HASH.test(options.head) ? options.head : undefined;
  const anchors = options.head === undefined || hash !== undefined ? [] : readAnchors(options.head, organization);
  // Loaded on use: the help needs no store.
  const { withStore } = await import('../service/with-store.ts');
  const { findEventByHash, verifyChain, verifyChains } = await import('@rowloom/service');
  const reports = await withStore(async ({ db }): Promise<readonly ChainReport[]> => {
    const found = hash === undefined ? undefined : await findEventByHash(db, hash);
    const isThere = hash === undefined || (found !== undefined && found.chain === (organization ?? found.chain));
    const examined =
      organization === undefined
        ? await collectAll(verifyChains(db, anchors))
        : [await verifyChain(db, organization, { anchors })];
    return isThere ? examined : [...examined, missing(organization)];
  });
  if (organization !== undefined && reports.every(({ events, fault }) => events === 0 && fault === null))
    throw refusal(EXIT.notFound, `There is no audit event of ${organization}.`);
  const terminal = openTerminal(process.stdout);
  const { style } = terminal;
  if (options.json) terminal.line(JSON.stringify(reports, undefined, 2));
  else if (reports.length === 0) terminal.line('There are no audit events yet.');
  else
    for (const report of reports)
      terminal.line(`${report.fault === null ? style.green('✓') : style.red('✗')} ${describe(report)}`);
  return reports.every(({ fault }) => fault === null) ? EXIT.ok : EXIT.broken;
}

const HASH = /^[\da-f]{64}$/;

function readAnchors(file: string, organization: string | undefined): readonly AnchoredHead[] {
  const anchors = readHeadsFile(file).filter(({ chain }) => organization === undefined || chain === organization);
  if (anchors.length === 0) throw refusal(EXIT.usage, `${file} contains no head of ${organization ?? 'a chain'}.`);
  return anchors;
}

const missing = (organization = 'the saved hash'): ChainReport => ({
  chain: organization,
  events: 0,
  fault: {
    kind: 'missing_end',
    sequence: 0,
    message: 'No event has the saved hash: it was removed or changed.',
  },
});

const describe = ({ chain, events, fault }: ChainReport): string =>
  fault === null
    ? `${chain}: ${formatNumberOf(events, 'event')}, none changed, none missing`
    : `${chain}: ${fault.message}`;

const head = defineCommand({
  name: 'audit head',
  summary: 'print the head of every chain of audit events, to be kept elsewhere',
  operands: [],
  options: { organization: ORGANIZATION, json: { help: 'the result as JSON' } },
  notes: HERE,
  examples: [['rowloom audit head > heads.txt', 'chain, number of the last event, its hash']],
  run: ({ options }) => printHeads(options),
});

async function printHeads(options: {
  readonly organization: string | undefined;
  readonly json: boolean;
}): Promise<ExitCode> {
  const { withStore } = await import('../service/with-store.ts');
  const { readHeads } = await import('@rowloom/service');
  const all = await withStore(({ db }) => readHeads(db));
  const heads = all.filter(({ chain }) => options.organization === undefined || chain === options.organization);
  if (options.organization !== undefined && heads.length === 0)
    throw refusal(EXIT.notFound, `There is no audit event of ${options.organization}.`);
  const terminal = openTerminal(process.stdout);
  if (options.json) terminal.line(JSON.stringify(heads, undefined, 2));
  else for (const { chain, sequence, hash } of heads) terminal.line(`${chain} ${sequence} ${hash}`);
  return EXIT.ok;
}

export const audit = makeNoun(
  {
    name: 'audit',
    summary: 'read audit events, and check that none was changed, removed or inserted',
    actions: auditActions,
  },
  { verify, head },
);
