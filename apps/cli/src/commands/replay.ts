import {
  ENGINE_VERSION,
  existingReferences,
  type ExportDocument,
  type LocaleWish,
  parseExport,
  parseLocaleWish,
  sqlDialectOf,
} from '@rowloom/engine';
import type { WrittenTable } from '@rowloom/databases';
import { defineCommand } from '../arguments/command.ts';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import { refusal } from '../refusal.ts';
import { LOAD_ONLY, LOAD_OPTIONS } from '../run/load-options.ts';
import { nextSteps } from '../run/next-steps.ts';
import { commandLine } from '../run/quote-word.ts';
import { readPlace } from '../run/read-place.ts';
import { readTables, readWriteOptions } from '../run/read-write-options.ts';
import { refuseOptions } from '../run/refuse-options.ts';
import { WRITE_OPTIONS } from '../run/run-options.ts';
import { writeRun } from '../run/write-run.ts';
import { listIssues } from '../source/list-issues.ts';
import { parseJson } from '../source/parse-json.ts';
import { readText } from '../source/read-text.ts';
import { showSource } from '../source/show-source.ts';

export const replay = defineCommand({
  name: 'replay',
  summary: 'make the rows of an earlier run again, from its rowloom.json',
  operands: [
    {
      name: 'EXPORT',
      help: 'the rowloom.json of a run, - for standard input, or the URL of a database that has its ledger',
    },
  ],
  project: 'generators',
  options: {
    run: { value: 'ID', help: 'for a database: which run', default: 'the newest run that was not undone' },
    ...WRITE_OPTIONS,
    ...LOAD_OPTIONS,
  },
  notes: [
    'The rows are the same whatever the format. With --checksum they are compared with the checksums in the export, if it has any.',
    'In a database the rows have the keys of the export. All tables are loaded, and the rows are compared with the',
    'checksums of the export before the first row is loaded.',
  ],
  examples: [
    ['rowloom replay shop/rowloom.json --to copy', 'the same files again'],
    ['rowloom replay shop/rowloom.json --to as-parquet --format parquet', 'the same rows in another format'],
    ['rowloom replay shop/rowloom.json --to sqlite:shop.db --mode create', 'the same rows as a database'],
    ['rowloom replay postgres://me@localhost/shop --to files', 'the newest run into a database, as files'],
    ['rowloom replay shop/rowloom.json --to check --checksum', 'the same rows, verified'],
  ],
  async run({ operands: [path = ''], options }) {
    const place = options.to === undefined ? undefined : readPlace(options.to);
    if (place?.kind === 'database') {
      const { replayInto } = await import('../run/replay-into.ts');
      const document = await readExport(path, options.run);
      return replayInto(place.url, { path, document, locale: localeOf(document, path) }, options);
    }
    refuseOptions(LOAD_ONLY, options, 'databases; files go elsewhere. Leave it out, or name a database with --to URL');
    const { dialect: wished, ...wishes } = readWriteOptions(options);
    const document = await readExport(path, options.run);
    const { schema, plan, rules, tables: sealed } = document;
    const locale = localeOf(document, path);
    const listed = sealed.map(({ name }) => name).join(',');
    const tables = readTables(plan, { ...options, tables: options.tables ?? listed }, wishes);
    const dialect = wished ?? sqlDialectOf(schema.dialect);
    const { gzip, checksum, force, json, quiet } = options;
    const given = {
      to: wishes.to,
      format: options.format,
      tables: options.tables,
      dialect: options.dialect,
      gzip,
      checksum,
    };
    await writeRun({
      schema,
      plan,
      rules,
      locale,
      tables,
      bases: Object.fromEntries(sealed.map(({ name, base }) => [name, base])),
      dialect,
      gzip,
      checksum,
      force,
      json,
      quiet,
      ...wishes,
      remarks: [],
      again: commandLine([programName(), 'replay', await showSource(path)], { run: options.run, ...given }),
      next: nextSteps({ ...wishes, dialect, tables, source: undefined }),
      verify: (written) => compare(written, sealed, path),
    });
    return EXIT.ok;
  },
});

function localeOf({ plan }: ExportDocument, path: string): LocaleWish {
  const locale = parseLocaleWish(plan.locale);
  if (locale !== undefined) return locale;
  throw refusal(EXIT.input, `${path} asks for the locale ${plan.locale}, which this version of Rowloom does not have.`);
}

/** A file needs no driver. */
async function readExport(given: string, run: string | undefined): Promise<ExportDocument> {
  const isUrl = given.includes(':') && (await import('@rowloom/databases')).isDatabaseUrl(given);
  if (!isUrl && run !== undefined)
    throw refusal(EXIT.usage, '--run needs the URL of a database: a file describes one run only.');
  const path = isUrl ? await showSource(given) : given;
  const value = isUrl ? await (await import('../run/ledger-recipe.ts')).ledgerRecipe(given, run) : readJson(path);
  return checkExport(value, path);
}

const readJson = (path: string): unknown => parseJson(readText(path, 'the export'), path);

function checkExport(value: unknown, path: string): ExportDocument {
  if (typeof value !== 'object' || value === null || !('rowloom_export' in value)) {
    throw refusal(EXIT.input, `${path} is not an export of Rowloom. Give the rowloom.json from the folder of a run.`);
  }
  if ('engine_version' in value && value.engine_version !== ENGINE_VERSION) {
    throw refusal(
      EXIT.input,
      `${path} was made by engine version ${String(value.engine_version)}, and this is ${ENGINE_VERSION}: the rows would differ. Use the Rowloom that made it.`,
    );
  }
  const parsed = parseExport(value);
  if ('issues' in parsed) throw refusal(EXIT.input, `${path} cannot be replayed.`, listIssues(parsed.issues));
  const { document } = parsed;
  const because = reasonAgainst(document);
  if (because !== undefined) throw refusal(EXIT.input, `${path} cannot be replayed: ${because}`);
  return document;
}

/** Without its target a run cannot refer to rows that existed before it. */
function reasonAgainst({ plan, replayable, not_replayable_because }: ExportDocument): string | undefined {
  const [first] = existingReferences(plan);
  if (replayable && first === undefined) return undefined;
  if (not_replayable_because !== undefined) return not_replayable_because.replace(/[^.]$/, '$&.');
  return `${first?.table ?? 'a table'} refers to rows of ${first?.to ?? 'another'} that were in its target.`;
}

function compare(written: readonly WrittenTable[], sealed: ExportDocument['tables'], path: string): void {
  const expected = new Map(sealed.map(({ name, checksum }) => [name, checksum]));
  const wrong = written.filter(
    ({ name, checksum }) => checksum !== null && (expected.get(name) ?? checksum) !== checksum,
  );
  if (wrong.length === 0) return;
  const lines = wrong.map(({ name, checksum }) => `${name}: ${checksum} instead of ${expected.get(name)}`);
  throw refusal(EXIT.mismatch, `The rows differ from those that ${path} describes; nothing was kept.`, lines);
}
