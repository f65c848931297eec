import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PreviewValue } from '@rowloom/engine';
import type { CorpusSchema } from '../../find-schemas.ts';
import type { Case } from '../share.ts';
import type { WovenSchema } from '../woven-schema.ts';

/**
 * A relation that a domain expert takes for granted: of the rows `from` (`when`) those are good in which it `holds`.
 */
export type Relation = {
  readonly kind: string;
  readonly from: string;
  readonly holds: string;
  readonly when: string | undefined;
};

/** The relations written down beside a schema, in lines of `kind;from;holds;when` in SQLite's SQL. */
export function readRelations({ name, folder }: CorpusSchema): readonly Relation[] {
  const path = join(folder ?? '.', `${name}.relations`);
  if (folder === undefined || !existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', from = '', holds = '', when] = line.split(';');
      return { kind, from, holds, when };
    });
}

export type RelationCase = Case & { readonly kind: string };

/**
 * The rows, loaded into a separate database, queried for each relation. Rows for which the result is unknown are not
 * counted.
 */
export function expectedRelations(schema: WovenSchema, relations: readonly Relation[]): readonly RelationCase[] {
  const database = new DatabaseSync(':memory:');
  try {
    for (const table of schema.tables.values()) load(database, table);
    return relations.map(({ kind, from, holds, when }) => {
      const where = when === undefined ? '' : ` where ${when}`;
      const sql = `select coalesce(sum((${holds}) <> 0), 0) as good, count((${holds})) as "all" from ${from}${where}`;
      const { good, all } = database.prepare(sql).get() as { good: number; all: number };
      const told = `${schema.name}.${from}: ${holds}${where}`;
      return { kind, what: told.replaceAll(/\s+/g, ' '), good, all };
    });
  } finally {
    database.close();
  }
}

function load(
  database: DatabaseSync,
  { table, rows }: WovenSchema['tables'] extends ReadonlyMap<string, infer T> ? T : never,
): void {
  const names = table.columns.map(({ name }) => name);
  const quoted = names.map((name) => `"${name}"`).join(', ');
  database.exec(`create table "${table.name}" (${quoted})`);
  const insert = database.prepare(`insert into "${table.name}" values (${names.map(() => '?').join(', ')})`);
  database.exec('begin');
  const numbers = new Set(
    table.columns
      .filter(({ type }) => ['integer', 'decimal', 'float', 'money'].includes(type.kind))
      .map(({ name }) => name),
  );
  for (const row of rows) insert.run(...names.map((name) => sqlValue(row[name] ?? null, numbers.has(name))));
  database.exec('commit');
}

function sqlValue(value: PreviewValue, isNumber: boolean): string | number | bigint | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (isNumber) return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
