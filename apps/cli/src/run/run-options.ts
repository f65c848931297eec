import { DEFAULT_FORMAT, DIALECT_NAMES, FILE_FORMATS, LOCALE_CODES } from '@rowloom/engine';
import type { OptionTable } from '../arguments/option.ts';

/** What decides a run's rows; the same for every command that plans. */
export const PLAN_OPTIONS = {
  rows: {
    value: 'N',
    many: true,
    help: 'rows in the whole run, or by table: orders=5000,*=1000 (* means every other table)',
    default: '10000 in the whole run',
  },
  seed: { value: 'N', help: 'the same seed makes the same rows', default: 'chosen at random, and shown' },
  'as-of': {
    value: 'TIME',
    help: 'the "now" that every date is relative to: 2026-11-15 or 2026-11-15T09:30:00Z',
    default: 'last midnight in UTC',
  },
  locale: {
    value: 'CODE',
    help: `language and country of names, places and texts: ${LOCALE_CODES.join(', ')}; several by weight: de=3,fr=1`,
    default: 'en',
    choices: LOCALE_CODES,
  },
  rules: { value: 'FILE', help: 'rules that override what is made, as JSON or YAML' },
  dirt: {
    value: 'SHARE',
    help: 'the share of wrong cells, 0.02 or 2%: typos, wrong case, stray spaces, missing values, outliers, duplicate rows; constraints still hold',
    default: 'none',
  },
  'leave-alone': {
    value: 'LIST',
    many: true,
    help: 'tables that get no rows, separated by commas; other tables may refer to their existing rows',
  },
  shape: { value: 'FILE', help: 'a profile of another database that the rows should resemble' },
  strict: { help: 'refuse the run if a table cannot be filled, instead of leaving that table out' },
} as const satisfies OptionTable;

/** How and where rows are written; the same for `generate` and `replay`. */
export const WRITE_OPTIONS = {
  to: { value: 'PLACE', help: 'a folder, - for standard output, or a database: postgres://…, mysql://…, sqlite:FILE' },
  format: {
    value: 'NAME',
    help: `${FILE_FORMATS.slice(0, -1).join(', ')} or ${FILE_FORMATS.at(-1)}`,
    default: DEFAULT_FORMAT,
    choices: FILE_FORMATS,
  },
  tables: { value: 'LIST', many: true, help: 'write only these tables, separated by commas', default: 'all' },
  dialect: {
    value: 'NAME',
    help: 'SQL of the sql format, schema.sql and load.sql: postgresql, mysql or sqlite',
    default: "the source's own",
    choices: DIALECT_NAMES,
  },
  threads: {
    value: 'N',
    help: 'threads that make and write rows; the bytes are the same with any number',
    default: 'as many as are useful: the number of cores, at most 4',
  },
  gzip: { help: 'compress the files (not parquet)' },
  checksum: { help: 'put a checksum of every table into rowloom.json; the rows are made twice' },
  force: { help: 'write into a folder that contains other files' },
  json: { help: 'print progress and result as JSON, one event per line' },
  quiet: { help: 'print only errors' },
} as const satisfies OptionTable;

/** Further facts about a source; the same for every command that reads one. */
export const SOURCE_OPTIONS = {
  'source-dialect': {
    value: 'NAME',
    help: 'what a .sql file is written in: postgresql, mysql, mariadb or sqlite',
    default: 'recognized from the text',
    choices: DIALECT_NAMES,
  },
} as const satisfies OptionTable;

export const SOURCE_OPERAND = {
  name: 'SOURCE',
  help: "a pack's id (ecommerce, saas, blog), a database's URL, a .sql file or a folder of migrations, a Prisma, Drizzle, DBML or JSON Schema file, a schema document (.json), or - for standard input",
} as const;

/** For commands that find a project's file. */
export const PROJECT_OPTIONS = {
  target: { value: 'NAME', help: "one of the project's targets, by its name in rowloom.yaml", default: 'its first' },
} as const satisfies OptionTable;
