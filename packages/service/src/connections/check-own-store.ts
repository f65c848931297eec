import type { DatabaseAddress } from '@rowloom/databases';
import { makeTarget } from '@rowloom/runner';
import { refuseOwnStore } from './refuse-own-store.ts';

/** Connects once and asks whether a store of Rowloom's is there, since addresses alone do not tell. */
export async function checkOwnStore(address: DatabaseAddress): Promise<void> {
  if (address.dialect !== 'postgresql') return;
  const session = await makeTarget(address).connect({ applicationName: 'rowloom' });
  try {
    await refuseOwnStore(session);
  } finally {
    await session.close().catch(() => undefined);
  }
}
