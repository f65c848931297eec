import { readTargetSchema } from '@rowloom/runner';
import { EXIT } from '../exit-codes.ts';
import { programName } from '../program-name.ts';
import type { Source } from '../source/source.ts';
import { noTables } from './no-tables.ts';
import { describeTarget, readTarget } from './read-target.ts';
import { schemaWarnings } from './schema-warnings.ts';
import { withSession } from './with-session.ts';

/** A database's schema as a source: its catalogue is read, and none of its rows. */
export async function readDatabase(url: string): Promise<Source> {
  const target = readTarget(url);
  const schema = await withSession(target, (session) => readTargetSchema(target, session));
  if (schema.tables.length === 0)
    throw noTables(
      target,
      `Create its tables first, or let a run create them: ${programName()} generate ecommerce --to URL --mode create.`,
      EXIT.plan,
    );
  return { name: describeTarget(target), kind: 'database', schema, rules: {}, warnings: schemaWarnings(schema) };
}
