import { readTargetSchema } from '@rowloom/runner';
import type { Source } from '../source/source.ts';
import { noSourceTables } from './no-tables.ts';
import { describeTarget, readTarget } from './read-target.ts';
import { schemaWarnings } from './schema-warnings.ts';
import { withSession } from './with-session.ts';

/** A database's schema as a source: its catalogue is read, and none of its rows. */
export async function readDatabase(url: string): Promise<Source> {
  const target = readTarget(url);
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  if (schema.tables.length === 0) throw noSourceTables(target);
  return { name: describeTarget(target), kind: 'database', schema, rules: {}, warnings: schemaWarnings(schema) };
}
