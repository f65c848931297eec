// The browser and the database server that some tests need: found on the machine, or installed where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Debian's headless build comes first: it renders the same pages with two thirds of the processor time. */
const findChromium = () => {
  for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']) {
    const path = onPath(name);
    if (path !== undefined) return path;
  }
  return undefined;
};

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const hasServer = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Debian keeps the server's programs off the path, one folder per version; the newest is used. */
const findPostgres = () => {
  const linked = onPath('postgres');
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const folders = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  return [...(linked === undefined ? [] : [dirname(realpathSync(linked))]), ...folders].find(hasServer);
};

/** Debian's mariadbd is among the administrators' programs, which are not on everyone's path. */
const findMariadb = () =>
  onPath('mariadbd') ??
  ['/usr/sbin', '/usr/local/mysql/bin'].map((folder) => join(folder, 'mariadbd')).find(existsSync);

const findPgbouncer = () => onPath('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(existsSync);

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

const apt = (args) =>
  spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1 << 26,
  });

const installPackages = (names) => {
  process.stderr.write(`Installing Debian's ${names.join(' and ')} …`);
  apt(['update', '-qq']);
  const { status, stderr } = apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
  process.stderr.write(status === 0 ? ' done.\n' : ` failed.\n${stderr ?? ''}\n`);
};

const COMPONENTS = [
  {
    title: 'Chromium',
    variable: 'ROWLOOM_CHROMIUM',
    debian: ['chromium-headless-shell'],
    find: findChromium,
    tests: 'browser',
  },
  {
    title: 'PostgreSQL',
    variable: 'ROWLOOM_POSTGRES_BIN',
    debian: ['postgresql'],
    find: findPostgres,
    tests: 'PostgreSQL',
  },
  {
    title: 'MariaDB',
    variable: 'ROWLOOM_MARIADB_BIN',
    // Only the programs: mariadb-server would also start a system server.
    debian: ['mariadb-server-core', 'mariadb-client-core'],
    find: findMariadb,
    tests: 'MariaDB',
  },
  {
    title: 'PgBouncer',
    variable: 'ROWLOOM_PGBOUNCER',
    debian: ['pgbouncer'],
    find: findPgbouncer,
    tests: 'pooler',
  },
];

/**
 * Returns the variables that tell the tests where things are, and a sentence for each missing one. Whatever `titles`
 * does not name is neither searched for nor installed.
 */
export const findComponents = (titles = COMPONENTS.map(({ title }) => title)) => {
  const env = {};
  const missing = [];
  for (const { title, variable, debian, find, tests } of COMPONENTS) {
    if (!titles.includes(title)) continue;
    const given = process.env[variable] || undefined;
    let path = given ?? find();
    if (path === undefined && canInstall()) {
      installPackages(debian);
      path = find();
    }
    if (path === undefined)
      missing.push(`${title} is missing: the ${tests} tests are SKIPPED. Install it or set ${variable}.`);
    else env[variable] = path;
  }
  return { env, missing };
};
