import { existsSync, globSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { type DrizzleConfig, findDrizzle } from './find-drizzle.ts';
import type { Unread } from './find-unread.ts';
import { readEnvFile } from './read-project.ts';

/** Something in a folder that shows where a project's tables are. */
export type Found = {
  /** A description, for the list that `init` prints. */
  readonly about: string;
  /** The value for the project's file. */
  readonly source?: string;
  readonly target?: string;
};

/** Its name in a project's file. */
export const nameOf = ({ source, target }: Found): string => source ?? target ?? '';

/** What a person has typed: a number of the printed list, or a custom name. */
export const readAnswer = (answer: string | undefined, found: readonly Found[]): string | undefined => {
  const chosen = /^\d+$/.test(answer ?? '') ? found[Number(answer) - 1] : undefined;
  return chosen === undefined ? answer : nameOf(chosen);
};

const DATABASE = /^(?:postgres|postgresql|mysql|mariadb|sqlite):/i;
/** Folders of migrations, as their tools write them. */
const MIGRATIONS = [
  'prisma/migrations',
  'supabase/migrations',
  'drizzle',
  'db/migrations',
  'database/migrations',
  'migrations',
  'db/migrate',
];
const SCHEMAS = ['db/structure.sql', 'db/schema.sql', 'database/schema.sql', 'sql/schema.sql', 'schema.sql'];
const PORTS = [
  [5432, 'PostgreSQL', 'postgres://USER:PASSWORD@localhost:5432/DATABASE'],
  [3306, 'MySQL or MariaDB', 'mysql://USER:PASSWORD@localhost:3306/DATABASE'],
] as const;

/** The sources in a folder, the most informative first. Nothing is opened, and no secret is shown. */
export function lookAround(folder: string): readonly Found[] {
  return [...findUrls(folder), ...findPrisma(folder), ...findFiles(folder), ...findSqlite(folder)];
}

/** The environment overrides `.env`, as when the file is used. */
function findUrls(folder: string): readonly Found[] {
  const file = readEnvFile(folder);
  const names = new Set([...Object.keys(file), 'DATABASE_URL']);
  return [...names]
    .filter((name) => DATABASE.test(process.env[name] ?? file[name] ?? ''))
    .toSorted((a, b) => Number(b === 'DATABASE_URL') - Number(a === 'DATABASE_URL'))
    .map((name) => {
      const scheme = /^[a-z]+/i.exec(process.env[name] ?? file[name] ?? '')?.[0] ?? '';
      const place = process.env[name] === undefined ? '.env' : 'the environment';
      return { about: `${name} of ${place}: a ${scheme} URL`, target: `\${${name}}` };
    });
}

function findPrisma(folder: string): readonly Found[] {
  // None of several files contains the whole schema.
  const several = ['prisma/schema', 'prisma'].find((name) => globSync(`${name}/*.prisma`, { cwd: folder }).length > 1);
  const path = several ?? ['prisma/schema.prisma', 'schema.prisma'].find((name) => existsSync(join(folder, name)));
  return path === undefined ? [] : [{ about: `${path}, a Prisma schema`, source: path }];
}

function findFiles(folder: string): readonly Found[] {
  const drizzle = findDrizzle(folder);
  const out = drizzle?.out;
  const folders = [...new Set([...(out === undefined ? [] : [out.replace(/^\.\//, '')]), ...MIGRATIONS])];
  return [
    ...(drizzle === undefined ? [] : describeDrizzle(drizzle)),
    ...SCHEMAS.filter((name) => existsSync(join(folder, name))).map((name) => ({
      about: `${name}, SQL`,
      source: name,
    })),
    ...folders
      .map((name) => ({ name, count: countSql(join(folder, name)) }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => ({
        about: `${name}, ${count === 1 ? 'a migration' : `${count} migrations`} in SQL`,
        source: name,
      })),
  ];
}

/** Several files are read through the configuration, which names them. */
function describeDrizzle({ config, files: [first, ...others] }: DrizzleConfig): readonly Found[] {
  if (first === undefined) return [];
  const source = others.length === 0 ? first : config;
  return [{ about: `${source}, tables of Drizzle`, source }];
}

const countSql = (path: string): number =>
  existsSync(path) && statSync(path).isDirectory() ? globSync('**/*.sql', { cwd: path }).length : 0;

function findSqlite(folder: string): readonly Found[] {
  return globSync('{*,prisma/*,db/*,data/*}.{db,sqlite,sqlite3}', { cwd: folder })
    .toSorted()
    .slice(0, 3)
    .map((name) => ({
      about: `${name}, an SQLite file`,
      target: `sqlite:${basename(name) === name ? name : `./${name}`}`,
    }));
}

/** Local servers that answer; only the user knows their databases and passwords. */
export async function findServers(): Promise<readonly Unread[]> {
  const found = await Promise.all(
    PORTS.map(async ([port, name, url]) =>
      (await answers(port))
        ? {
            about: `a server of ${name} on port ${port}, whose databases and passwords only you know`,
            ways: [`Name one: --source ${url}, preferably as DATABASE_URL in .env`],
          }
        : undefined,
    ),
  );
  return found.filter((server) => server !== undefined);
}

const TIMEOUT_MS = 300;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: TIMEOUT_MS });
    const end = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
}
