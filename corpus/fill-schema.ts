import { isTargetError, type Session } from '@rowloom/databases';
import {
  type Issue,
  loadLexicon,
  makePlan,
  type Plan,
  type SchemaDocument,
  type Table,
  tableKey,
} from '@rowloom/engine';
import { makeTarget, readTargetSchema, runGeneration, type RunOptions, type Target } from '@rowloom/runner';
import { createdTables } from './created-tables.ts';
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
  /** From loading the text to the certificate. */
  readonly seconds: number;
  /** Tables that got fewer rows than requested, and why. */
  readonly notes: readonly string[];
  /** Anything that makes the result less than perfect, by table. */
  readonly problems: readonly string[];
};

type Wishes = { readonly rows: number; readonly seed: number; readonly options?: RunOptions };

const EMPTY = {
  tables: 0,
  filled: 0,
  rows: 0,
  verdicts: { solved: 0, sampled: 0, unsupported: 0 },
  constraints: 0,
  violations: 0,
  notes: [],
} as const;

/** Loads a schema, fills every table of it without a rule, and checks every constraint. */
export async function fillSchema(servers: Servers, schema: CorpusSchema, wishes: Wishes): Promise<SchemaResult> {
  const { name, dialect } = schema;
  const began = performance.now();
  const result = (filled: Filled): SchemaResult => ({
    name,
    dialect,
    ...filled,
    seconds: (performance.now() - began) / 1000,
  });
  // What the text creates counts, even if creating it failed.
  const wanted = createdTables(schema.read().toString(), dialect);
  let documents: readonly SchemaDocument[] = [];
  try {
    const { addresses, complaints } = await servers.load(schema);
    const targets = addresses.map((address) => makeTarget(address));
    const read = await Promise.all(targets.map(readDocument));
    documents = read.map(({ document }) => document);
    const missing = missingTables(wanted, documents);
    const parts: Filled[] = [];
    for (const [index, target] of targets.entries()) {
      const found = read[index];
      if (found !== undefined) parts.push(await fill(target, found, wishes));
    }
    const sum = (of: (part: Filled) => number): number => parts.reduce((total, part) => total + of(part), 0);
    return result({
      tables: sum(({ tables }) => tables) + missing.length,
      filled: sum(({ filled }) => filled),
      rows: sum(({ rows }) => rows),
      verdicts: {
        solved: sum(({ verdicts }) => verdicts.solved),
        sampled: sum(({ verdicts }) => verdicts.sampled),
        unsupported: sum(({ verdicts }) => verdicts.unsupported),
      },
      constraints: sum(({ constraints }) => constraints),
      violations: sum(({ violations }) => violations),
      notes: [...complaints.map((text) => `the schema's own text: ${text}`), ...parts.flatMap(({ notes }) => notes)],
      problems: [
        ...missing.map((table) => `${table}: the schema's own text does not get so far as to create it`),
        ...parts.flatMap(({ problems }) => problems),
        ...(parts.length === 0 ? ['the text creates no table'] : []),
      ],
    });
  } catch (error) {
    const message =
      error instanceof Error ? (isTargetError(error) ? error.message : (error.stack ?? error.message)) : String(error);
    const tables = documents.reduce((total, document) => total + rootsOf(document).length, 0);
    return result({ ...EMPTY, tables: tables + missingTables(wanted, documents).length, problems: [message] });
  }
}

/** Tables that the text creates and that are missing in the database. */
function missingTables(wanted: readonly string[], documents: readonly SchemaDocument[]): readonly string[] {
  const there = new Set(documents.flatMap(({ tables }) => tables.map((table) => table.name.toLowerCase())));
  return wanted.filter((name) => !there.has(name));
}

/** Partitions are filled through their roots. */
const rootsOf = ({ tables }: SchemaDocument): readonly Table[] =>
  tables.filter(({ partition_of }) => partition_of === undefined);

type Filled = Omit<SchemaResult, 'name' | 'dialect' | 'seconds'>;

async function fill(
  target: Target,
  { document, hasRows }: ReadDocument,
  { rows, seed, options = {} }: Wishes,
): Promise<Filled> {
  const tables = rootsOf(document);
  const lexicon = await loadLexicon('en');
  const wishes = { rows: { '*': rows }, seed, locale: 'en', as_of: lastMidnight(), leave_out: true } as const;
  const made = makePlan(document, wishes, lexicon);
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
    options,
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

type ReadDocument = { readonly document: SchemaDocument; readonly hasRows: boolean };

async function readDocument(target: Target): Promise<ReadDocument> {
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

/** As on the command line: a CHECK that compares with the server's own day holds for today's rows. */
const lastMidnight = (): string => `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
