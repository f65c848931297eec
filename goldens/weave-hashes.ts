import {
  canCopyBinary,
  copyBinary,
  copyText,
  csv,
  GENERATORS,
  jsonl,
  LOCALE_CODES,
  type LocaleCode,
  loadLexicon,
  makePlan,
  makeRunContext,
  prepareTable,
  type Rules,
  type RunContext,
  type SchemaDocument,
  type TableProgram,
} from '@rowloom/engine';
import { PACKS } from '@rowloom/packs';
import { makeByteHash } from './hash-bytes.ts';

/** Hashes by name: the rows of a seed, for every generator and every pack. */
export type Hashes = Readonly<Record<string, string>>;

const AS_OF = '2026-11-15T00:00:00.000Z';
const PACK_ROWS = 3000;
const GENERATOR_ROWS = 500;
const WIDE_ROWS = 200;

/** By the engine of the loops: the bytes must be the same. */
export type LoopEngine = 'javascript' | 'webassembly';

/** Hashes of all packs and all generators in the given locales, each table made in that many chunks. */
export async function weaveHashes(
  chunks: number,
  engine: LoopEngine,
  locales: readonly LocaleCode[] = LOCALE_CODES,
): Promise<Hashes> {
  const hashes: Record<string, string> = {};
  for (const pack of PACKS) {
    for (const locale of locales.filter((code) => code === 'en' || code === 'ja')) {
      const run = await makeRun(pack.schema, PACK_ROWS, pack.rules, locale);
      for (const table of run.tables.keys())
        hashes[`${pack.id}/${locale}/${table}`] = hashTable(run, table, chunks, engine);
    }
  }
  for (const locale of locales) {
    const isFirst = locale === 'en' || locale === 'ja';
    const { schema, rules } = isFirst ? catalogueSchema() : wideSchema();
    const run = await makeRun(schema, { '*': isFirst ? GENERATOR_ROWS : WIDE_ROWS }, rules, locale);
    for (const table of run.tables.keys())
      hashes[`generator/${locale}/${table}`] = hashTable(run, table, chunks, engine);
  }
  return hashes;
}

export async function makeRun(
  schema: SchemaDocument,
  rows: number | Readonly<Record<string, number>>,
  rules: Rules,
  locale: LocaleCode,
): Promise<RunContext> {
  const lexicon = await loadLexicon(locale);
  const result = makePlan(schema, { rows, seed: 42, locale, as_of: AS_OF, rules }, lexicon);
  if ('issues' in result) throw new Error(result.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return makeRunContext(schema, result.plan, lexicon);
}

/** One table for each generator, so that a change in one changes one hash. */
export function catalogueSchema(): { readonly schema: SchemaDocument; readonly rules: Rules } {
  const names = GENERATORS.map(({ name }) => name);
  return {
    schema: {
      version: 1,
      dialect: 'postgresql',
      name: 'catalogue',
      enums: [],
      domains: [],
      tables: names.map((name) => ({
        name,
        columns: [{ name: 'value', type: { kind: 'text', native: 'text' }, nullable: true }],
        uniques: [],
        foreign_keys: [],
        checks: [],
      })),
    },
    rules: Object.fromEntries(
      names.map((name) => [`${name}.value`, { generator: name, options: OPTIONS[name] ?? {}, null_fraction: 0.1 }]),
    ),
  };
}

/** One table of all generators: only the words of a further locale are new, and one hash shows whether they changed. */
function wideSchema(): { readonly schema: SchemaDocument; readonly rules: Rules } {
  const { schema } = catalogueSchema();
  const names = GENERATORS.map(({ name }) => name);
  const table = schema.tables[0];
  if (table === undefined) throw new Error('There is no generator.');
  return {
    schema: {
      ...schema,
      tables: [
        {
          ...table,
          name: 'all',
          columns: table.columns.flatMap((column) => names.map((name) => ({ ...column, name }))),
        },
      ],
    },
    rules: Object.fromEntries(
      names.map((name) => [`all.${name}`, { generator: name, options: OPTIONS[name] ?? {}, null_fraction: 0.1 }]),
    ),
  };
}

/** Generators with required options. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  quantiles: { values: ['0', '1.5', '2', '40'] },
  one_of: { values: ['red', 'green', 'blue'] },
  constant: { value: 'the same' },
  pattern: { regex: '^[A-Z]{3}-[0-9]{4,6}$' },
  identifier: { of: 'isbn13' },
  template: { text: '{given_name} of {city}' },
  term: { of: 'airport', field: 'name' },
};

/** All encoders feed one hash; the chunks are made last first, each by a separate program. */
function hashTable(run: RunContext, table: string, chunks: number, engine: LoopEngine): string {
  const hash = makeByteHash();
  const rows = run.tables.get(table)?.plan.rows ?? 0;
  // Chunks share only the run. The columns are compiled once for all of its encoders.
  const prepared = Array.from({ length: chunks }, () => prepareTable(run, table));
  for (const encoder of [copyText, csv, jsonl, copyBinary]) {
    if (encoder === copyBinary && !prepared.every(({ columns }) => canCopyBinary(columns))) continue;
    for (const part of weaveChunks(rows, prepared, (chunk) => chunk.compile(encoder, { engine })))
      hash.add(new DataView(part.buffer, 0, part.length), part.length);
  }
  return hash.text();
}

type Prepared = ReturnType<typeof prepareTable>;

function weaveChunks(
  rows: number,
  prepared: readonly Prepared[],
  compile: (chunk: Prepared) => TableProgram,
): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (const [chunk, ready] of [...prepared.entries()].toReversed()) {
    const end = Math.floor(((chunk + 1) * rows) / prepared.length);
    const program = compile(ready);
    const view = new DataView(new ArrayBuffer(Math.max(16_384, program.minBytes)));
    const state = { at: 0 };
    const made: Uint8Array[] = [];
    for (let row = Math.floor((chunk * rows) / prepared.length); row < end; ) {
      row = program.fill(view, row, end, state);
      made.push(new Uint8Array(view.buffer.slice(0, state.at)));
    }
    parts.unshift(...made);
  }
  return parts;
}
