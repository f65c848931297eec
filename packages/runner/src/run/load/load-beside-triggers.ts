import { isTargetError, type Session, type TableLoader } from '@rowloom/databases';
import type { SchemaDocument, Table } from '@rowloom/engine';
import { blameTriggers, sayRefusal } from '../../target/blame-triggers.ts';
import { switchTriggersOff } from '../../target/insert-triggers.ts';
import type { Mode } from '../../ledger/run-record.ts';
import type { RunAttempt } from './attempt.ts';
import { switchOff, reportDisabled } from '../with-triggers.ts';

/** Whether user triggers are enabled, and may be disabled, while the table's rows come. */
export const isTriggered = ({ options }: RunAttempt, mode: Mode, { triggers }: Table): boolean =>
  mode !== 'create' && (options.triggers ?? 'auto') === 'auto' && (triggers?.length ?? 0) > 0;

/**
 * A loader of a table with triggers, inside one transaction for all: if a trigger refuses a row, only the table is
 * restarted without that trigger, not the whole run. Rows after a savepoint cannot be frozen from the start.
 */
export function loadBesideTriggers(
  attempt: RunAttempt,
  session: Session,
  schema: SchemaDocument,
  table: Table,
  loader: TableLoader,
): TableLoader {
  return {
    ...loader,
    async load(first, end, { onSent: _onSent, ...options } = {}) {
      for (;;) {
        await session.execute('SAVEPOINT rowloom_triggers');
        try {
          const loaded = await loader.load(first, end, options);
          await session.execute('RELEASE SAVEPOINT rowloom_triggers');
          return loaded;
        } catch (error) {
          if (!isTargetError(error) || error.facts.raised === undefined) throw error;
          // The savepoint itself is released too: within it no later table could be frozen.
          await session.execute('ROLLBACK TO SAVEPOINT rowloom_triggers');
          await session.execute('RELEASE SAVEPOINT rowloom_triggers');
          const blamed = await blameTriggers(session, schema, [table], error);
          const off = blamed.length === 0 ? [] : await switchOff(attempt, session, schema, [table], blamed);
          if (off.length === 0) throw error;
          await switchTriggersOff(session, off);
          reportDisabled(attempt, off, blamed.map(sayRefusal).join(' '));
        }
      }
    },
  };
}
