import type { DatabaseAddress } from '@rowloom/databases';
import { makeTarget } from '@rowloom/runner';
import { refuseOwnStore } from './refuse-own-store.ts';

/** Connects once, and answers what the server says it is; refuses one that holds a store, which no address tells. */
export async function probeServer(address: DatabaseAddress): Promise<string> {
  const session = await makeTarget(address).connect({ applicationName: 'rowloom' });
  try {
    await refuseOwnStore(session);
    return session.serverVersion;
  } finally {
    await session.close().catch(() => undefined);
  }
}
