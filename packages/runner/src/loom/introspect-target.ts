import type { SchemaDocument } from '@rowloom/engine';
import { refuseStore } from '../guard/refuse-store.ts';
import { keepTables } from '../schema/keep-tables.ts';
import { readTargetSchema } from '../schema/read-target-schema.ts';
import { makeTarget } from '../target/target.ts';
import { withSession } from '../target/with-session.ts';
import { describeSchema } from './describe-schema.ts';
import type { Introspected, IntrospectTask, TooLarge } from './loom-task.ts';
import { openParcel } from './schema-parcel.ts';

/** The schema of a target, or as much of it as another schema has tables for. */
export async function introspectTarget(task: IntrospectTask): Promise<Introspected | TooLarge> {
  const { address, schemas, statistics, keep } = task;
  const target = makeTarget(address);
  const warnings: string[] = [];
  const schema = await withSession(target, async (session) => {
    await refuseStore(session);
    return readTargetSchema(target, session, {
      ...(schemas === undefined ? {} : { schemas }),
      statistics: statistics ?? false,
      warn: (message) => warnings.push(message),
    });
  });
  if (keep === undefined) return withLists(schema, warnings, { present: [], missing: [], outside: [] });
  const wished = new Set(openParcel(keep).tables.map(({ name }) => name));
  const there = new Set(schema.tables.map(({ name }) => name));
  const kept = keepTables(schema, wished);
  return withLists(kept.schema, warnings, {
    present: [...wished].filter((name) => there.has(name)),
    missing: [...wished].filter((name) => !there.has(name)),
    outside: [...kept.kept],
  });
}

function withLists(
  schema: SchemaDocument,
  warnings: readonly string[],
  lists: Pick<Introspected, 'present' | 'missing' | 'outside'>,
): Introspected | TooLarge {
  const described = describeSchema(schema, warnings);
  return 'tooLarge' in described ? described : { ...described, ...lists };
}
