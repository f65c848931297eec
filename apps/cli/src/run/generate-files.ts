import { sqlDialectOf } from '@rowloom/engine';
import type { ThreadHandle } from '@rowloom/databases';
import type { OptionValues } from '../arguments/option.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { showSource } from '../source/show-source.ts';
import { nextSteps } from './next-steps.ts';
import { planWords } from './plan-words.ts';
import { prepareRun } from './prepare-run.ts';
import { commandLine } from './quote-word.ts';
import { type readWriteOptions, readTables } from './read-write-options.ts';
import { remarksOn } from './remarks-on.ts';
import type { PLAN_OPTIONS, SOURCE_OPTIONS, WRITE_OPTIONS } from './run-options.ts';
import { writeRun } from './write-run.ts';

type Values = OptionValues<typeof WRITE_OPTIONS & typeof PLAN_OPTIONS & typeof SOURCE_OPTIONS>;

/** `generate` into a folder or standard output. */
export async function generateFiles(
  source: string,
  options: Values,
  { dialect: wished, ...wishes }: ReturnType<typeof readWriteOptions>,
  waiting: readonly ThreadHandle[],
): Promise<ExitCode> {
  const { schema, plan, rules, locale, warnings } = await prepareRun(source, options);
  const tables = readTables(plan, options, wishes);
  const shown = await showSource(source);
  const dialect = wished ?? sqlDialectOf(schema.dialect);
  const { rows, gzip, checksum, force, json, quiet } = options;
  const again = commandLine([programName(), 'generate', shown], {
    to: wishes.to,
    format: options.format,
    ...planWords(plan, options),
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
    waiting,
    ...wishes,
    remarks: remarksOn(shown, warnings, plan.notes, rows !== undefined),
    next: nextSteps({ ...wishes, dialect, tables, source: shown }),
  });
  return EXIT.ok;
}
