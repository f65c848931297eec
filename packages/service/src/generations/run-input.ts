import type { Id } from '@rowloom/contract';
import { sql } from 'kysely';
import type { Tx } from '../store/store.ts';

/** The parts of resources that decide what a run makes or where its rows go. */
const PARTS = new Set([
  'url',
  'options',
  'run',
  'cron',
  'timezone',
  'enabled',
  'schema',
  'schema_name',
  'default_locale',
  'rules',
]);

/**
 * Records for a snapshot who had last changed its source: the source may change again, and the snapshot stays as it is.
 */
export async function keepInputChanges(tx: Tx, snapshotId: Id<'snapshot'>, fromId: string | undefined): Promise<void> {
  if (fromId === undefined) return;
  await sql`insert into run_input (subject_id, part, changed_by, changed_at)
    select ${snapshotId}, part, changed_by, changed_at from run_input where subject_id = ${fromId}`.execute(tx);
}

/** Records who last changed each part of what runs are made from: they count as requesters of the resulting runs. */
export async function noteInputChange(
  tx: Tx,
  subjectId: string,
  changedBy: Id<'user'>,
  changed: Iterable<string>,
): Promise<void> {
  const values = [...changed]
    .filter((part) => PARTS.has(part))
    .map((part) => ({ subject_id: subjectId, part, changed_by: changedBy, changed_at: sql<Date>`now()` }));
  if (values.length === 0) return;
  await tx
    .insertInto('run_input')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['subject_id', 'part']).doUpdateSet({ changed_by: changedBy, changed_at: sql<Date>`now()` }),
    )
    .execute();
}
