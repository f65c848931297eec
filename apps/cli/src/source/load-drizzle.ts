import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Dialect } from '@rowloom/engine';
import { type ConvertResult, type DrizzleTable, type DrizzleTools, readDrizzle } from '@rowloom/sources';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { importUsersModule, type UsersModule } from './import-users-module.ts';

const CORES: Readonly<
  Record<string, { readonly core: string; readonly table: string; readonly dialect: Dialect; readonly printer: string }>
> = {
  pg: { core: 'drizzle-orm/pg-core', table: 'PgTable', dialect: 'postgresql', printer: 'PgDialect' },
  mysql: { core: 'drizzle-orm/mysql-core', table: 'MySqlTable', dialect: 'mysql', printer: 'MySqlDialect' },
  sqlite: { core: 'drizzle-orm/sqlite-core', table: 'SQLiteTable', dialect: 'sqlite', printer: 'SQLiteAsyncDialect' },
};

/** Drizzle tables are values of a program: the module is loaded, and the user's own Drizzle describes its exports. */
export async function loadDrizzle(name: string): Promise<ConvertResult> {
  const path = resolve(name);
  const given = await load(path);
  const files = schemaFiles(given, dirname(path));
  const modules = files === undefined ? [given] : await Promise.all(files.map(load));
  const exported = modules.flatMap((module) => Object.values(module));
  const need = createRequire(files?.[0] ?? path);
  for (const kind of Object.values(CORES)) {
    const tools = await toolsFor(kind, need);
    if (tools !== undefined && exported.some(tools.isTable)) return readDrizzle(exported, tools);
  }
  return { issues: [{ line: 1, column: 1, message: 'This module exports no table of PostgreSQL, MySQL or SQLite.' }] };
}

/** The files that a drizzle.config names; undefined if the module is the schema itself. */
function schemaFiles(module: UsersModule, folder: string): readonly string[] | undefined {
  const config = module['default'];
  if (typeof config !== 'object' || config === null || !('schema' in config)) return undefined;
  const patterns = (Array.isArray(config.schema) ? config.schema : [config.schema]).map(String);
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: folder })).map((file) => resolve(folder, file));
  if (files.length > 0) return files;
  throw refusal(EXIT.input, `The schema of the Drizzle configuration, ${patterns.join(', ')}, matches no file.`);
}

async function load(path: string): Promise<UsersModule> {
  try {
    return await importUsersModule(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const missing = /^Cannot find package '([^']+)'/.exec(why)?.[1];
    throw refusal(EXIT.input, `${path} could not be loaded: ${why.split('\n')[0] ?? ''}`, [
      ...(missing === undefined ? [] : [`Install the package first: npm install ${missing}`]),
      'Let Drizzle write the SQL instead, and give that: npx drizzle-kit export > schema.sql',
    ]);
  }
}

type Core = (typeof CORES)[string];
type Inlined = { readonly inlineParams?: () => unknown };
type Printer = {
  readonly sqlToQuery: (
    sql: unknown,
    source: 'indexes',
  ) => { readonly sql: string; readonly params: readonly unknown[] };
};

async function toolsFor(
  { core, table, dialect, printer }: Core,
  need: NodeJS.Require,
): Promise<DrizzleTools | undefined> {
  const [drizzle, own] = await Promise.all([importFrom(need, 'drizzle-orm'), importFrom(need, core)]);
  const is = drizzle?.['is'] as ((value: unknown, type: unknown) => boolean) | undefined;
  const describe = own?.['getTableConfig'] as ((table: unknown) => DrizzleTable) | undefined;
  const Printing = own?.[printer] as (new () => Printer) | undefined;
  if (own === undefined || is === undefined || describe === undefined) return undefined;
  const sqlPrinter = Printing === undefined ? undefined : new Printing();
  return {
    dialect,
    describe,
    isTable: (value) => typeof value === 'object' && value !== null && is(value, own[table]),
    printSql(sql) {
      try {
        // As in an index: columns without their table, values inlined.
        const query = sqlPrinter?.sqlToQuery((sql as Inlined).inlineParams?.() ?? sql, 'indexes');
        return query === undefined || query.params.length > 0 ? undefined : query.sql;
      } catch {
        return undefined;
      }
    },
  };
}

async function importFrom(need: NodeJS.Require, name: string): Promise<UsersModule | undefined> {
  try {
    return await importUsersModule(need.resolve(name));
  } catch {
    return undefined;
  }
}
