import { openEmbeddedStore } from './open-embedded-store.ts';
import { openPostgresqlStore } from './open-postgresql-store.ts';
import type { Store, StoreConfig } from './store.ts';

/** Opens the store and migrates it to what this program knows; throws a {@link StoreError} that says what to do. */
export function openStore(config: StoreConfig): Promise<Store> {
  return config.kind === 'embedded' ? openEmbeddedStore(config) : openPostgresqlStore(config);
}
