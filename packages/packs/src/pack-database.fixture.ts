import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  loadLexicon,
  type LocaleWish,
  makePlan,
  makeRunContext,
  mergeRules,
  type Plan,
  type PreviewValue,
  previewRows,
  type Rules,
  type RunContext,
} from '@rowloom/engine';
import type { Pack, Truth } from './pack.ts';
import { sqliteDdl } from './sqlite-ddl.ts';

export const AS_OF = '2026-11-15T12:00:00Z';

export type Run = { readonly seed: number; readonly locale: LocaleWish; readonly rows: number; readonly rules?: Rules };
export type Sample = { readonly plan: Plan; readonly run: RunContext; readonly database: DatabaseSync };

/** A pack's rows in a database that enforces its keys and CHECKs. */
export async function loadPack(pack: Pack, { seed, locale, rows, rules = {} }: Run): Promise<Sample> {
  const lexicon = await loadLexicon(locale);
  const result = makePlan(
    pack.schema,
    { seed, locale, rows, as_of: AS_OF, rules: mergeRules(pack.rules, rules) },
    lexicon,
  );
  if ('issues' in result) throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const { plan } = result;
  const run = makeRunContext(pack.schema, plan, lexicon);
  const database = openDatabase(pack);
  database.exec('BEGIN; PRAGMA defer_foreign_keys = ON');
  for (const table of plan.tables) {
    const columns = table.columns.filter(({ source }) => source.kind !== 'omit').map(({ name }) => name);
    const decimals = new Set(
      pack.schema.tables
        .find(({ name }) => name === table.name)
        ?.columns.filter(({ type }) => type.kind === 'decimal')
        .map(({ name }) => name),
    );
    const insert = database.prepare(
      `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of previewRows(run, table.name, 0, table.rows)) {
      const values = columns.map((name) => toSqlite(row[name] ?? null, decimals.has(name)));
      try {
        insert.run(...values);
      } catch (error) {
        throw new Error(`${table.name} refuses ${JSON.stringify(row)}: ${String(error)}`, { cause: error });
      }
    }
  }
  database.exec('COMMIT');
  return { plan, run, database };
}

function openDatabase(pack: Pack): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const steady = { deterministic: true, directOnly: false };
  database.function('regexp', steady, (pattern, text) =>
    text === null ? null : Number(new RegExp(String(pattern)).test(String(text))),
  );
  database.function(
    'num_nonnulls',
    { ...steady, varargs: true },
    (...values) => values.filter((value) => value !== null).length,
  );
  for (const statement of sqliteDdl(pack.schema)) database.exec(statement);
  return database;
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function toSqlite(value: PreviewValue, decimal: boolean): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string')
    return decimal ? Number(value) : TIME.test(value) ? value.replace('T', ' ').replace('Z', '') : value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

/** Rows for which a truth does not hold. */
export function exceptions(database: DatabaseSync, { sql }: Truth): readonly unknown[] {
  const asOf = AS_OF.replace('T', ' ').replace('Z', '');
  return sql.includes(':as_of') ? database.prepare(sql).all({ as_of: asOf }) : database.prepare(sql).all();
}
