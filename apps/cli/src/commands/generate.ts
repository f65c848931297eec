import type { Issue } from '@rowloom/engine';
import { isDatabaseUrl } from '@rowloom/databases';
import type { RunOptions } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import type { OptionValues } from '../arguments/option.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { readWhole } from '../arguments/read-number.ts';
import { databaseUrl, describeTarget, readTarget } from '../database/read-target.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { LOAD_OPTIONS, MODES, TRIGGERS } from '../run/load-options.ts';
import { loadRun } from '../run/load-run.ts';
import { nextSteps } from '../run/next-steps.ts';
import { prepareLoad } from '../run/prepare-load.ts';
import { prepareRun } from '../run/prepare-run.ts';
import { commandLine, quoteWord } from '../run/quote-word.ts';
import { dialectOf, readTables, readWriteOptions } from '../run/read-write-options.ts';
import { PLAN_OPTIONS, SOURCE_OPERAND, SOURCE_OPTIONS, WRITE_OPTIONS } from '../run/run-options.ts';
import { writeRun } from '../run/write-run.ts';
import { showSource } from '../source/show-source.ts';

const MOST_REMARKS = 5;

export const generate = defineCommand({
  name: 'generate',
  summary: 'make rows and write them into a database, files or standard output',
  operands: [{ ...SOURCE_OPERAND, optional: true }],
  options: { ...WRITE_OPTIONS, ...PLAN_OPTIONS, ...SOURCE_OPTIONS, ...LOAD_OPTIONS },
  notes: [
    'Into a database: its own catalogue is the schema, every constraint of it is kept, and a certificate proves it. A run',
    'that was stopped, by Ctrl-C or a crash, goes on where it was with the same command. --to is DATABASE_URL if left out,',
    'or the SOURCE itself where that is a database.',
    'A folder gets one file per table, schema.sql and load.sql for the database, and rowloom.json: the recipe with which',
    '`rowloom replay` makes the very same rows again. All files appear together when the run is complete, or none do.',
  ],
  examples: [
    ['rowloom generate postgres://me@localhost/shop --rows 1M', 'fill a database of yours'],
    ['rowloom generate ecommerce --to sqlite:shop.db --mode create', 'a shop as a database'],
    ['rowloom generate ecommerce --to shop', 'a shop of 10,000 rows as CSV files'],
    [
      'rowloom generate schema.sql --to data --format sql --rows orders=5000,*=1000 --seed 42',
      'INSERTs for your own tables',
    ],
    [
      'rowloom generate ecommerce --to - --format jsonl --tables orders --rows 1M | gzip > orders.jsonl.gz',
      'one table into a pipe',
    ],
  ],
  async run({ operands: [given], options }) {
    const source = given ?? databaseUrl();
    if (source === undefined)
      throw refusal(EXIT.usage, `generate needs SOURCE: ${SOURCE_OPERAND.help}.`, [
        `${programName()} help generate shows what it understands.`,
      ]);
    const place = options.to ?? (isDatabaseUrl(source) ? source : databaseUrl());
    if (place !== undefined && isDatabaseUrl(place)) return generateInto(place, source, options);
    refuseOptions(LOAD_ONLY, options, 'databases; files go elsewhere. Leave it out, or name a database with --to URL');
    const { dialect: wished, ...wishes } = readWriteOptions(options);
    const { schema, plan, rules, locale, warnings } = await prepareRun(source, options);
    const tables = readTables(plan, options, wishes);
    const shown = await showSource(source);
    const dialect = wished ?? dialectOf(schema);
    const { rows, rules: rulesFile, gzip, checksum, force, json, quiet } = options;
    const again = commandLine([programName(), 'generate', shown], {
      to: wishes.to,
      format: options.format,
      rows,
      seed: String(plan.seed),
      'as-of': plan.as_of.replace('T00:00:00.000Z', ''),
      locale: options.locale,
      rules: rulesFile,
      tables: options.tables,
      dialect: options.dialect,
      'source-dialect': options['source-dialect'],
      gzip,
      checksum,
    });
    await writeRun({
      schema,
      plan,
      rules,
      locale,
      tables,
      dialect,
      gzip,
      checksum,
      force,
      json,
      quiet,
      again,
      ...wishes,
      remarks: cutRemarks([...warnings, ...notesFor(plan.notes, rows !== undefined)], shown),
      next: nextSteps({ ...wishes, dialect, tables, source: shown }),
    });
    return EXIT.ok;
  },
});

type Values = OptionValues<typeof WRITE_OPTIONS & typeof PLAN_OPTIONS & typeof SOURCE_OPTIONS & typeof LOAD_OPTIONS>;

const FILES_ONLY = ['format', 'dialect', 'threads', 'gzip', 'checksum', 'force'] as const;
const LOAD_ONLY = Object.keys(LOAD_OPTIONS) as readonly (keyof typeof LOAD_OPTIONS)[];

/** An option that would do nothing is more likely a mistake than a whim. */
function refuseOptions(names: readonly (keyof Values)[], options: Values, forWhat: string): void {
  const wrong = names.find((name) => options[name] !== undefined && options[name] !== false);
  if (wrong !== undefined) throw refusal(EXIT.usage, `--${wrong} is for ${forWhat}.`);
}

async function generateInto(place: string, source: string, options: Values): Promise<ExitCode> {
  const target = readTarget(place);
  const mode = options.mode === undefined ? 'append' : readChoice(options.mode, '--mode', MODES);
  refuseOptions(FILES_ONLY, options, `files, and ${describeTarget(target)} is a database. Leave it out`);
  const runOptions = readRunOptions(options);
  const prepared = await prepareLoad(source, options, {
    target,
    mode,
    dialect: options['source-dialect'],
    isSource: place === source,
    tables: options.tables,
    canResume: !options['at-least-once'],
  });
  const notes = notesFor(prepared.plan.notes, options.rows !== undefined);
  return loadRun({
    ...prepared,
    target,
    isDefaultTarget: place === databaseUrl(),
    mode,
    json: options.json,
    quiet: options.quiet,
    remarks: cutRemarks([...prepared.warnings, ...notes], await showSource(source)),
    options: runOptions,
  });
}

function readRunOptions(options: Values): RunOptions {
  const { connections, exclusive } = options;
  return {
    exclusive,
    checksum: !options['no-checksum'],
    atLeastOnce: options['at-least-once'],
    takeOver: options['take-over'],
    triggers: options.triggers === undefined ? 'auto' : readChoice(options.triggers, '--triggers', TRIGGERS),
    ...(connections === undefined ? {} : { connections: readWhole(connections, '--connections', { min: 1, max: 64 }) }),
    ...(options['yes-i-mean'] === undefined ? {} : { confirm: options['yes-i-mean'] }),
  };
}

/** That a number which nobody named was cut is worth no line. */
function notesFor(notes: readonly Issue[], hasNamedRows: boolean): readonly string[] {
  return notes.filter(({ code }) => hasNamedRows || code !== 'rows_changed').map(({ message }) => message);
}

function cutRemarks(remarks: readonly string[], source: string): readonly string[] {
  if (remarks.length <= MOST_REMARKS) return remarks;
  const rest = remarks.length - MOST_REMARKS;
  return [
    ...remarks.slice(0, MOST_REMARKS),
    `… and ${rest} more; ${programName()} plan ${quoteWord(source)} shows all of them.`,
  ];
}
