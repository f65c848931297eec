import {
  CHUNK_BUFFER_BYTES,
  loadLexicon,
  makeChunkBuffer,
  makeRunContext,
  mergeRules,
  nameFiles,
  openTableFile,
  parquetFooter,
  parseLocaleWish,
  type Plan,
  type RowGroupMeta,
  type Rules,
  type RunContext,
  type SchemaDocument,
  sqlDialectOf,
  type TableFileRequest,
} from '@rowloom/engine';
import { companionFiles } from '@rowloom/sql';
import type { SaveChunk, SaveFile, SaveTask } from './protocol.ts';
import { readRecipe } from './read-recipe.ts';
import { readSource, weaveAnew } from './weave.ts';

type Prepared = {
  readonly run: RunContext;
  readonly schema: SchemaDocument;
  readonly plan: Plan;
  readonly rules: Rules;
  readonly bases?: Readonly<Record<string, number>>;
  readonly tables: readonly string[];
};

export type OpenSave = { readonly files: readonly SaveFile[]; readonly chunks: Iterator<SaveChunk, undefined> };

/** Files of rows, byte by byte those that the command line writes: named at once, made as they are asked for. */
export async function openSave({ what, format, tables: wished, companions: isWhole }: SaveTask): Promise<OpenSave> {
  const prepared = await (what.kind === 'recipe' ? prepareRecipe(what.text) : prepareSource(what));
  const { schema, plan } = prepared;
  const tables = prepared.tables.filter((name) => wished === undefined || wished.includes(name));
  const rowsOf = new Map(plan.tables.map(({ name, rows }) => [name, rows]));
  const names = nameFiles(tables, format, false);
  const made = tables.map((name) => ({ name, rows: rowsOf.get(name) ?? 0, checksum: null }));
  const dialect = sqlDialectOf(schema.dialect);
  const request = { ...prepared, format, dialect, gzip: false, checksum: false, tables };
  const companions = isWhole ? await companionFiles(request, made, names) : [];
  return {
    files: [
      ...made.map(({ name, rows }): SaveFile => ({ name: names.get(name) ?? name, rows })),
      ...companions.map(([name]): SaveFile => ({ name, rows: 0 })),
    ],
    chunks: makeChunks(
      prepared.run,
      request,
      tables,
      companions.map(([, text]) => text),
    ),
  };
}

async function prepareRecipe(text: string): Promise<Prepared> {
  const { schema, plan, rules, tables: sealed } = readRecipe(text);
  const locale = parseLocaleWish(plan.locale);
  if (locale === undefined) throw new Error(`This service does not support the locale ${plan.locale}.`);
  const bases = Object.fromEntries(sealed.map(({ name, base }) => [name, base]));
  const names = new Set(sealed.map(({ name }) => name));
  return {
    run: makeRunContext(schema, plan, await loadLexicon(locale), { bases }),
    schema,
    plan,
    rules,
    bases,
    tables: plan.tables.map(({ name }) => name).filter((name) => names.has(name)),
  };
}

async function prepareSource({ source, wishes }: Extract<SaveTask['what'], { kind: 'source' }>): Promise<Prepared> {
  const opened = await readSource(source);
  const { schema, plan, run, issues } = await weaveAnew(opened, wishes);
  if (plan === undefined || run === undefined) throw new Error(issues.map(({ message }) => message).join(' '));
  const rules = mergeRules(opened.rules, wishes.rules);
  return { run, schema, plan, rules, tables: plan.tables.map(({ name }) => name) };
}

function* makeChunks(
  run: RunContext,
  request: TableFileRequest,
  tables: readonly string[],
  texts: readonly string[],
): Generator<SaveChunk, undefined> {
  const buffer = makeChunkBuffer(CHUNK_BUFFER_BYTES);
  for (const [file, table] of tables.entries()) {
    const source = openTableFile(run, request, table, buffer);
    const groups: RowGroupMeta[] = [];
    for (let chunk = 0; chunk < source.chunks; chunk++) {
      const { first, end, parts, group, release } = source.make(chunk, () => false);
      if (group !== undefined) groups.push(group);
      const isLast = chunk === source.chunks - 1;
      const footer = isLast && source.parquet !== undefined ? [parquetFooter(source.parquet.columns, groups)] : [];
      const bytes = join([...parts, ...footer]);
      release?.();
      yield { file, bytes, rows: end - first, isLast };
    }
  }
  // As in a folder, the recipe is last: it says that all is there.
  for (const [place, text] of texts.entries())
    yield { file: tables.length + place, bytes: new TextEncoder().encode(text), rows: 0, isLast: true };
  return undefined;
}

/** Memory of its own: it is handed over to the page, and the parts are used again. */
function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
