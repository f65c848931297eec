import { isTargetError, retell, type Session, type TargetError } from '@rowloom/databases';
import { type SchemaDocument, type Table, tableKey } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';
import { type BlamedTrigger, blameTriggers, sayRefusal } from '../target/blame-triggers.ts';
import { dropInsertTriggers } from '../target/dropped-triggers.ts';
import { type InsertTrigger, readInsertTriggers } from '../target/insert-triggers.ts';
import type { RunAttempt } from './load/attempt.ts';
import { recordTriggersOff, triggerKeyOf } from './triggers-off.ts';

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

/** How often a load is restarted without the triggers that refused rows, before all of them are disabled. */
const MAX_LOADS = 8;

/**
 * Loads with the user's triggers enabled. Their rules have been read and planned for as far as possible; if one refuses
 * a row anyway, the load continues without that one, and the run reports it.
 */
export async function withTriggers<Answer>(
  attempt: RunAttempt,
  session: Session,
  { schema }: { readonly schema: SchemaDocument },
  tables: readonly Table[],
  load: (off: readonly InsertTrigger[]) => Promise<Answer>,
): Promise<Answer> {
  const { options, triggersOff } = attempt;
  const { triggerDefinition } = dialectOf(session).tables;
  const keys = new Set(tables.map(({ name }) => name));
  const wished = options.triggers ?? 'auto';
  // Dropped ones are gone already.
  const known = (): readonly InsertTrigger[] =>
    triggerDefinition === undefined && wished !== 'keep'
      ? [...triggersOff.values()].filter(({ key }) => keys.has(key.split('.').at(-1) ?? key))
      : [];
  if (wished === 'off') await switchOff(attempt, session, schema, tables);
  for (let loads = 1; ; loads++) {
    const before = new Set(triggersOff.keys());
    try {
      return await load(known());
    } catch (error) {
      if (!isTargetError(error) || !BLAMED.has(error.code) || wished === 'off') throw error;
      const blamed = await blameTriggers(session, schema, tables, error).catch(() => []);
      if (wished === 'keep') throw inItsWords(error, blamed);
      const off = await switchOff(attempt, session, schema, tables, loads < MAX_LOADS ? blamed : []);
      // Another connection may have met the same trigger meanwhile.
      const isGone = [...triggersOff].some(
        ([key, trigger]) => !before.has(key) && tables.some((table) => tableKey(table) === trigger.key),
      );
      if (off.length === 0 && !isGone) throw inItsWords(error, blamed);
      if (off.length > 0)
        reportDisabled(attempt, off, blamed.length > 0 ? blamed.map(sayRefusal).join(' ') : error.message);
    }
  }
}

export function reportDisabled({ emit }: RunAttempt, off: readonly InsertTrigger[], reason: string): void {
  emit({ kind: 'triggers_off', triggers: off.map(({ name, key }) => `${name} of ${key}`), reason });
}

/** The error attributed to the trigger that raised it. */
export function inItsWords(error: TargetError, [blamed, ...others]: readonly BlamedTrigger[]): TargetError {
  if (blamed === undefined || others.length > 0) return error;
  const plain = `${sayRefusal(blamed)} Load without it (--triggers off), or set rules for the columns that it reads.`;
  return retell(error, plain, { table: blamed.key, plain });
}

/**
 * Disables triggers, those responsible or, if unknown, all; returns which were not off before. The ledger has them
 * before the first row comes without them.
 */
export function switchOff(
  attempt: RunAttempt,
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
  blamed: readonly BlamedTrigger[] = [],
): Promise<readonly InsertTrigger[]> {
  const mine = (switching.get(attempt) ?? Promise.resolve()).then(() =>
    switchOffNow(attempt, session, schema, tables, blamed),
  );
  const settled = mine.then(
    () => undefined,
    () => undefined,
  );
  switching.set(attempt, settled);
  return mine;
}

/** Connections that load at once meet the same triggers: each is dropped, and recorded, once. */
const switching = new WeakMap<RunAttempt, Promise<void>>();

async function switchOffNow(
  attempt: RunAttempt,
  session: Session,
  schema: SchemaDocument,
  tables: readonly Table[],
  blamed: readonly BlamedTrigger[],
): Promise<readonly InsertTrigger[]> {
  const { triggersOff } = attempt;
  const isMeant = (key: string, trigger: string): boolean =>
    blamed.length === 0 || blamed.some((one) => one.name === trigger && one.key === key);
  const note = async (triggers: readonly InsertTrigger[]): Promise<void> => {
    for (const trigger of triggers) {
      const says = blamed.find(({ name, key }) => name === trigger.name && key === trigger.key)?.says;
      triggersOff.set(triggerKeyOf(trigger), says === undefined ? trigger : { ...trigger, says });
    }
    // Inside the transaction of the whole run its end writes them: until then the run's row stays unlocked.
    if (triggers.length > 0 && session.inTransaction?.() !== true) await recordTriggersOff(attempt, session);
  };
  if (dialectOf(session).tables.triggerDefinition !== undefined)
    return dropInsertTriggers(attempt, session, schema, tables, {
      isMeant: (table, name) => isMeant(tableKey(table), name),
      beforeDrop: (trigger) => note([trigger]),
    });
  const found = (await readInsertTriggers(session, schema, tables)).filter(({ key, name }) => isMeant(key, name));
  const fresh = found.filter((trigger) => !triggersOff.has(triggerKeyOf(trigger)));
  await note(fresh);
  return fresh;
}
