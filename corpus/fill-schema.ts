import { isTargetError, type Session } from '@rowloom/databases';
import { type Issue, loadLexicon, makePlan, type Plan, type SchemaDocument, tableKey } from '@rowloom/engine';
import { makeTarget, readTargetSchema, runGeneration, type Target } from '@rowloom/runner';
import type { CorpusSchema } from './find-schemas.ts';
import type { Servers } from './open-servers.ts';

export type SchemaResult = {
  readonly name: string;
  readonly dialect: string;
  readonly tables: number;
  readonly filled: number;
  readonly rows: number;
  readonly verdicts: { readonly solved: number; readonly sampled: number; readonly unsupported: number };
  readonly constraints: number;
  readonly violations: number;
  /** From the introspection to the certificate. */
  readonly seconds: number;
  /** Tables that got fewer rows than asked for, and why. */
  readonly notes: readonly string[];
  /** Anything that makes the result less than perfect, by table. */
  readonly problems: readonly string[];
};

const EMPTY = {
  tables: 0,
  filled: 0,
  rows: 0,
  verdicts: { solved: 0, sampled: 0, unsupported: 0 },
  constraints: 0,
  violations: 0,
  notes: [],
} as const;

/** Loads a schema, fills every table of it without a rule, and examines every constraint. */
export async function fillSchema(
  servers: Servers,
  schema: CorpusSchema,
  wishes: { readonly rows: number; readonly seed: number },
): Promise<SchemaResult> {
  const { name, dialect } = schema;
  let seconds = 0;
  try {
    const { address, complaints } = await servers.load(schema);
    const began = performance.now();
    const result = await fill(makeTarget(address), wishes);
    seconds = (performance.now() - began) / 1000;
    const notes = [...complaints.map((text) => `the schema's own text: ${text}`), ...result.notes];
    return { name, dialect, ...result, notes, seconds };
  } catch (error) {
    const message =
      error instanceof Error ? (isTargetError(error) ? error.message : (error.stack ?? error.message)) : String(error);
    return { name, dialect, ...EMPTY, seconds, problems: [message] };
  }
}

type Filled = Omit<SchemaResult, 'name' | 'dialect' | 'seconds'>;

async function fill(target: Target, { rows, seed }: { readonly rows: number; readonly seed: number }): Promise<Filled> {
  const { document, hasRows } = await readDocument(target);
  const tables = document.tables.filter(({ partition_of }) => partition_of === undefined);
  const lexicon = await loadLexicon('en');
  const made = makePlan(document, { rows: { '*': rows }, seed, locale: 'en', as_of: lastMidnight() }, lexicon);
  if ('issues' in made) return { ...EMPTY, tables: tables.length, problems: made.issues.map(sayIssue) };
  const outcome = await runGeneration({
    target,
    runId: `gen_${seed}_${target.database.replaceAll(/\W/g, '_').slice(-40)}`,
    requestDigest: 'corpus',
    schema: document,
    plan: made.plan,
    rules: {},
    locale: 'en',
    mode: hasRows ? 'truncate' : 'append',
  });
  const { certificate } = outcome;
  const rowsOf = new Map(certificate.tables.map((table) => [table.name, table.rows ?? 0]));
  const empty = tables.map(tableKey).filter((key) => (rowsOf.get(key) ?? 0) === 0);
  const broken = certificate.tables.flatMap((table) =>
    table.constraints
      .filter(({ violations }) => violations === null || violations > 0)
      .map(
        ({ kind, name, violations, note }) =>
          `${table.name}: ${kind} ${name}: ${violations ?? `not examined (${note})`}`,
      ),
  );
  return {
    tables: tables.length,
    filled: tables.length - empty.length,
    rows: [...rowsOf.values()].reduce((sum, count) => sum + count, 0),
    verdicts: countVerdicts(made.plan),
    constraints: certificate.tables.reduce((sum, table) => sum + table.constraints.length, 0),
    violations: certificate.violations,
    notes: made.plan.notes.filter(({ code }) => code === 'rows_changed').map(({ message }) => message),
    problems: [
      ...empty.map((key) => `${key}: no rows (${reasonFor(made.plan, key)})`),
      ...broken,
      ...unsupported(made.plan),
    ],
  };
}

const sayIssue = ({ path, message }: Issue): string => `${path}: ${message}`;

const reasonFor = (plan: Plan, key: string): string =>
  plan.notes.find(({ path }) => path.endsWith(`.${key}`) || path.includes(`.${key}.`))?.message ??
  'the plan gives it none';

const unsupported = (plan: Plan): readonly string[] =>
  plan.tables.flatMap(({ name, constraints }) =>
    constraints
      .filter(({ verdict }) => verdict === 'unsupported')
      .map((item) => `${name}: ${item.name}: ${item.reason}`),
  );

function countVerdicts(plan: Plan): SchemaResult['verdicts'] {
  const all = plan.tables.flatMap(({ constraints }) => constraints.map(({ verdict }) => verdict));
  const count = (wished: string): number => all.filter((verdict) => verdict === wished).length;
  return { solved: count('solved'), sampled: count('sampled'), unsupported: count('unsupported') };
}

async function readDocument(target: Target): Promise<{ readonly document: SchemaDocument; readonly hasRows: boolean }> {
  const session: Session = await target.connect();
  try {
    const document = await readTargetSchema(target, session);
    for (const table of document.tables) {
      const quote = session.dialect === 'postgresql' || session.dialect === 'sqlite' ? '"' : '`';
      const named = (text: string): string => quote + text.replaceAll(quote, quote + quote) + quote;
      const name = table.schema === undefined ? named(table.name) : `${named(table.schema)}.${named(table.name)}`;
      const rows = await session.query(`SELECT 1 AS found FROM ${name} LIMIT 1`);
      if (rows.length > 0) return { document, hasRows: true };
    }
    return { document, hasRows: false };
  } finally {
    await session.close();
  }
}

/** As the command line has it: a CHECK that compares with the server's own day holds for rows of today. */
const lastMidnight = (): string => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
