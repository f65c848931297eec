import { inject } from 'vitest';
import { openService, type Service } from '../service.fixture.ts';

/**
 * The service that all files share, for stories that neither kill nor restart. Its store is a PostgreSQL where there is
 * one, which needs a third of the work; the stories of the first start and of a kill use an embedded store.
 */
export function openSharedService(): Service {
  const address = inject('services').at(-1);
  if (address === undefined) throw new Error('There is no service.');
  return openService(address);
}
