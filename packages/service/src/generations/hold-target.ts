import { type Id, refuse } from '@rowloom/contract';
import { canonicalJson } from '@rowloom/engine';
import { holdConnection } from '../connections/connection-store.ts';
import type { Tx } from '../store/store.ts';
import type { RunDraft } from './resolve-run.ts';

/**
 * The run is for the place that it was planned for: its connection was not changed or deleted meanwhile, and is locked.
 */
export async function holdTarget(tx: Tx, projectId: Id<'project'>, { connection }: RunDraft): Promise<void> {
  if (connection === null) return;
  const held = await holdConnection(tx, { projectId, id: connection.id });
  const isSame =
    held !== undefined &&
    held.kind === connection.kind &&
    canonicalJson(held.identity) === canonicalJson(connection.kept);
  if (!isSame) throw refuse('invalid_state', 'The connection was changed just now. Start the run again.');
}
