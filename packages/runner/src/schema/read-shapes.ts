import { setTimeout } from 'node:timers/promises';
import type { Session } from '@rowloom/databases';
import { DIALECTS, flatTableName, type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { TableBook, TableBooks } from '../ledger/table-books.ts';
import { readIdentities } from '../target/table-identity.ts';
import type { Target } from '../target/target.ts';
import { readRunSchema } from './read-target-schema.ts';
import { compareShapes, settledShape, type ShapeOptions, shapeOf } from './table-shape.ts';

/** The name of a plan's table in the target's own catalogue. */
export function catalogueName(session: Pick<Session, 'dialect'>, schema: SchemaDocument, table: Table): string {
  return DIALECTS[session.dialect].hasSchemas ? tableKey(table) : flatTableName(schema, table);
}

/** What identifies a run's tables, by their names in the plan: their definitions and marks, from the catalogue. */
export async function describeTables(session: Session, catalogue: SchemaDocument, run: RunTables): Promise<TableBooks> {
  const { schema, tables } = run;
  const found = new Map(catalogue.tables.map((table) => [tableKey(table), table]));
  const identities = await readIdentities(session, schema, tables);
  return Object.fromEntries(
    tables.flatMap((table): [string, TableBook][] => {
      const now = found.get(catalogueName(session, schema, table));
      const identity = identities.get(tableKey(table));
      return now === undefined
        ? []
        : [[tableKey(table), { shape: shapeOf(now), ...(identity === undefined ? {} : { identity }) }]];
    }),
  );
}

/**
 * The same if the run has created the tables itself and has just added their constraints. What others did to their
 * columns meanwhile, or to the tables as such, stays a difference.
 */
export async function describeSettled(
  target: Target,
  session: Session,
  run: RunTables,
  books: TableBooks,
): Promise<TableBooks> {
  const now = await describeTables(session, await readRunSchema(target, session, run), run);
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, { shape, identity }]): [string, TableBook][] => {
      const before = books[name];
      if (shape === undefined) return [];
      const marks = identity === undefined ? {} : { identity };
      return [[name, { ...marks, ...before, shape: settledShape(before?.shape, shape), settled: true }]];
    }),
  );
}

export type RunTables = { readonly schema: SchemaDocument; readonly tables: readonly Table[] };

export type ChangedTables = {
  readonly catalogue: SchemaDocument;
  /** By the table's name in the plan: what others did to its definition, in sentences. */
  readonly changes: ReadonlyMap<string, readonly string[]>;
};

const TRIES = 5;
const PAUSE = 200;

/**
 * Reads the catalogue and compares the run's tables with what they were when it began. MariaDB omits a table while it
 * is being altered, as by another run that advances its counter: there it is looked up again.
 */
export async function readChanges(
  target: Target,
  session: Session,
  run: RunTables,
  books: TableBooks,
  options: ShapeOptions = {},
): Promise<ChangedTables> {
  for (let tries = 1; ; tries++) {
    const catalogue = await readRunSchema(target, session, run);
    const now = await describeTables(session, catalogue, run);
    const changes = new Map(
      run.tables.flatMap((table): [string, readonly string[]][] => {
        const name = tableKey(table);
        const sentences = compareTable(table, books[name] ?? {}, now[name], options);
        return sentences.length === 0 ? [] : [[name, sentences]];
      }),
    );
    const isDoubtful = changes.size > 0 && dialectOf(session).tables.isUnsteady && tries < TRIES;
    if (!isDoubtful) return { catalogue, changes };
    await setTimeout(PAUSE);
  }
}

function compareTable(
  table: Table,
  before: TableBook,
  now: TableBook | undefined,
  options: ShapeOptions,
): readonly string[] {
  const name = tableKey(table);
  if (now?.shape === undefined) return [`${name} is gone.`];
  const { shape } = now;
  const isAnother = before.identity !== undefined && now.identity !== undefined && before.identity !== now.identity;
  return [
    ...(isAnother ? [`${name} was dropped and created again.`] : []),
    ...(before.shape !== undefined
      ? compareShapes(name, before.shape, shape, before.settled === true ? { ...options, mayGain: false } : options)
      : // For a table that a run of an earlier version created in one transaction, only the plan says what it was.
        table.columns
          .filter((column) => shape.columns[column.name] === undefined)
          .map((column) => `The column ${name}.${column.name} was dropped.`)),
  ];
}
