import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ColumnType,
  type FileFormat,
  loadLexicon,
  makePlan,
  type Rules,
  type SchemaDocument,
  type SqlDialect,
} from '@rowloom/engine';
import { companionFiles } from '@rowloom/sql';
import { writeFolder } from '../files/write-files.ts';

const INT: ColumnType = { native: 'INTEGER', kind: 'integer', bits: 32 };
const TEXT: ColumnType = { native: 'TEXT', kind: 'text' };

/** Tables and columns with these names. */
export const namedTables = (dialect: SqlDialect, names: readonly string[]): SchemaDocument => ({
  version: 1,
  dialect,
  name: 'named',
  enums: [],
  domains: [],
  tables: names.map((name) => ({
    name,
    columns: [
      { name, type: INT, nullable: false, identity: 'by_default' },
      { name: `c ${name}`.slice(0, 60), type: TEXT, nullable: true },
    ],
    primary_key: { columns: [name] },
    uniques: [],
    foreign_keys: [],
    checks: [],
  })),
});

export const TEXTS_TABLE = 'texts';

/** A table with these texts as values, plain and inside JSON, and the rules that put them there. */
export const textsTable = (
  dialect: SqlDialect,
  texts: readonly string[],
): { readonly schema: SchemaDocument; readonly rules: Rules } => ({
  schema: {
    version: 1,
    dialect,
    name: 'texts',
    enums: [],
    domains: [],
    tables: [
      {
        name: TEXTS_TABLE,
        columns: [
          { name: 'note', type: TEXT, nullable: false },
          { name: 'json', type: { native: 'JSON', kind: 'json' }, nullable: false },
        ],
        uniques: [],
        foreign_keys: [],
        checks: [],
      },
    ],
  },
  rules: {
    [`${TEXTS_TABLE}.note`]: { one_of: texts },
    [`${TEXTS_TABLE}.json`]: { one_of: texts.map((text) => JSON.stringify({ [text]: [text] })) },
  },
});

export type Rows = { readonly schema: SchemaDocument; readonly rules: Rules; readonly rows: number };

/** Rows of a document in files, with the script that loads them, in a folder that is removed afterwards. */
export async function withFolder(
  { schema, rules, rows }: Rows,
  dialect: SqlDialect,
  format: FileFormat,
  gzip: boolean,
  work: (folder: string) => void,
): Promise<void> {
  const made = makePlan(
    schema,
    { seed: 3, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rows: { '*': rows }, rules },
    await loadLexicon('en'),
  );
  if ('issues' in made) throw new Error(JSON.stringify(made.issues));
  const { plan } = made;
  const tables = plan.tables.map(({ name }) => name);
  const request = { schema, plan, locale: 'en', format, dialect, gzip, checksum: false, tables } as const;
  const root = mkdtempSync(join(tmpdir(), 'rowloom-hostile-files-'));
  try {
    await writeFolder(request, {
      folder: join(root, 'data'),
      force: false,
      threads: { count: 1, module: new URL('file:///unused') },
      signal: new AbortController().signal,
      onProgress: () => undefined,
      companions: (written, files) => companionFiles({ ...request, rules }, written, files),
    });
    work(join(root, 'data'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
