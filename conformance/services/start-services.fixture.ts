import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin, startPostgres } from '@rowloom/servers';
import type { TestProject } from 'vitest/node';
import { openToAll } from './open-to-all.ts';
import { buildProgram } from './program.ts';
import { type RunningService, startService, type StartOptions } from './start-service.ts';

export type StoreKind = 'embedded' | 'postgresql';

export type ServiceAddress = {
  readonly store: StoreKind;
  readonly url: string;
  readonly operatorToken: string;
  /** On SIGUSR2 its process writes the longest uninterrupted work of its thread into this file. */
  readonly watched?: { readonly pid: number; readonly stepsFile: string };
};

export type PostgresAddress = { readonly bin: string; readonly host: string; readonly port: number };

declare module 'vitest' {
  interface ProvidedContext {
    readonly services: readonly ServiceAddress[];
    readonly program: string;
    readonly postgres: PostgresAddress | undefined;
  }
}

/**
 * Whether a service on an embedded store runs beside that on PostgreSQL. It takes three times as much processor time
 * for the same statements, and polls for jobs as long as all tests run. Files that start a service of their own start
 * it on this store.
 */
const WANTS_BOTH = process.env['ROWLOOM_THOROUGH'] === '1' || process.env['ROWLOOM_STORES'] === 'both';

/**
 * One service for each kind of store, for all files: a service takes seconds to start, and every test creates its own
 * people and projects. Files that kill or restart a service start their own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = buildProgram();
  const bin = findPostgresBin();
  const postgres =
    bin === undefined ? undefined : await startPostgres(bin, ['listen_addresses=127.0.0.1', 'max_connections=200']);
  const storeUrl = postgres === undefined ? undefined : storeUrlOf(postgres.port, postgres.createDatabase('store'));
  const stores = [
    ...(WANTS_BOTH || storeUrl === undefined ? [{ store: 'embedded' as const, address: {} }] : []),
    ...(storeUrl === undefined ? [] : [{ store: 'postgresql' as const, address: { storeUrl } }]),
  ];
  const running = await Promise.all(stores.map(({ address }) => startWatched({ program: program.file, ...address })));
  const services = await Promise.all(
    running.map(async ({ url, child, folder }, index) => ({
      store: stores[index]?.store ?? 'embedded',
      url,
      operatorToken: await openToAll(url),
      watched: { pid: child.pid ?? 0, stepsFile: join(folder, STEPS) },
    })),
  );
  project.provide('services', services);
  project.provide('program', program.file);
  project.provide(
    'postgres',
    postgres === undefined || bin === undefined ? undefined : { bin, host: postgres.host, port: postgres.port },
  );
  return async () => {
    const codes = await Promise.all(running.map((service) => service.stop()));
    for (const service of running) service.remove();
    await postgres?.stop();
    program.remove();
    if (codes.some((code) => code !== 0))
      throw new Error(`A service did not stop in order: ${explain(running, codes)}`);
  };
}

const STEPS = 'longest-step';

function startWatched(options: Pick<StartOptions, 'program' | 'storeUrl'>): Promise<RunningService> {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-service-'));
  const watch = new URL('./watch-steps.ts', import.meta.url).href;
  const environment = { NODE_OPTIONS: `--import ${watch}`, ROWLOOM_TEST_STEPS: join(folder, STEPS) };
  return startService({ ...options, folder, environment });
}

const explain = (running: readonly RunningService[], codes: readonly (number | null)[]): string =>
  running.map((service, index) => `exit code ${codes[index]}\n${service.output().slice(-2000)}`).join('\n');

export const storeUrlOf = (port: number, database: string): string =>
  `postgres://rowloom@127.0.0.1:${port}/${database}?sslmode=disable`;
