import { type SchemaDocument, sqlDialectOf, tableKey, withMissingPartitions } from '@rowloom/engine';
import { compareSchemas, keepTables, type Mode, readTargetSchema, type Target } from '@rowloom/runner';
import { noSourceTables, noTables } from '../database/no-tables.ts';
import { schemaWarnings } from '../database/schema-warnings.ts';
import { withSession } from '../database/with-session.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import type { Source } from '../source/source.ts';

export type LoadSource = Source & {
  /** Tables that others refer to but that the source does not contain: they are never filled. */
  readonly kept: ReadonlySet<string>;
};

export type SourceWishes = {
  readonly target: Target;
  /** True if the source is the target itself. */
  readonly isSource: boolean;
  readonly mode: Mode;
  /** The dialect of the source's SQL, if given. */
  readonly dialect?: string | undefined;
  /** The run creates partitions for tables without any. */
  readonly makePartitions?: boolean;
};

const NONE: ReadonlySet<string> = new Set();
const MAX_NAMES = 5;
const MAX_DIFFERENCES = 10;

/**
 * The schema that a run into a database is planned from. Tables that the run creates are planned as in the source.
 * Existing tables are planned as in the target: a pack or SQL then only selects the tables and adds its rules. A schema
 * document or another database describes these tables itself, with its statistics and edits: it is the plan's schema if
 * its rows fit the target. Without a source, the target is the source.
 */
export async function readLoadSource(
  name: string,
  source: Source | undefined,
  wishes: Pick<SourceWishes, 'target' | 'mode' | 'makePartitions'> & { readonly asOf: string },
): Promise<LoadSource> {
  const read = await readTables(name, source, wishes);
  return wishes.makePartitions === true ? { ...read, schema: withMissingPartitions(read.schema, wishes.asOf) } : read;
}

async function readTables(
  name: string,
  source: Source | undefined,
  { target, mode }: Pick<SourceWishes, 'target' | 'mode'>,
): Promise<LoadSource> {
  if (source !== undefined && mode === 'create') return { ...source, kept: NONE };
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  if (schema.tables.length === 0)
    throw source === undefined ? noSourceTables(target) : noTables(target, 'Create them with --mode create.');
  const warnings = schemaWarnings(schema);
  if (source === undefined) return { name, kind: 'database', schema, rules: {}, warnings, kept: NONE };
  checkTables(source, schema);
  if ((source.kind === 'document' || source.kind === 'database') && speaksOf(source.schema, schema)) {
    checkDifferences(source, schema);
    return {
      ...source,
      warnings: [...source.warnings, ...warnings.filter((text) => !source.warnings.includes(text))],
      kept: NONE,
    };
  }
  const kept = keepTables(schema, new Set(source.schema.tables.map((table) => table.name)));
  return { ...source, ...kept, warnings: [...source.warnings, ...schemaWarnings(kept.schema)] };
}

function checkTables(source: Source, target: SchemaDocument): void {
  const there = new Set(target.tables.map((table) => table.name));
  const missing = source.schema.tables.map((table) => table.name).filter((table) => !there.has(table));
  if (missing.length === 0) return;
  const list = `${missing.slice(0, MAX_NAMES).join(', ')}${missing.length > MAX_NAMES ? ` and ${missing.length - MAX_NAMES} more` : ''}`;
  throw refusal(EXIT.target, `The target has no table ${list}.`, [
    missing.length === source.schema.tables.length
      ? 'Create the tables with --mode create.'
      : `${source.name} has ${missing.length === 1 ? 'it' : 'them'}: create ${missing.length === 1 ? 'it' : 'them'}, or give the target's own URL as the source.`,
  ]);
}

/**
 * Documents of another dialect use other names and types: tables can be created from them, but not compared with them.
 */
const speaksOf = (source: SchemaDocument, target: SchemaDocument): boolean =>
  sqlDialectOf(source.dialect) === sqlDialectOf(target.dialect);

function checkDifferences(source: Source, target: SchemaDocument): void {
  const differences = compareSchemas(source.schema, target, source.schema.tables.map(tableKey));
  if (differences.length === 0) return;
  throw refusal(EXIT.target, `The target differs from ${source.name}.`, [
    ...differences.slice(0, MAX_DIFFERENCES),
    ...(differences.length > MAX_DIFFERENCES ? [`… and ${differences.length - MAX_DIFFERENCES} more.`] : []),
    "If the target is right, introspect it again, or give its URL as the source; otherwise change the target's tables.",
  ]);
}
