import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { loadLexicon, type LocaleCode, makePlan, makeRunContext, type Plan, type PreviewValue, previewRows } from '@rowloom/engine';
import { describe, expect, test } from 'vitest';
import { findPack, PACKS } from './index.ts';
import type { Pack, Truth } from './pack.ts';
import { sqliteDdl } from './sqlite-ddl.ts';

const AS_OF = '2026-11-15T12:00:00Z';
const RUNS: readonly { readonly seed: number; readonly locale: LocaleCode; readonly rows: number }[] = [
  { seed: 1, locale: 'en', rows: 10_000 },
  { seed: 42, locale: 'de', rows: 4_000 },
];

async function planPack(pack: Pack, seed: number, locale: LocaleCode, rows: number): Promise<{ plan: Plan; database: DatabaseSync }> {
  const lexicon = await loadLexicon(locale);
  const result = makePlan(pack.schema, { seed, locale, rows, as_of: AS_OF, rules: pack.rules }, lexicon);
  if ('issues' in result) throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const { plan } = result;
  const run = makeRunContext(pack.schema, plan, lexicon);
  const database = openDatabase(pack);
  database.exec('BEGIN; PRAGMA defer_foreign_keys = ON');
  for (const table of plan.tables) {
    const columns = table.columns.filter(({ source }) => source.kind !== 'omit').map(({ name }) => name);
    const decimals = new Set(pack.schema.tables.find(({ name }) => name === table.name)?.columns.filter(({ type }) => type.kind === 'decimal').map(({ name }) => name));
    const insert = database.prepare(`INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
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
  return { plan, database };
}

function openDatabase(pack: Pack): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  const steady = { deterministic: true, directOnly: false };
  database.function('regexp', steady, (pattern, text) => (text === null ? null : Number(new RegExp(String(pattern)).test(String(text)))));
  database.function('num_nonnulls', { ...steady, varargs: true }, (...values) => values.filter((value) => value !== null).length);
  for (const statement of sqliteDdl(pack.schema)) database.exec(statement);
  return database;
}

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function toSqlite(value: PreviewValue, decimal: boolean): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return decimal ? Number(value) : TIME.test(value) ? value.replace('T', ' ').replace('Z', '') : value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as number | null);
}

function exceptions(database: DatabaseSync, { sql }: Truth): readonly unknown[] {
  const asOf = AS_OF.replace('T', ' ').replace('Z', '');
  return sql.includes(':as_of') ? database.prepare(sql).all({ as_of: asOf }) : database.prepare(sql).all();
}

describe.each(PACKS)('$id', (pack) => {
  describe.each(RUNS)('seed $seed, $locale, $rows rows', async ({ seed, locale, rows }) => {
    const { plan, database } = await planPack(pack, seed, locale, rows);

    test('every table has rows, and all of them together are about as many as wished', () => {
      expect(plan.tables.map(({ name }) => name).toSorted()).toEqual(pack.schema.tables.map(({ name }) => name).toSorted());
      const counts = plan.tables.map(({ name }) => ({ name, rows: database.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.['n'] }));
      expect(counts).toEqual(plan.tables.map((table) => ({ name: table.name, rows: table.rows })));
      const total = plan.tables.reduce((sum, table) => sum + table.rows, 0);
      expect(total).toBeGreaterThan(rows * 0.8);
      expect(total).toBeLessThan(rows * 1.2);
    });

    test('no foreign key is broken', () => {
      expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    });

    test.each(pack.truths)('$name', (truth) => {
      expect(exceptions(database, truth)).toEqual([]);
    });
  });
});

test('a pack is found by its id', () => {
  expect(findPack('saas')?.schema.name).toBe('saas');
  expect(findPack('nonsense')).toBeUndefined();
});
