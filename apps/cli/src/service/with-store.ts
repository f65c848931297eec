import { Refusal } from '@rowloom/contract';
import { isStoreError, openStore, type Store } from '@rowloom/service';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { readConfig } from './read-config.ts';
import { migrationsUrl } from './service-entries.ts';

/** Works on the store itself, as the operator may. The embedded one must not be in use. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const { store: config } = readConfig(process.env);
  const migrations = migrationsUrl();
  try {
    const store = await openStore({ ...config, ...(migrations === undefined ? {} : { migrations }) });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (isStoreError(error)) throw refusal(EXIT.target, error.message);
    if (error instanceof Refusal)
      throw refusal(
        error.code === 'not_found' ? EXIT.notFound : error.fields === undefined ? EXIT.refused : EXIT.usage,
        error.fields === undefined ? error.message : 'This cannot be done as it is.',
        error.fields?.map(({ path, message }) => `${path}: ${message}`) ?? [],
      );
    throw error;
  }
}
