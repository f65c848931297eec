import {
  type LocaleCode,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Plan,
  type PreviewRow,
  previewRows,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { readDdl } from '@rowloom/runner';
import type { CorpusSchema } from '../find-schemas.ts';
import { guessLocale } from './guess-locale.ts';

export type WovenTable = { readonly key: string; readonly table: Table; readonly rows: readonly PreviewRow[] };

/** A schema with the rows made for it, as a reader would have them. */
export type WovenSchema = {
  readonly name: string;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly tables: ReadonlyMap<string, WovenTable>;
};

/** `rows` of each table, or `total` of all together, as with a single number. */
export type WeaveWishes = { readonly seed: number; readonly locale?: LocaleCode } & (
  | { readonly rows: number }
  | { readonly total: number }
);

/** Reads a schema's text and makes its rows in memory: no server, no rule. */
export async function weaveSchema(source: CorpusSchema, wishes: WeaveWishes): Promise<WovenSchema> {
  const { name, dialect } = source;
  const read = await readDdl({ text: source.read().toString(), dialect, name });
  if ('issues' in read) throw new Error(read.issues.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  return weaveDocument(name, read.schema, wishes);
}

export async function weaveDocument(
  name: string,
  schema: SchemaDocument,
  { seed, locale = guessLocale(schema), ...size }: WeaveWishes,
): Promise<WovenSchema> {
  const [rows, most] = 'total' in size ? [size.total, size.total] : [{ '*': size.rows }, size.rows * 4];
  const lexicon = await loadLexicon(locale);
  const made = makePlan(schema, { rows, seed, locale, as_of: '2026-11-15T00:00:00Z', leave_out: true }, lexicon);
  if ('issues' in made) throw new Error(made.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const run = makeRunContext(schema, made.plan, lexicon);
  const tables = schema.tables.flatMap((table): WovenTable[] => {
    const key = tableKey(table);
    return run.tables.has(key) ? [{ key, table, rows: previewRows(run, key, 0, most) }] : [];
  });
  return { name, schema, plan: made.plan, tables: new Map(tables.map((table) => [table.key, table])) };
}
