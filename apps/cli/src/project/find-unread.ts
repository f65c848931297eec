import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recogniseOtherTool } from '@rowloom/sources';
import { findDrizzle } from './find-drizzle.ts';
import { readEnvFile } from './read-project.ts';

/** Something in a folder that describes tables but cannot be read: why, and what to do. */
export type Unread = { readonly about: string; readonly ways: readonly string[] };

/** Where tools keep migrations and schemas that are programs. */
const PROGRAMS = [
  'db/schema.rb',
  'manage.py',
  '{,src/,db/,database/,alembic/}{migrations,migration,migrate,versions,entities,entity,models}/*.{ts,js,mjs,cjs,rb,py}',
];

/** Sources that `lookAround` skips. Nothing is executed, and only the scheme of a URL is shown. */
export const findUnread = (folder: string): readonly Unread[] => [
  ...findStrangeUrls(folder),
  ...findLostDrizzle(folder),
  ...findPrograms(folder),
];

const KNOWN = /^(?:postgres|postgresql|mysql|mariadb|sqlite)$/i;
const SCHEMES = 'postgres://, mysql://, mariadb:// or sqlite:';

function findStrangeUrls(folder: string): readonly Unread[] {
  const file = readEnvFile(folder);
  const names = new Set([
    ...Object.keys(file).filter((name) => /DATABASE_UR[LI]$|^DB_UR[LI]$/.test(name)),
    'DATABASE_URL',
  ]);
  return [...names].flatMap((name): readonly Unread[] => {
    const value = process.env[name] ?? file[name] ?? '';
    const place = process.env[name] === undefined ? '.env' : 'the environment';
    const scheme = /^([a-z][\w+.-]*):/i.exec(value)?.[1];
    if (value === '' || (scheme !== undefined && KNOWN.test(scheme))) return [];
    return [{ about: `${name} of ${place}: ${whyStrange(scheme)}`, ways: [wayFor(scheme, value)] }];
  });
}

const whyStrange = (scheme: string | undefined): string =>
  scheme === undefined ? 'it is not a URL' : `a ${scheme}: URL, which Rowloom does not read`;

function wayFor(scheme: string | undefined, value: string): string {
  // Prisma resolves paths from the folder of its schema.
  if (scheme === 'file')
    return `For Prisma's SQLite file: --to sqlite:./${join('prisma', value.slice('file:'.length))}`;
  return `Give the database's own address, which begins with ${SCHEMES}: --source '\${NAME_OF_A_VARIABLE}'`;
}

function findLostDrizzle(folder: string): readonly Unread[] {
  const drizzle = findDrizzle(folder);
  if (drizzle === undefined || drizzle.files.length > 0) return [];
  const { config, schema } = drizzle;
  const why = schema === undefined ? 'names no schema in plain text' : `names the schema ${schema}, which is not there`;
  return [
    {
      about: `${config}: it ${why}`,
      ways: [
        'Give the module of the tables: --source src/schema.ts',
        'Or their SQL: npx drizzle-kit export > schema.sql',
      ],
    },
  ];
}

/** One file represents all of its tool: the folder is named once. */
function findPrograms(folder: string): readonly Unread[] {
  const seen = new Map<string, Unread>();
  for (const name of PROGRAMS.flatMap((pattern) => globSync(pattern, { cwd: folder }).toSorted())) {
    const text = existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
    const other = recogniseOtherTool(name, text) ?? recogniseKnex(text);
    if (other === undefined || seen.has(other.tool)) continue;
    seen.set(other.tool, {
      about: `${name}, a schema of ${other.tool}, which only ${other.tool} can turn into SQL`,
      ways: other.help,
    });
  }
  return [...seen.values()];
}

const recogniseKnex = (text: string): ReturnType<typeof recogniseOtherTool> =>
  /\bknex\b/.test(text)
    ? {
        tool: 'Knex',
        help: ['Run your migrations on an empty database, then give its URL: npx knex migrate:latest'],
      }
    : undefined;
