import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freshName } from './people.fixture.ts';
import type { Bearer, Service } from './service.fixture.ts';

export const POSTGRES = inject('postgres');

export type Target = {
  readonly database: string;
  /** As a connection's URL. */
  readonly url: string;
  /** Runs SQL in it; returns the output. */
  readonly run: (sql: string) => string;
};

/** A PostgreSQL database to stream rows to. */
export function makeTarget(sql = ''): Target {
  if (POSTGRES === undefined) throw new Error('There is no PostgreSQL here.');
  const { port } = POSTGRES;
  const database = freshName('target').replace(' ', '_');
  runSql(`CREATE DATABASE "${database}"`, 'postgres');
  const target: Target = {
    database,
    url: `postgresql://rowloom:not-a-secret@127.0.0.1:${port}/${database}?sslmode=disable`,
    run: (text) => runSql(text, database),
  };
  if (sql !== '') target.run(sql);
  return target;
}

export function runSql(sql: string, database: string): string {
  if (POSTGRES === undefined) throw new Error('There is no PostgreSQL here.');
  const { bin, host, port } = POSTGRES;
  const words = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-h', host, '-p', String(port), '-U', 'rowloom'];
  const { status, stdout, stderr } = spawnSync(join(bin, 'psql'), [...words, '-d', database, '-f', '-'], {
    input: sql,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

export const connect = async (
  service: Service,
  who: Bearer,
  project: string,
  { url }: Pick<Target, 'url'>,
): Promise<string> => {
  const body = { name: freshName('target'), kind: 'postgresql', url };
  return (await service.get('createConnection', who, { params: { id: project }, body })).id;
};

/** A connection to a file below the service's own folder, which a run creates. */
export const connectFile = async (service: Service, who: Bearer, project: string): Promise<string> => {
  const name = freshName('file').replace(' ', '-');
  const body = { name, kind: 'sqlite', url: `sqlite:${name}.db` };
  return (await service.get('createConnection', who, { params: { id: project }, body })).id;
};
