import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Launched, launchServer } from './launch-server.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { serverUser } from './server-user.ts';
import { untilReady } from './until-ready.ts';

/** A private MariaDB for tests, reached over a socket in a temporary folder or a loopback port. */
export type MariadbServer = {
  readonly port: number;
  readonly socket: string;
  /** A superuser, over the socket and over the port. */
  readonly user: string;
  readonly password: string;
  /** Runs SQL with the mariadb client; returns its output, tabs between columns, or throws with its error. */
  readonly run: (sql: string, database?: string, options?: ClientOptions) => string;
  /** An empty database. */
  readonly createDatabase: (name: string) => string;
  /** Ends the server as a power cut would, and restarts it, optionally with more settings. */
  readonly restart: (settings?: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type ClientOptions = { readonly cwd?: string };

export type MariadbOptions = {
  /** Whether clients may send files; true by default. */
  readonly localInfile?: boolean;
  /** More of the server's own options, such as `--max-allowed-packet=1M`. */
  readonly settings?: readonly string[];
};

const USER = 'rowloom';
const PASSWORD = 'rowloom';
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/mysql/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The server's program; undefined if there is none. The variable may also name its folder. */
export function findMariadbBin(): string | undefined {
  const given = process.env['ROWLOOM_MARIADB_BIN'];
  if (given !== undefined && given !== '')
    return existsSync(given) && statSync(given).isDirectory() ? join(given, 'mariadbd') : given;
  return FOLDERS.map((folder) => join(folder, 'mariadbd')).find((path) => existsSync(path));
}

/** Debian keeps the server in another folder than its tools. */
function findTool(bin: string, name: string): string {
  const folder = dirname(bin);
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const folders = [folder, join(folder, '../bin'), join(folder, '../scripts'), ...onPath, ...FOLDERS];
  const found = folders.map((item) => join(item, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not beside ${bin}, nor on the path.`);
  return found;
}

export async function startMariadb(bin: string, options: MariadbOptions = {}): Promise<MariadbServer> {
  const client = findTool(bin, 'mariadb');
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-my-'));
  const user = serverUser('mysql');
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  makeMariadbData(bin, join(folder, 'data'), user);
  const port = await freePort();
  const socket = join(folder, 'socket');
  writeFileSync(join(folder, 'init.sql'), INIT);
  const words = [...serverWords({ folder, socket, port }), ...moreWords(options)];
  const launch = (more: readonly string[] = []): Launched => launchServer(bin, [...words, ...more], folder, user);
  let server = launch();
  const query = (sql: string, database: string, { cwd = folder }: ClientOptions = {}): ReturnType<typeof spawnText> =>
    spawnText(client, [...clientOptions(socket), database], sql, cwd);
  const run = (sql: string, database = 'mysql', clientSettings: ClientOptions = {}): string => {
    const { status, stdout, stderr } = query(sql, database, clientSettings);
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  const stop = async (): Promise<void> => {
    // Nothing in the folder is needed any more: a clean shutdown would only take time.
    server.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answering = (): Promise<void> =>
    untilReady({
      name: 'MariaDB',
      isReady: () => query('SELECT 1', 'mysql').status === 0,
      hasEnded: () => server.hasEnded(),
      stop,
    });
  await answering();
  return {
    port,
    socket,
    user: USER,
    password: PASSWORD,
    run,
    createDatabase: (name) => {
      run(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
      return name;
    },
    restart: async (more) => {
      server.kill('SIGKILL');
      await server.ended;
      server = launch(more);
      await answering();
    },
    stop,
  };
}

function makeMariadbData(bin: string, folder: string, user: ReturnType<typeof serverUser>): void {
  makeDataFolder(folder, {
    program: findTool(bin, 'mariadb-install-db'),
    words: (path) => [
      '--no-defaults',
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      `--datadir=${path}`,
      ...SETTINGS,
    ],
    user,
  });
}

const INIT = ['localhost', '127.0.0.1']
  .map((host) => `'${USER}'@'${host}'`)
  .map(
    (who) =>
      `CREATE USER IF NOT EXISTS ${who} IDENTIFIED BY '${PASSWORD}';\nGRANT ALL ON *.* TO ${who} WITH GRANT OPTION;\n`,
  )
  .join('');

/** Small, and careless about power cuts: the rows live as long as the test. */
const SETTINGS = [
  '--innodb-buffer-pool-size=64M',
  '--innodb-log-file-size=32M',
  '--innodb-flush-log-at-trx-commit=0',
  '--loose-innodb-flush-method=nosync',
  '--skip-innodb-doublewrite',
  '--aria-pagecache-buffer-size=8M',
  '--key-buffer-size=1M',
  '--performance-schema=OFF',
  '--skip-name-resolve',
  '--character-set-server=utf8mb4',
  '--max-connections=60',
];

type Place = { readonly folder: string; readonly socket: string; readonly port: number };

const serverWords = ({ folder, socket, port }: Place): readonly string[] => [
  '--no-defaults',
  `--datadir=${join(folder, 'data')}`,
  `--tmpdir=${folder}`,
  `--pid-file=${join(folder, 'pid')}`,
  ...SETTINGS,
  `--socket=${socket}`,
  `--port=${port}`,
  '--bind-address=127.0.0.1',
  `--init-file=${join(folder, 'init.sql')}`,
];

const moreWords = ({ localInfile = true, settings = [] }: MariadbOptions): readonly string[] => [
  `--local-infile=${localInfile ? 1 : 0}`,
  ...settings,
];

function clientOptions(socket: string): readonly string[] {
  return [
    '--no-defaults',
    '--batch',
    '--skip-column-names',
    '--local-infile=1',
    '--default-character-set=utf8mb4',
    `--socket=${socket}`,
    `--user=${USER}`,
    `--password=${PASSWORD}`,
  ];
}

function spawnText(
  program: string,
  args: readonly string[],
  input: string,
  cwd: string,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(program, args, { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}
