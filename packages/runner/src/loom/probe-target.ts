import { isTargetError, type Session } from '@rowloom/databases';
import { tableKey } from '@rowloom/engine';
import { confirmationOf, guardTarget } from '../guard/guard-target.ts';
import { countRows } from '../run/prepare-tables.ts';
import { readTableFacts } from '../target/table-facts.ts';
import { makeTarget, type Target } from '../target/target.ts';
import type { ProbedTarget, ProbeTask } from './loom-task.ts';
import { withSession } from './with-session.ts';

/** Whether a target answers, and whether a run into it must be confirmed. */
export function probeTarget({ address, run }: ProbeTask): Promise<ProbedTarget> {
  const target = makeTarget(address);
  return withSession(target, async (session) => {
    const { dialect, serverVersion } = session;
    const needsConfirmation = await needsWord(target, session, run);
    return { dialect, serverVersion, confirmation: confirmationOf(target), needsConfirmation };
  });
}

async function needsWord(target: Target, session: Session, run: ProbeTask['run']): Promise<boolean> {
  try {
    const { mode, rows } = run === undefined ? NO_ROWS : { mode: run.mode, rows: await rowsThere(session, run) };
    await guardTarget(target, session, { mode, rows, confirm: undefined });
    return false;
  } catch (error) {
    if (isTargetError(error) && error.code === 'locked') return true;
    throw error;
  }
}

const NO_ROWS = { mode: 'append', rows: 0 } as const;

async function rowsThere(session: Session, { schema, mode }: NonNullable<ProbeTask['run']>): Promise<number> {
  if (mode === 'create') return 0;
  const tables = schema.tables.filter(({ partition_of }) => partition_of === undefined);
  const facts = await readTableFacts(session, schema, tables);
  return countRows(
    session,
    schema,
    tables.filter((table) => facts.get(tableKey(table))?.hasRows === true),
  );
}
