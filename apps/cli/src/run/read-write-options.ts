import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import {
  DEFAULT_FORMAT,
  DIALECT_NAMES,
  FILE_FORMATS,
  type FileFormat,
  FORMATS,
  type Plan,
  type SqlDialect,
  sqlDialectOf,
  type Wishes,
} from '@rowloom/engine';
import type { OptionValues } from '../arguments/option.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { readWhole } from '../arguments/read-number.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { chooseTables } from './choose-tables.ts';
import type { WRITE_OPTIONS } from './run-options.ts';

export type WriteWishes = {
  readonly to: string;
  readonly format: FileFormat;
  readonly dialect: SqlDialect;
  /** As requested; otherwise as many as are useful. */
  readonly threads: number | undefined;
};

const MIXING = FILE_FORMATS.filter((name) => FORMATS[name].mixesTables);
const STANDARD_OUTPUT = 1;
const MAX_THREADS = 256;
const DEFAULT_THREADS = 4;
/** Below this, a thread costs more than it saves. */
const ROWS_PER_THREAD = 200_000;

type Values = OptionValues<typeof WRITE_OPTIONS>;

/** Everything that can be wrong before the source is read. */
export function readWriteOptions(
  options: Values,
): Omit<WriteWishes, 'dialect'> & { readonly dialect: SqlDialect | undefined } {
  if (options.to === undefined) {
    throw refusal(
      EXIT.usage,
      'Where to? Add --to DIR to write into a folder, --to URL for a database, or --to - for standard output.',
    );
  }
  const format = options.format === undefined ? DEFAULT_FORMAT : readChoice(options.format, '--format', FILE_FORMATS);
  if (options.gzip && !FORMATS[format].mayBePacked) {
    throw refusal(
      EXIT.usage,
      `--gzip cannot be used with ${format}, because readers need random access to the file. Leave out --gzip.`,
    );
  }
  if (options.to === '-' && (options.gzip || !FORMATS[format].isText) && isatty(STANDARD_OUTPUT)) {
    throw refusal(
      EXIT.usage,
      'The output is binary and would garble the terminal. Send it to a file or a pipe: … > FILE',
    );
  }
  const threads =
    options.threads === undefined ? undefined : readWhole(options.threads, '--threads', { min: 1, max: MAX_THREADS });
  return {
    to: options.to,
    format,
    dialect: options.dialect === undefined ? undefined : readDialect(options.dialect),
    threads,
  };
}

function readDialect(text: string): SqlDialect {
  return sqlDialectOf(readChoice(text, '--dialect', DIALECT_NAMES));
}

/** The tables to write; a stream of CSV or Parquet has room for one. */
export function readTables(
  plan: Plan,
  options: Values,
  { to, format }: Pick<WriteWishes, 'to' | 'format'>,
): readonly string[] {
  const tables = chooseTables(plan, options.tables, '--tables');
  if (to !== '-' || tables.length === 1 || FORMATS[format].mixesTables) return tables;
  throw refusal(EXIT.usage, `--to - with ${format} can write only one table, but this run has ${tables.length}.`, [
    `Name one with --tables ${tables[0] ?? 'TABLE'}, or use ${MIXING.map((name) => `--format ${name}`).join(' or ')}.`,
  ]);
}

/** The number of threads that are worth starting. The bytes do not depend on it. */
export function usefulThreads(plan: Plan, tables: readonly string[]): number {
  return threadsFor(plan.tables.filter(({ name }) => tables.includes(name)).map(({ rows }) => rows));
}

/** The same, as far as it is known before there is a plan. */
export function expectedThreads(
  { to, threads }: Pick<WriteWishes, 'to' | 'threads'>,
  rows: Wishes['rows'] = 0,
): number {
  if (to === '-') return 1;
  return threads ?? threadsFor(typeof rows === 'number' ? [rows] : Object.values(rows));
}

function threadsFor(counts: readonly number[]): number {
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(1, Math.min(availableParallelism(), DEFAULT_THREADS, Math.floor(rows / ROWS_PER_THREAD)));
}
