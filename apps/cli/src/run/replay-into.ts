import {
  checksumPlanned,
  digest,
  type ExportDocument,
  loadLexicon,
  type LocaleWish,
  makeRunContext,
} from '@rowloom/engine';
import type { OptionValues } from '../arguments/option.ts';
import { readChoice } from '../arguments/read-choice.ts';
import { databaseUrl } from '../database/database-url.ts';
import { describeTarget, readTarget } from '../database/read-target.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { findSameCommand, isMeant } from './find-same-command.ts';
import { FILES_ONLY, type LOAD_OPTIONS, MODES } from './load-options.ts';
import { loadRun } from './load-run.ts';
import { newRunId, type PreparedLoad, schemasIn, takeUp } from './prepare-load.ts';
import { readRunOptions } from './read-run-options.ts';
import { refuseRecipe } from './refuse-recipe.ts';
import { refuseOptions } from './refuse-options.ts';
import type { WRITE_OPTIONS } from './run-options.ts';
import { reportComplete } from './report-complete.ts';

type Values = OptionValues<typeof WRITE_OPTIONS & typeof LOAD_OPTIONS>;

export type Replay = { readonly path: string; readonly document: ExportDocument; readonly locale: LocaleWish };

/** `replay` into a database: exactly the rows of the export, with their keys. */
export async function replayInto(
  place: string,
  { path, document, locale }: Replay,
  options: Values,
): Promise<ExitCode> {
  const target = readTarget(place);
  const mode = options.mode === undefined ? 'append' : readChoice(options.mode, '--mode', MODES);
  refuseOptions([...FILES_ONLY, 'tables'], options, `files, and ${describeTarget(target)} is a database. Leave it out`);
  await refuseRecipe(options);
  const runOptions = readRunOptions(options);
  checkWhole(document, path);
  const { schema, plan, rules } = document;
  const requestDigest = digest({ replay: digest(document), mode, ...schemasIn(target) });
  const found = await findSameCommand({
    target,
    mode,
    requestDigest,
    canResume: !options['at-least-once'],
    again: options.again,
  });
  const isFinished = found?.finishedAt !== undefined;
  const earlier = found !== undefined && (!isFinished || isMeant(found, schema)) ? found : undefined;
  const bases = Object.fromEntries(document.tables.map(({ name, base }) => [name, base]));
  if (earlier === undefined) await checkSealed(document, path, locale, bases);
  const fresh: PreparedLoad = { runId: newRunId(), requestDigest, schema, plan, rules, locale, warnings: [] };
  const prepared = earlier === undefined ? fresh : takeUp(earlier, requestDigest);
  const { finishedAt } = prepared;
  if (finishedAt !== undefined) return reportComplete({ ...prepared, finishedAt, ...options }, describeTarget(target));
  return loadRun({
    ...prepared,
    bases,
    target,
    isDefaultTarget: place === databaseUrl(),
    mode,
    json: options.json,
    quiet: options.quiet,
    recipe: options.recipe,
    remarks: prepared.warnings,
    options: runOptions,
  });
}

/** Rows of one table refer to rows of others: a part of them would be orphans. */
function checkWhole({ plan, tables }: ExportDocument, path: string): void {
  const sealed = new Set(tables.map(({ name }) => name));
  const missing = plan.tables.filter(({ name, rows }) => rows > 0 && !sealed.has(name)).map(({ name }) => name);
  if (missing.length > 0)
    throw refusal(EXIT.input, `${path} covers only some of its tables, without ${missing.slice(0, 5).join(', ')}.`, [
      'Other rows may refer to them. Replay it into a folder with --to DIR, and load what you need.',
    ]);
}

/** Before anything is loaded: rows in a database cannot be discarded like those in a folder. */
async function checkSealed(
  { schema, plan, tables }: ExportDocument,
  path: string,
  locale: LocaleWish,
  bases: Readonly<Record<string, number>>,
): Promise<void> {
  const sealed = tables.filter(({ checksum, rows }) => checksum !== null && rows > 0);
  if (sealed.length === 0) return;
  const run = makeRunContext(schema, plan, await loadLexicon(locale), { bases });
  const wrong = sealed.flatMap(({ name, checksum }) => {
    const made = checksumPlanned(run, name);
    return made === checksum ? [] : [`${name}: ${made} instead of ${checksum}`];
  });
  if (wrong.length > 0)
    throw refusal(EXIT.mismatch, `The rows differ from those of ${path}; nothing was loaded.`, wrong);
}
