import { DEFAULT_FORMAT, FILE_FORMATS } from '@rowloom/engine';
import { z } from 'zod';
import { checkNothingNamed, findPlace, type Places } from './places.ts';

/** A tool is a command of the program with some of its options. */
export type Tool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly isWriting: boolean;
  readonly isDestructive?: boolean;
  /** Strict: `generate` would fill the source itself if a misspelt `to` were ignored. */
  readonly input: z.ZodObject;
  /** The words of the command; `rules` is the file with the rules, if any. */
  readonly words: (input: Input, places: Places, rules: string | undefined) => readonly string[];
};

export type Input = Readonly<Record<string, unknown>>;

const source = z
  .string()
  .min(1)
  .optional()
  .describe(
    'A template pack (ecommerce, saas, blog), the name of a configured database, a database URL, or the path of a .sql file, a Prisma, Drizzle or DBML schema, or a JSON Schema. Leave it out for the project file or DATABASE_URL.',
  );
const wishes = {
  rows: z
    .union(
      [z.int().min(0), z.record(z.string(), z.int().min(0))],
      'Give a whole number such as 200, or an object of whole numbers by table such as {"orders": 50, "*": 10}.',
    )
    .optional()
    .describe('Rows in the whole run, or an object of rows by table; "*" stands for every other table.'),
  seed: z.int().min(0).optional().describe('The same seed makes the same rows.'),
  locale: z.string().optional().describe('Language and country of names and places, such as en, de or fr.'),
  rules: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Rules by "table.column" or table, such as {"orders.status": {"one_of": ["new", "paid"]}}.'),
};
const database = z
  .string()
  .min(1)
  .optional()
  .describe('The name of a configured database, or a database URL. Leave it out for DATABASE_URL.');

function wishWords(input: Input, rules: string | undefined): readonly string[] {
  const { rows, seed, locale } = input;
  const counts =
    typeof rows === 'object' && rows !== null
      ? Object.entries(rows)
          .map(([table, count]) => `${table}=${String(count)}`)
          .join(',')
      : rows;
  return [...option('rows', counts), ...option('seed', seed), ...option('locale', locale), ...option('rules', rules)];
}

const option = (name: string, value: unknown): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' ? [`--${name}=${value}`] : [];

/** After `--` nothing is read as an option. */
function operand(value: unknown, places: Places): readonly string[] {
  if (typeof value === 'string') return ['--', findPlace(value, places)];
  checkNothingNamed(places);
  return [];
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'schema',
    title: 'Read a schema',
    description: 'Reads the tables, columns, keys and constraints of a source as a JSON document. No row is read.',
    isWriting: false,
    input: z.strictObject({ source }),
    words: (input, places) => ['schema', ...operand(input['source'], places)],
  },
  {
    name: 'plan',
    title: 'Plan a run',
    description:
      'Shows how many rows each table would get, which generator fills each column and why, and a verdict for every constraint. Nothing is written.',
    isWriting: false,
    input: z.strictObject({ source, ...wishes }),
    words: (input, places, rules) => ['plan', ...wishWords(input, rules), ...operand(input['source'], places)],
  },
  {
    name: 'preview',
    title: 'Show sample rows',
    description: 'Makes some rows of one table, one JSON object per line. Nothing is written.',
    isWriting: false,
    input: z.strictObject({
      source,
      table: z.string().min(1).describe('The table to show.'),
      count: z.int().min(1).max(100).optional().describe('How many rows to show; 5 by default.'),
      seed: wishes.seed,
      locale: wishes.locale,
      rules: wishes.rules,
    }),
    words: (input, places, rules) => [
      'preview',
      ...wishWords({ ...input, rows: input['count'] ?? 5 }, rules),
      ...option('table', input['table']),
      '--json',
      ...operand(input['source'], places),
    ],
  },
  {
    name: 'verify',
    title: 'Verify a database',
    description: 'Counts violations of every constraint over all rows of a database. Nothing is written.',
    isWriting: false,
    input: z.strictObject({ database }),
    words: (input, places) => ['verify', ...operand(input['database'], places)],
  },
  {
    name: 'runs',
    title: 'List runs',
    description: 'Lists the runs that have loaded rows into a database, from the ledger in it.',
    isWriting: false,
    input: z.strictObject({ database }),
    words: (input, places) => ['undo', ...operand(input['database'], places)],
  },
  {
    name: 'generate',
    title: 'Generate rows',
    description:
      'Makes rows and loads them into a database, or writes them as files into a folder. Every constraint is verified after a load. "truncate" deletes existing rows.',
    isWriting: true,
    isDestructive: true,
    input: z.strictObject({
      source,
      to: z
        .string()
        .min(1)
        .optional()
        .describe(
          'A configured database, a database URL, or a folder for files. Leave it out to fill the source itself.',
        ),
      mode: z.enum(['append', 'truncate', 'create']).optional().describe('For databases; append by default.'),
      format: z.enum(FILE_FORMATS).optional().describe(`For folders; ${DEFAULT_FORMAT} by default.`),
      ...wishes,
    }),
    words: (input, places, rules) => [
      'generate',
      ...wishWords(input, rules),
      ...option('to', typeof input['to'] === 'string' ? findPlace(folderOr(input['to'], places), places) : undefined),
      ...option('mode', input['mode']),
      ...option('format', input['format']),
      ...operand(input['source'], places),
    ],
  },
  {
    name: 'undo',
    title: 'Undo a run',
    description: "Deletes a run's rows from a database, by the run's id.",
    isWriting: true,
    isDestructive: true,
    input: z.strictObject({ database, run: z.string().min(1).describe('The id of the run: gen_…') }),
    words: (input, places) => ['undo', ...option('run', input['run']), ...operand(input['database'], places)],
  },
];

/** A bare word that names no database is a folder, as on the command line. */
const folderOr = (to: string, { databases }: Places): string =>
  databases.has(to) || /[:./\\]/.test(to) ? to : `./${to}`;
