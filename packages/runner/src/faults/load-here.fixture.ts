import { parseDatabaseUrl } from '@rowloom/databases';
import { runGeneration } from '../run/run-generation.ts';
import type { RunEvent, RunOutcome } from '../run/run-request.ts';
import { makeTarget } from '../target/target.ts';
import type { LoaderJob } from './loader.ts';

/** A loader's job in the test's own process, where no signal is needed. */
export function loadHere(
  { url, ...request }: LoaderJob & { readonly signal?: AbortSignal },
  onEvent?: (event: RunEvent) => void,
): Promise<RunOutcome> {
  const target = makeTarget(parseDatabaseUrl(url, { sockets: true }));
  return runGeneration({ ...request, target, ...(onEvent === undefined ? {} : { onEvent }) });
}
