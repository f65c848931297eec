import type { Store, StoreConfig } from './store.ts';

/** Opens the store and migrates it to what this program knows; throws a {@link StoreError} that says what to do. */
export async function openStore(config: StoreConfig): Promise<Store> {
  // Each is loaded alone: a service on PostgreSQL has no use for a database in its own memory.
  if (config.kind === 'embedded') return (await import('./open-embedded-store.ts')).openEmbeddedStore(config);
  return (await import('./open-postgresql-store.ts')).openPostgresqlStore(config);
}
