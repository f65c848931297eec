import { randomInt } from 'node:crypto';
import { loadLexicon, makePlan, mergeRules, type Rules, type SchemaDocument, tableKey } from '@rowloom/engine';
import {
  existingTables,
  keepTables,
  type Mode,
  planForTarget,
  readTargetSchema,
  type RunEvent,
  runLeavingOut,
  type RunOutcome,
  type Target,
  undoRun,
  withSession,
} from '@rowloom/runner';
import { issuesError, RowloomError } from '../rowloom-error.ts';
import { readSchema } from '../schema/read-schema.ts';
import type { Seeded, SeedOptions } from '../seed-options.ts';
import { readRules, readWishes } from '../wishes.ts';
import { asRowloomError, openTarget } from './open-target.ts';

export async function fillDatabase(url: string | undefined, options: SeedOptions): Promise<Seeded> {
  const target = openTarget(url);
  const { mode = 'append' } = options;
  const wishes = readWishes({ asOf: lastMidnight(), ...options });
  const { schema, rules: given } = await readTables(target, mode, options);
  // No rows at all: a number would be distributed, and rules may require some.
  const isEmpty = options.rows === 0;
  const rules = isEmpty ? {} : given;
  const lexicon = await loadLexicon(wishes.locale);
  const asked = {
    ...wishes,
    rules,
    leave_out: options.strict !== true,
    ...(options.rows === undefined ? {} : { rows: isEmpty ? noRows(schema) : options.rows }),
  };
  // Tables that the run creates do not exist yet.
  const made =
    mode === 'create'
      ? { rules, ...makePlan(schema, { ...asked, existing: existingTables(schema, rules, mode) }, lexicon) }
      : await asRowloomError(() =>
          withSession(target, (session) => planForTarget(session, { target, schema, wishes: asked, lexicon, mode })),
        );
  if ('issues' in made) throw issuesError('plan', 'The run cannot be planned.', made.issues);
  const { plan } = made;
  const runId = newRunId();
  const { onProgress, signal, confirm } = options;
  const outcome = await asRowloomError(() =>
    runLeavingOut(
      {
        target,
        runId,
        // A program's run is its own: an equal run of another test is not resumed.
        requestDigest: runId,
        schema,
        plan,
        rules: made.rules,
        locale: wishes.locale,
        mode,
        ...(confirm === undefined ? {} : { options: { confirm } }),
        ...(signal === undefined ? {} : { signal }),
        ...(onProgress === undefined ? {} : { onEvent: tellProgress(onProgress) }),
      },
      { wishes: asked, lexicon },
    ),
  );
  checkCertificate(outcome);
  return {
    runId,
    seed: plan.seed,
    rows: outcome.rows,
    tables: outcome.tables.map(({ name, rows }) => ({ name, rows })),
    certificate: outcome.certificate,
    notes: [...plan.notes.map(({ message }) => message), ...outcome.notes],
    async undo() {
      await asRowloomError(() => undoRun({ target, runId }));
    },
  };
}

const tellProgress =
  (onProgress: NonNullable<SeedOptions['onProgress']>) =>
  (event: RunEvent): void => {
    if (event.kind === 'progress') onProgress({ table: event.table, rows: event.rows, of: event.of });
  };

/** As on the command line: rows of a database are dated from today. */
const lastMidnight = (): string => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

type Tables = { readonly schema: SchemaDocument; readonly rules: Rules };

async function readTables(target: Target, mode: Mode, options: SeedOptions): Promise<Tables> {
  const own = readRules(options.rules);
  const source = options.source === undefined ? undefined : await readSchema(options.source, options.dialect);
  if (source !== undefined && mode === 'create')
    return leaveAlone(source.schema, mergeRules(source.rules, own), options);
  const schema = await asRowloomError(() => withSession(target, (session) => readTargetSchema(target, session)));
  if (schema.tables.length === 0)
    throw new RowloomError(
      'database',
      "The database has no tables. Create them first, or give a source and mode: 'create'.",
    );
  if (source === undefined) return leaveAlone(schema, own, options);
  const names = new Set(source.schema.tables.map(({ name }) => name));
  const there = new Set(schema.tables.map(({ name }) => name));
  const missing = [...names].filter((name) => !there.has(name));
  if (missing.length > 0)
    throw new RowloomError(
      'database',
      `The database has no table ${missing.join(', ')}. Create them first, or ask for mode: 'create'.`,
    );
  const { schema: chosen, kept } = keepTables(schema, names);
  return leaveAlone(chosen, mergeRules(source.rules, own), {
    ...options,
    leaveAlone: [...(options.leaveAlone ?? []), ...kept],
  });
}

function leaveAlone(
  schema: SchemaDocument,
  rules: Rules,
  { tables, leaveAlone: left = [] }: Pick<SeedOptions, 'tables' | 'leaveAlone'>,
): Tables {
  const whole = schema.tables.filter(({ partition_of }) => partition_of === undefined);
  const names = (wished: readonly string[], option: string): ReadonlySet<string> =>
    new Set(
      wished.map((name) => {
        const found = whole.find((table) => tableKey(table) === name || table.name === name);
        if (found !== undefined) return tableKey(found);
        throw new RowloomError('unknown_name', `${option}: there is no table ${name}.`, { table: name });
      }),
    );
  const alone = names(left, 'leaveAlone');
  const only = tables === undefined ? undefined : names(tables, 'tables');
  const skipped = whole.map(tableKey).filter((name) => alone.has(name) || only?.has(name) === false);
  return { schema, rules: mergeRules(rules, Object.fromEntries(skipped.map((name) => [name, { skip: true }]))) };
}

function checkCertificate({ certificate }: RunOutcome): void {
  const { violations, differences = 0 } = certificate;
  if (violations + differences === 0) return;
  throw new RowloomError(
    'database',
    `The rows are there, and ${violations} of them break a constraint or differ from the plan (${differences}). rowloom verify shows which.`,
  );
}

const newRunId = (): string =>
  `gen_${Date.now().toString(36).padStart(8, '0')}${randomInt(36 ** 8)
    .toString(36)
    .padStart(8, '0')}`;

const noRows = ({ tables }: SchemaDocument): Readonly<Record<string, number>> =>
  Object.fromEntries(tables.map((table) => [tableKey(table), 0]));
