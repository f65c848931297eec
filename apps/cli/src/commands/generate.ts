import type { Issue } from '@rowloom/engine';
import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { nextSteps } from '../run/next-steps.ts';
import { prepareRun } from '../run/prepare-run.ts';
import { commandLine } from '../run/quote-word.ts';
import { dialectOf, readTables, readWriteOptions } from '../run/read-write-options.ts';
import { PLAN_OPTIONS, SOURCE_OPERAND, WRITE_OPTIONS } from '../run/run-options.ts';
import { writeRun } from '../run/write-run.ts';

const MOST_REMARKS = 5;

export const generate = defineCommand({
  name: 'generate',
  summary: 'make rows and write them to files or to standard output',
  operands: [SOURCE_OPERAND],
  options: { ...WRITE_OPTIONS, ...PLAN_OPTIONS },
  notes: [
    'A folder gets one file per table, schema.sql and load.sql for the database, and rowloom.json: the recipe with which',
    '`rowloom replay` makes the very same rows again. All files appear together when the run is complete, or none do.',
  ],
  examples: [
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
  async run({ operands: [source = ''], options }) {
    const { dialect: wished, ...wishes } = readWriteOptions(options);
    const { schema, plan, rules, locale, warnings } = await prepareRun(source, options);
    const tables = readTables(plan, options, wishes);
    const dialect = wished ?? dialectOf(schema);
    const { rows, rules: rulesFile, gzip, checksum, force, json, quiet } = options;
    const again = commandLine([programName(), 'generate', source], {
      to: wishes.to,
      format: options.format,
      rows,
      seed: String(plan.seed),
      'as-of': plan.as_of.replace('T00:00:00.000Z', ''),
      locale: options.locale,
      rules: rulesFile,
      tables: options.tables,
      dialect: options.dialect,
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
      remarks: cutRemarks([...warnings, ...notesFor(plan.notes, rows !== undefined)], source),
      next: nextSteps({ ...wishes, dialect, tables, source }),
    });
    return EXIT.ok;
  },
});

/** That a number which nobody named was cut is worth no line. */
function notesFor(notes: readonly Issue[], hasNamedRows: boolean): readonly string[] {
  return notes.filter(({ code }) => hasNamedRows || code !== 'rows_changed').map(({ message }) => message);
}

function cutRemarks(remarks: readonly string[], source: string): readonly string[] {
  if (remarks.length <= MOST_REMARKS) return remarks;
  const rest = remarks.length - MOST_REMARKS;
  return [...remarks.slice(0, MOST_REMARKS), `… and ${rest} more; ${programName()} plan ${source} shows all of them.`];
}
