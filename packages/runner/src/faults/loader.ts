import { readFileSync } from 'node:fs';
import { isTargetError, parseDatabaseUrl } from '@rowloom/databases';
import { runGeneration } from '../run/run-generation.ts';
import type { RunRequest } from '../run/run-request.ts';
import { makeTarget } from '../target/target.ts';

/** A run as fault tests pass it to a separate process. */
export type LoaderJob = Omit<RunRequest, 'target' | 'signal' | 'onEvent'> & { readonly url: string };

/** One line of what a loader says about itself. */
export type LoaderLine = Readonly<Record<string, unknown>> & { readonly kind: string };

const say = (line: LoaderLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

// A process that is started to be killed: node loader.ts JOB.json loads the job, and a second start resumes.
const { url, ...request } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoaderJob;
const interruption = new AbortController();
process.on('SIGINT', () => interruption.abort());
try {
  const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
  const outcome = await runGeneration({ ...request, target, signal: interruption.signal, onEvent: say });
  const { way, resumed, rows, certificate } = outcome;
  const changes = certificate.tables.flatMap((table) => table.changes ?? []);
  say({ kind: 'outcome', way, resumed, rows, violations: certificate.violations, changes });
} catch (error) {
  if (!isTargetError(error)) throw error;
  say({ kind: 'refused', code: error.code, message: error.message, facts: error.facts });
  process.exitCode = error.code === 'interrupted' ? 130 : 1;
}
