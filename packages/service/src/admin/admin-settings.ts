import { refuseField, type Settings, type UpdateSettings } from '@rowloom/contract';
import type { Caller } from '../caller/caller.ts';
import { readSettings, writeSettings } from '../sessions/settings.ts';
import type { Tx } from '../store/store.ts';
import { changesOf } from './admin-tiers.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { authoriseOperator } from './authorise-operator.ts';

export async function updateSettings(tx: Tx, caller: Caller, patch: UpdateSettings): Promise<Settings> {
  await authoriseOperator(tx, caller);
  if (patch.default_tier !== undefined) await checkTier(tx, patch.default_tier);
  const before = await readSettings(tx);
  const changed = changesOf(before, patch);
  if (Object.keys(changed).length === 0) return before;
  await writeSettings(tx, patch);
  const after = await readSettings(tx);
  await appendOperatorEvent(tx, caller, [], {
    action: 'settings.updated',
    subject: { type: 'settings', id: 'settings' },
    details: { changed },
  });
  return after;
}

async function checkTier(tx: Tx, name: string): Promise<void> {
  const found = await tx.selectFrom('tier').select('name').where('name', '=', name).executeTakeFirst();
  if (found === undefined)
    throw refuseField('default_tier', 'There is no tier of this name. GET /api/admin/tiers lists them.');
}
