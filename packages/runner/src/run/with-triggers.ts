import { isTargetError, type Session } from '@rowloom/databases';
import type { SchemaDocument, Table } from '@rowloom/engine';
import { dropInsertTriggers } from '../target/dropped-triggers.ts';
import { type InsertTrigger, readInsertTriggers } from '../target/insert-triggers.ts';
import type { RunAttempt } from './attempt.ts';

/** What a trigger may have caused. */
const BLAMED = new Set([
  'duplicate_key',
  'foreign_key_violated',
  'check_violated',
  'not_null_violated',
  'exclusion_violated',
  'invalid_value',
  'rows_skipped',
  'unsupported',
  'server_error',
  'no_such_table',
  'no_permission',
]);

/**
 * Loads with the user's triggers in force. Nobody can know what they do with rows that no application wrote: where the
 * load fails with them it is tried without, once, and the run says so.
 */
export async function withTriggers<Answer>(
  attempt: RunAttempt,
  session: Session,
  { schema }: { readonly schema: SchemaDocument },
  tables: readonly Table[],
  load: (off: readonly InsertTrigger[]) => Promise<Answer>,
): Promise<Answer> {
  const { options, triggersOff, emit } = attempt;
  const keys = new Set(tables.map(({ name }) => name));
  const wished = options.triggers ?? 'auto';
  const known = [...triggersOff.values()].filter(({ key }) => keys.has(key.split('.').at(-1) ?? key));
  if (wished === 'keep') return load([]);
  if (known.length > 0) return load(known);
  try {
    if (wished === 'auto') return await load([]);
  } catch (error) {
    if (!isTargetError(error) || !BLAMED.has(error.code)) throw error;
    const dropped = await dropThem(attempt, session, schema, tables);
    if (dropped.length > 0) {
      emit({ kind: 'triggers_off', triggers: dropped, reason: error.message });
      return load([]);
    }
    const triggers = await readInsertTriggers(session, schema, tables);
    if (triggers.length === 0) throw error;
    note(attempt, triggers);
    emit({ kind: 'triggers_off', triggers: triggers.map(({ name }) => name), reason: error.message });
    return load(triggers);
  }
  await dropThem(attempt, session, schema, tables);
  const triggers = await readInsertTriggers(session, schema, tables);
  note(attempt, triggers);
  return load(triggers);
}

async function dropThem(
  { ledger, runId, triggersDropped }: RunAttempt,
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
): Promise<readonly string[]> {
  if (session.dialect === 'postgresql') return [];
  const dropped = await dropInsertTriggers(session, ledger, runId, schema, tables);
  for (const name of dropped) triggersDropped.add(name);
  return dropped;
}

function note({ triggersOff }: RunAttempt, triggers: readonly InsertTrigger[]): void {
  for (const trigger of triggers) triggersOff.set(`${trigger.table} ${trigger.name}`, trigger);
}
