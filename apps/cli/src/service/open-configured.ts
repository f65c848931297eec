import { openService, type Service, isStoreError, SecretKeyError } from '@rowloom/service';
import type { Log } from '@rowloom/service';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { VERSION } from '../version.ts';
import type { Config } from './read-config.ts';
import { migrationsUrl, serviceEntries } from './service-entries.ts';

/** The service as configured in the environment; a problem with store or key is reported in a sentence. */
export async function openConfigured(config: Config, log: Log): Promise<Service> {
  const migrations = migrationsUrl();
  try {
    return await openService({
      ...config,
      store: { ...config.store, ...(migrations === undefined ? {} : { migrations }) },
      version: VERSION,
      entries: serviceEntries(),
      log,
    });
  } catch (error) {
    if (isStoreError(error) || error instanceof SecretKeyError) throw refusal(EXIT.target, error.message);
    throw error;
  }
}
