import { type CompileOptions, compileTable } from '../compile/compile-table.ts';
import { makeRunContext } from '../run/make-run-context.ts';
import { copyText } from '../encode/copy-text.ts';
import type { Encoder } from '../encode/encoder.ts';
import { makeLexicon, type Lexicon } from '../../base/locale/lexicon.ts';
import { loadLocale } from '../../base/locale/load-locale.ts';
import type { LocaleCode } from '../../base/data/locale-code.ts';
import type { ColumnPlan, GeneratorOptions, Plan } from '../../document/plan/plan.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { decodeUtf8 } from '../../base/bytes/utf8.ts';

/** A column of a table under test. */
export type ColumnWish = {
  readonly generator: string;
  readonly options?: GeneratorOptions;
  readonly type?: ColumnType;
  readonly unique?: boolean;
  readonly null_fraction?: number;
};

export const TEXT: ColumnType = { kind: 'text', native: 'text' };
export const AS_OF = '2026-11-15T12:00:00Z';

const lexicons = new Map<LocaleCode, Promise<Lexicon>>();

export function lexiconOf(code: LocaleCode): Promise<Lexicon> {
  let lexicon = lexicons.get(code);
  if (lexicon === undefined) lexicons.set(code, (lexicon = loadLocale(code).then((data) => makeLexicon(code, data))));
  return lexicon;
}

/** The bytes of rows `from` (inclusive) to `to` (exclusive) of a table with custom columns, in COPY's text form. */
export function generateBytes(
  lexicon: Lexicon,
  columns: Readonly<Record<string, ColumnWish>>,
  {
    rows = 1000,
    from = 0,
    to = rows,
    seed = 42,
    base = 0,
    as_of = AS_OF,
    encoder = copyText,
    engine,
  }: {
    readonly rows?: number;
    readonly from?: number;
    readonly to?: number;
    readonly seed?: number;
    readonly base?: number;
    readonly as_of?: string;
    readonly encoder?: Encoder;
    readonly engine?: CompileOptions['engine'];
  } = {},
): Uint8Array {
  const names = Object.keys(columns);
  const schema: SchemaDocument = {
    version: 1,
    dialect: 'postgresql',
    name: 'fixture',
    tables: [
      {
        name: 'items',
        columns: names.map((name) => ({ name, type: columns[name]?.type ?? TEXT, nullable: true })),
        uniques: [],
        foreign_keys: [],
        checks: [],
      },
    ],
    enums: [],
    domains: [],
  };
  const plan: Plan = {
    version: 1,
    engine_version: 2,
    dialect: 'postgresql',
    schema_digest: '',
    seed,
    as_of,
    locale: lexicon.code,
    tables: [
      {
        name: 'items',
        rows,
        columns: names.map((name) => columnPlan(name, columns[name] as ColumnWish)),
        references: [],
        variants: [],
        constraints: [],
      },
    ],
    notes: [],
  };
  const { fill, minBytes, own } = compileTable(
    makeRunContext(schema, plan, lexicon, { bases: { items: base } }),
    'items',
    encoder,
    engine === undefined ? {} : { engine },
  );
  if (engine === 'webassembly' && own === undefined) throw new Error('The table has no translation.');
  const view = new DataView(new ArrayBuffer(Math.max(minBytes, 1 << 16)));
  const parts: Uint8Array[] = [];
  const state = { at: 0 };
  for (let row = from; row < to; ) {
    const next = fill(view, row, to, state);
    parts.push(new Uint8Array(view.buffer.slice(0, state.at)));
    row = next;
  }
  return joinBytes(parts);
}

function columnPlan(name: string, { generator, options = {}, unique, null_fraction = 0 }: ColumnWish): ColumnPlan {
  const source = { kind: 'generator', generator, version: 1, options } as const;
  return { name, source, null_fraction, confidence: 1, reason: 'test', ...(unique === true ? { unique } : {}) };
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The same as rows of texts by column, with COPY's escapes undone. */
export function generateRows(...args: Parameters<typeof generateBytes>): readonly Readonly<Record<string, string>>[] {
  const bytes = generateBytes(...args);
  const names = Object.keys(args[1]);
  const text = decodeUtf8(new DataView(bytes.buffer), 0, bytes.length);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => Object.fromEntries(line.split('\t').map((field, index) => [names[index] ?? '', unescape(field)])));
}

/** The values of one column alone. */
export function generateValues(
  lexicon: Lexicon,
  wish: ColumnWish,
  range?: Parameters<typeof generateBytes>[2],
): readonly string[] {
  return generateRows(lexicon, { value: wish }, range).map((row) => row['value'] ?? '');
}

function unescape(field: string): string {
  return field.replace(/\\(.)/g, (_, letter: string) => ({ n: '\n', t: '\t', r: '\r' })[letter] ?? letter);
}
