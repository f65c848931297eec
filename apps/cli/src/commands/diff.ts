import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDatabaseUrl } from '@rowloom/databases';
import { EXPORT_FILE, parseExport, parseSchemaDocument, type SchemaDocument } from '@rowloom/engine';
import { diffSchemas, findLastRun, keepTables, readTargetSchema } from '@rowloom/runner';
import { defineCommand } from '../arguments/command.ts';
import { describeTarget, readTarget } from '../database/read-target.ts';
import { refuseTargetErrors } from '../database/refuse-target-error.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { diffLines } from '../output/diff-lines.ts';
import { openTerminal } from '../output/terminal.ts';
import { refusal } from '../refusal.ts';
import { PROJECT_OPTIONS, SOURCE_OPTIONS } from '../run/run-options.ts';
import { listIssues } from '../source/list-issues.ts';
import { parseJson } from '../source/parse-json.ts';
import { readSource } from '../source/read-source.ts';
import { readText } from '../source/read-text.ts';
import { OPTIONAL_SOURCE, sourceOr } from '../source/source-or.ts';

/** As with diff in every system; a bug of ours is recognisable by its output. */
const DIFFERS = EXIT.internal;

type Before = { readonly schema: SchemaDocument; readonly shown: string; readonly mode?: string };

export const diff = defineCommand({
  name: 'diff',
  summary: 'show what has changed in the schema since the last run, and exit with 1 if anything has',
  operands: [OPTIONAL_SOURCE],
  project: 'source',
  options: {
    to: {
      value: 'PLACE',
      help: "where the last run's rows are: a database, or a folder with its rowloom.json",
      default: "the project's target, else the SOURCE itself",
    },
    since: {
      value: 'FILE',
      help: 'compare with this instead: the rowloom.json of a run, a schema document, or a snapshot as JSON',
    },
    json: { help: 'the difference as JSON' },
    ...SOURCE_OPTIONS,
    ...PROJECT_OPTIONS,
  },
  notes: ['Renames are not guessed: a renamed table or column is shown as removed and added. Statistics do not count.'],
  examples: [
    ['rowloom diff', 'in a project: has the schema drifted since rows were loaded?'],
    ['rowloom diff schema.sql --since data/rowloom.json', 'a file against an earlier run'],
  ],
  async run({ operands: [given], options }) {
    const source = sourceOr(given, 'diff');
    const place = options.to ?? (isDatabaseUrl(source) ? source : undefined);
    const before = options.since === undefined ? await readBefore(place) : readDocument(options.since);
    const after = await readAfter(source, place, before, options['source-dialect']);
    const difference = diffSchemas(before.schema, after);
    const terminal = openTerminal(process.stdout);
    if (options.json) terminal.line(JSON.stringify(difference, undefined, 2));
    else if (difference.identical) terminal.line(`Nothing has changed since ${before.shown}.`);
    else {
      terminal.line(`Since ${before.shown}:`);
      for (const line of diffLines(difference, terminal.style)) terminal.line(`  ${line}`);
    }
    return difference.identical ? EXIT.ok : DIFFERS;
  },
});

async function readBefore(place: string | undefined): Promise<Before> {
  if (place === undefined)
    throw refusal(EXIT.usage, 'Since which run? Name its target with --to, or its rowloom.json with --since.');
  if (!isDatabaseUrl(place)) {
    const path = join(place, EXPORT_FILE);
    if (existsSync(path)) return readDocument(path);
    throw refusal(EXIT.input, `${place} contains no ${EXPORT_FILE}: no run has written there.`);
  }
  const target = readTarget(place);
  const last = await refuseTargetErrors(() => findLastRun(target));
  if (last === undefined)
    throw refusal(
      EXIT.input,
      `No run has been loaded into ${describeTarget(target)}. Choose what to compare with: --since FILE.`,
    );
  const { run_id: id, created_at: time, mode, recipe } = last;
  const began = new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return { schema: recipe.schema, shown: `${id} of ${began}`, mode };
}

/** A run's export, a schema document, or a snapshot of a service, which contains one. */
function readDocument(path: string): Before {
  const value = parseJson(readText(path, 'what to compare with'), path);
  const fields = typeof value === 'object' && value !== null ? value : {};
  if ('rowloom_export' in fields) {
    const parsed = parseExport(value);
    if ('document' in parsed) return { schema: parsed.document.schema, shown: path };
    throw refusal(EXIT.input, `${path} is not a readable export of a run.`, listIssues(parsed.issues));
  }
  const inner = 'document' in fields ? fields.document : 'schema' in fields ? fields.schema : value;
  const parsed = parseSchemaDocument(inner);
  if ('document' in parsed) return { schema: parsed.document, shown: path };
  throw refusal(
    EXIT.input,
    `${path} is neither an export of a run, nor a schema document, nor a snapshot with one.`,
    listIssues(parsed.issues),
  );
}

/** What a run would be planned from now: the source if it creates the tables, else the database's own schema. */
async function readAfter(
  source: string,
  place: string | undefined,
  before: Before,
  dialect: string | undefined,
): Promise<SchemaDocument> {
  const isOwn = place === undefined || !isDatabaseUrl(place) || before.mode === undefined || before.mode === 'create';
  if (source !== place && isOwn) return (await readSource(source, dialect)).schema;
  const target = readTarget(place ?? source);
  const now = await withSession(target, (session) => readTargetSchema(target, session));
  if (source === place) return now;
  const names = new Set((await readSource(source, dialect)).schema.tables.map(({ name }) => name));
  return keepTables(now, names).schema;
}
