import { startClock } from './store-clock.ts';
import type { OpenedStore, Store, StoreConfig } from './store.ts';

/** Opens the store and migrates it to this program's version; throws a {@link StoreError} that says what to do. */
export async function openStore(config: StoreConfig): Promise<Store> {
  const store = await open(config);
  const clock = await startClock(store.db).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    ...store,
    clock,
    close() {
      clock.stop();
      return store.close();
    },
  };
}

/** Each is loaded separately: a service on PostgreSQL does not need an embedded database. */
async function open(config: StoreConfig): Promise<OpenedStore> {
  if (config.kind === 'embedded') return (await import('./open-embedded-store.ts')).openEmbeddedStore(config);
  return (await import('./open-postgresql-store.ts')).openPostgresqlStore(config);
}
