import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { readEnvFile } from './read-project.ts';

/** Something in a folder that says where a project's tables are. */
export type Found = {
  /** In words, for the list that `init` prints. */
  readonly about: string;
  /** What the project's file would name. */
  readonly source?: string;
  readonly target?: string;
};

/** What a project's file calls it. */
export const nameOf = ({ source, target }: Found): string => source ?? target ?? '';

/** What a person has typed: a number of the list that was shown, or a name of their own. */
export const readAnswer = (answer: string | undefined, found: readonly Found[]): string | undefined => {
  const chosen = /^\d+$/.test(answer ?? '') ? found[Number(answer) - 1] : undefined;
  return chosen === undefined ? answer : nameOf(chosen);
};

const DATABASE = /^(?:postgres|postgresql|mysql|mariadb|sqlite):/i;
/** Folders of migrations, as the tools that write them have them. */
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

/** What a folder says about itself, the most telling first. Nothing is opened, and no secret is shown. */
export function lookAround(folder: string): readonly Found[] {
  return [...findUrls(folder), ...findPrisma(folder), ...findFiles(folder), ...findSqlite(folder)];
}

/** The environment comes before `.env`, as it does when the file is used. */
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
  const path = ['prisma/schema.prisma', 'schema.prisma'].find((name) => existsSync(join(folder, name)));
  return path === undefined ? [] : [{ about: `${path}, a Prisma schema`, source: path }];
}

function findFiles(folder: string): readonly Found[] {
  const drizzle = findDrizzle(folder);
  const out = drizzle?.out;
  const folders = [...new Set([...(out === undefined ? [] : [out.replace(/^\.\//, '')]), ...MIGRATIONS])];
  return [
    ...(drizzle?.schema === undefined
      ? []
      : [{ about: `${drizzle.schema}, tables of Drizzle`, source: drizzle.schema }]),
    ...SCHEMAS.filter((name) => existsSync(join(folder, name))).map((name) => ({
      about: `${name}, SQL`,
      source: name,
    })),
    ...folders
      .filter((name) => countSql(join(folder, name)) > 0)
      .map((name) => ({ about: `${name}, ${countSql(join(folder, name))} migrations in SQL`, source: name })),
  ];
}

/** What a Drizzle configuration says of its tables and migrations; it is read as text, and not run. */
function findDrizzle(
  folder: string,
): { readonly schema: string | undefined; readonly out: string | undefined } | undefined {
  const config = ['drizzle.config.ts', 'drizzle.config.js', 'drizzle.config.mjs'].find((name) =>
    existsSync(join(folder, name)),
  );
  if (config === undefined) return undefined;
  const text = readFileSync(join(folder, config), 'utf8');
  const field = (name: string): string | undefined =>
    new RegExp(`\\b${name}:\\s*['"\`](?:\\./)?([^'"\`*]+)['"\`]`).exec(text)?.[1];
  const schema = field('schema');
  return { schema: schema !== undefined && existsSync(join(folder, schema)) ? schema : undefined, out: field('out') };
}

const countSql = (path: string): number =>
  existsSync(path) && statSync(path).isDirectory() ? globSync('**/*.sql', { cwd: path }).length : 0;

function findSqlite(folder: string): readonly Found[] {
  return globSync('{*,prisma/*,db/*,data/*}.{db,sqlite,sqlite3}', { cwd: folder })
    .toSorted()
    .slice(0, 3)
    .map((name) => ({
      about: `${name}, a SQLite file`,
      target: `sqlite:${basename(name) === name ? name : `./${name}`}`,
    }));
}

/** Servers of this machine that answer; their databases and passwords only the user knows. */
export async function findServers(): Promise<readonly string[]> {
  const found = await Promise.all(
    PORTS.map(async ([port, name, url]) =>
      (await answers(port)) ? `${name} answers on port ${port}: ${url}` : undefined,
    ),
  );
  return found.filter((line) => line !== undefined);
}

const PATIENCE = 300;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: PATIENCE });
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
