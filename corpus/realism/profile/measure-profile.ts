import { readFileSync } from 'node:fs';
import {
  connectPostgresql,
  introspectPostgresql,
  openPostgresqlLoader,
  readProfile,
  type Session,
} from '@rowloom/databases';
import {
  applyProfile,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Profile,
  type SchemaDocument,
} from '@rowloom/engine';
import { findPostgresBin, type PostgresServer, startPostgres } from '@rowloom/servers';
import { farApart, variation } from './distances.ts';
import { type Fact, readFacts } from './read-facts.ts';

export type ProfileFigure = {
  readonly by: string;
  readonly kind: Fact['kind'];
  readonly name: string;
  /** The distance between the new rows and the profiled ones; for orders the share of the rows that keep them. */
  readonly value: number;
};

/** The maximum distance; for orders the minimum share of rows. */
const WANTED: Readonly<Record<Fact['kind'], number>> = {
  number: 0.1,
  children: 0.1,
  distance: 0.1,
  words: 0.05,
  renamed: 0.05,
  hours: 0.05,
  missing: 0.05,
  order: 0.99,
};

const TITLES: Readonly<Record<Fact['kind'], string>> = {
  number: 'numbers and times, KS',
  children: 'children of a parent, KS',
  distance: 'distances between times of a row, KS',
  words: 'shares of words and forms, total variation',
  renamed: 'shares of renamed words, total variation',
  hours: 'hours of the week, total variation',
  missing: 'columns that are missing together, total variation',
  order: 'orders that are kept',
};

/** The ways to read a profile: with noise on all, or from the server's own statistics if there are any. */
const WAYS = [
  { by: 'own aggregates, ε = 1', request: { ownAggregates: true } },
  { by: 'statistics of the server', request: {} },
] as const;

const isGood = ({ kind, value }: ProfileFigure): boolean =>
  kind === 'order' ? value >= WANTED.order : value <= WANTED[kind];

/**
 * A database with odd distributions, its profile, rows made only from that in another one, and the distance between the
 * two.
 */
export async function measureProfile(seed: number): Promise<readonly ProfileFigure[]> {
  const bin = findPostgresBin();
  if (bin === undefined)
    throw new Error('There is no PostgreSQL here: set ROWLOOM_POSTGRES_BIN to the folder of its programs.');
  const server = await startPostgres(bin);
  try {
    const script = readFileSync(`${import.meta.dirname}/odd-parcels.sql`, 'utf8');
    server.createDatabase('odd');
    server.run(script, 'odd');
    const figures: ProfileFigure[] = [];
    const original = await connect(server, 'odd');
    try {
      const document = await introspectPostgresql(original);
      const facts = await readFacts(original);
      for (const [index, { by, request }] of WAYS.entries()) {
        server.createDatabase(`again${index}`);
        server.run(script.slice(0, script.indexOf('SELECT setseed')), `again${index}`);
        const profile = await readProfile(original, document, request);
        const made = await connect(server, `again${index}`);
        try {
          await fill(made, document, profile, { seed, rows: await rowsOf(original, document) });
          const others = await readFacts(made);
          figures.push(
            ...facts.map((fact, at) => ({
              by,
              kind: fact.kind,
              name: fact.name,
              value: apart(fact, others[at] ?? fact),
            })),
          );
        } finally {
          await made.close();
        }
      }
    } finally {
      await original.close();
    }
    return figures;
  } finally {
    await server.stop();
  }
}

const connect = ({ host, port }: PostgresServer, database: string): Promise<Session> =>
  connectPostgresql({ dialect: 'postgresql', host, port, socket: true, user: 'rowloom', database, tls: 'disable' });

/** As many rows as there were: the profile says it with noise. */
async function rowsOf(session: Session, { tables }: SchemaDocument): Promise<Readonly<Record<string, number>>> {
  const counts: [string, number][] = [];
  for (const { name } of tables)
    counts.push([name, Number((await session.query(`SELECT count(*) AS n FROM ${name}`))[0]?.['n'])]);
  return Object.fromEntries(counts);
}

async function fill(
  session: Session,
  document: SchemaDocument,
  profile: Profile,
  { seed, rows }: { readonly seed: number; readonly rows: Readonly<Record<string, number>> },
): Promise<void> {
  const { schema } = applyProfile(document, profile);
  const lexicon = await loadLexicon('en');
  const planned = makePlan(schema, { rows, seed, locale: 'en', as_of: '2026-02-01T00:00:00Z' }, lexicon);
  if ('issues' in planned) throw new Error(planned.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const run = makeRunContext(schema, planned.plan, lexicon);
  for (const { name, rows: count } of planned.plan.tables)
    await (await openPostgresqlLoader(session, run, name)).load(0, count);
}

function apart(before: Fact, after: Fact): number {
  if ('kept' in before) return 'kept' in after ? after.kept : 0;
  if ('values' in before) return farApart(before.values, 'values' in after ? after.values : []);
  return variation(before.words, 'words' in after ? after.words : [], { renamed: before.kind === 'renamed' });
}

export function printProfile(figures: readonly ProfileFigure[]): string {
  return [...Map.groupBy(figures, ({ by }) => by)]
    .map(([by, own]) =>
      [`\n${by}`, ...[...Map.groupBy(own, ({ kind }) => kind)].map(([kind, some]) => lineOf(kind, some))].join('\n'),
    )
    .join('\n');
}

function lineOf(kind: Fact['kind'], figures: readonly ProfileFigure[]): string {
  const good = figures.filter(isGood).length;
  const percent = (value: number): string => value.toFixed(3);
  const worstFirst = figures.toSorted((a, b) => (kind === 'order' ? a.value - b.value : b.value - a.value));
  const [worst] = worstFirst;
  const bad = worstFirst.filter((figure) => !isGood(figure));
  const sign = kind === 'order' ? '≥' : '≤';
  return [
    `  ${TITLES[kind]}: ${good} of ${figures.length} ${sign} ${WANTED[kind]}, the worst ${percent(worst?.value ?? 0)}`,
    ...bad.map(({ name, value }) => `    ${percent(value)}  ${name}`),
  ].join('\n');
}
