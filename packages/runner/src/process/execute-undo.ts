import { makeTarget } from '../target/target.ts';
import { undoRun } from '../undo/undo-run.ts';
import { ledgerRows } from './ledger-rows.ts';
import type { UndoTask } from './run-task.ts';
import type { Outcome, RunWork, StartedWork } from './run-work.ts';

/** Removes a run's rows from a database. */
export function executeUndo({ address, runId, takeOver }: UndoTask, work: RunWork): StartedWork {
  const target = makeTarget(address);
  const undo = async (): Promise<Outcome> => {
    const { tables, notes } = await undoRun({
      target,
      runId,
      takeOver: takeOver ?? false,
      signal: work.signal,
      onTable: ({ name, deleted }) => work.count.set(name, deleted),
    });
    return {
      rows: tables.reduce((sum, { deleted }) => sum + deleted, 0),
      tables: tables.map(({ name, deleted }) => ({ name, rows: deleted, base: 0, checksum: null })),
      certificate: null,
      seconds: {},
      way: null,
      resumed: false,
      triggersOff: [],
      undone: { tables, notes },
    };
  };
  return { outcome: undo(), left: () => ledgerRows(target, runId) };
}
