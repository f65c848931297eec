import type { Session } from '@rowloom/databases';
import { loadLexicon, makePlan, type Plan, type Rules, type SchemaDocument, tableKey } from '@rowloom/engine';
import { expect } from 'vitest';
import type { Certificate } from '../certificate/certificate.ts';
import { runGeneration } from '../run/run-generation.ts';
import type { RunOutcome } from '../run/run-request.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { tableName } from '../target/table-name.ts';
import type { Target } from '../target/target.ts';
import { undoRun, type UndoOutcome } from '../undo/undo-run.ts';

const ROWS = 60;
const lexicon = await loadLexicon('en');

export async function messageOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'It went well.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

export const tablesIn = (message: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...message.matchAll(pattern)].flatMap(([, table]) => table ?? []));

type Planned = { readonly plan: Plan; readonly rules: Rules };
type Counts = Readonly<Record<string, number>>;

type Zoo = {
  readonly target: Target;
  readonly session: Session;
  readonly schema: SchemaDocument;
  readonly run: (run: string, planned: Planned) => Promise<RunOutcome>;
  readonly undo: (run: string) => Promise<UndoOutcome>;
  readonly count: () => Promise<Counts>;
};

export async function withZoo(target: Target, work: (zoo: Zoo) => Promise<void>): Promise<void> {
  const session = await target.connect();
  try {
    const schema = await readTargetSchema(target, session);
    // The databases of a MariaDB server share a ledger.
    const idOf = (run: string): string => `gen_${run}_${target.database.replaceAll(/\W/g, '_').slice(-40)}`;
    await work({
      target,
      session,
      schema,
      run: (run, { plan, rules }) =>
        runGeneration({
          target,
          runId: idOf(run),
          requestDigest: idOf(run),
          schema,
          plan,
          rules,
          locale: 'en',
          mode: 'append',
        }),
      undo: (run) => undoRun({ target, runId: idOf(run) }),
      count: () => countRows(session, schema),
    });
  } finally {
    await session.close();
  }
}

export function planned(schema: SchemaDocument, seed: number, skipped: readonly string[] = []): Planned {
  const rules: Rules = Object.fromEntries(skipped.map((key) => [key, { skip: true }]));
  const existing = seed === 7 ? {} : { existing: schema.tables.map(tableKey) };
  const made = makePlan(
    schema,
    { rows: { '*': ROWS }, seed, locale: 'en', as_of: '2026-01-01T00:00:00.000Z', rules, ...existing },
    lexicon,
  );
  if ('issues' in made) throw new Error(made.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return { plan: made.plan, rules };
}

export const unsupported = ({ tables }: Plan): readonly string[] =>
  tables.flatMap(({ constraints }) =>
    constraints.filter(({ verdict }) => verdict === 'unsupported').map(({ name }) => name),
  );

async function countRows(session: Session, schema: SchemaDocument): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const table of schema.tables) {
    if (table.partition_of !== undefined) continue;
    const [row] = await session.query(`SELECT count(*) AS n FROM ${tableName(session.dialect, schema, table)}`);
    counts[tableKey(table)] = Number(row?.['n']);
  }
  return counts;
}

/** `more`: additional rows of tables, from triggers or inheriting tables. */
export function countsOf({ tables }: Plan, before: Counts, more: Counts = {}): Counts {
  const counts = tables.map(({ name, rows }) => [
    name,
    (before[name] ?? 0) + rows + (rows > 0 ? (more[name] ?? 0) : 0),
  ]);
  return { ...before, ...Object.fromEntries(counts) };
}

export function expectSound({ certificate, triggers_off: off }: RunOutcome, plan: Plan): void {
  expect(off).toEqual([]);
  expect(faultsOf(certificate)).toEqual([]);
  expect(certificate).toMatchObject({ violations: 0, unexamined: 0 });
  expect(certificate.tables.map(({ name }) => name).toSorted()).toEqual(
    plan.tables
      .filter(({ rows }) => rows > 0)
      .map(({ name }) => name)
      .toSorted(),
  );
}

function faultsOf({ tables }: Certificate): readonly string[] {
  return tables.flatMap(({ name, constraints, checksum, changes = [] }) => [
    ...changes,
    ...constraints
      .filter(({ violations }) => violations !== 0)
      .map((item) => `${name}: ${item.kind} ${item.name}: ${item.violations ?? item.note}`),
    ...(checksum === undefined || checksum.value === checksum.planned
      ? []
      : [`${name}: the checksum differs in ${checksum.differing?.join(', ')}`]),
  ]);
}
