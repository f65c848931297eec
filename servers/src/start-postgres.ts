import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Launched, launchServer } from './launch-server.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { type PsqlAnswer, type PsqlOptions, runPsql } from './run-psql.ts';
import { serverUser } from './server-user.ts';
import { untilReady } from './until-ready.ts';

/** A private PostgreSQL for tests, reached over a socket in a temporary folder. */
export type PostgresServer = {
  readonly port: number;
  readonly host: string;
  /** Runs SQL with psql in a database; returns its output, or throws with its error. */
  readonly run: (sql: string, database?: string) => string;
  /**
   * Runs a whole script as psql reads it, continuing after errors; returns the errors. Files that it names are in
   * `cwd`.
   */
  readonly runAll: (sql: string | Buffer, database: string, cwd?: string) => readonly string[];
  /** An empty database. */
  readonly createDatabase: (name: string) => string;
  /** Ends the server as a power cut would, and restarts it. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The folder of PostgreSQL's programs, newest version first; undefined if there is none. */
export function findPostgresBin(): string | undefined {
  const given = process.env['ROWLOOM_POSTGRES_BIN'];
  if (given !== undefined && given !== '') return given;
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(root, version, 'bin')), '/usr/local/pgsql/bin', '/opt/homebrew/bin'].find(
    (folder) => existsSync(join(folder, 'initdb')),
  );
}

const QUICK_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=',
  'shared_buffers=32MB',
];

/** `settings` are added to those that make a server fast and small, such as `listen_addresses=127.0.0.1`. */
export async function startPostgres(bin: string, settings: readonly string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-pg-'));
  const user = serverUser('postgres');
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  makeDataFolder(data, {
    program: join(bin, 'initdb'),
    words: (path) => ['-D', path, '-U', 'rowloom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    user,
  });
  const port = await freePort();
  const all = [...QUICK_SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  const words = ['-D', data, '-k', folder, '-p', String(port), ...all];
  const launch = (): Launched => launchServer(join(bin, 'postgres'), words, folder, user);
  let server = launch();
  const psql = (sql: string | Buffer, database: string, options: Omit<PsqlOptions, 'database'> = {}): PsqlAnswer =>
    runPsql(bin, { folder, port }, sql, { database, ...options });
  const run = (sql: string, database = 'postgres'): string => {
    const { status, stdout, stderr } = psql(sql, database);
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await server.ended;
    remove();
  };
  const isReady = (): boolean => psql('SELECT 1', 'postgres').status === 0;
  await untilReady({ name: 'PostgreSQL', isReady, hasEnded: () => server.hasEnded(), stop });
  return {
    port,
    host: folder,
    run,
    runAll: (sql, database, cwd) =>
      psql(sql, database, { isLenient: true, ...(cwd === undefined ? {} : { cwd }) })
        .stderr.split('\n')
        .filter((line) => /(?:ERROR|FATAL): /.test(line)),
    createDatabase: (name) => {
      run(`CREATE DATABASE "${name}"`);
      return name;
    },
    restart: async () => {
      server.kill('SIGKILL');
      await server.ended;
      server = launch();
      const hasEnded = (): boolean => {
        // It refuses to start while a connection of its predecessor has not yet noticed.
        if (server.hasEnded()) server = launch();
        return server.hasEnded();
      };
      await untilReady({ name: 'PostgreSQL', isReady, hasEnded, stop });
    },
    stop,
  };
}
