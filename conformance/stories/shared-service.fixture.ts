import { inject } from 'vitest';
import { openService, type Service } from '../service.fixture.ts';

/** The service that all files share, with the store that comes with it: for stories that neither kill nor restart. */
export function openSharedService(): Service {
  const address = inject('services').find(({ store }) => store === 'embedded');
  if (address === undefined) throw new Error('There is no service.');
  return openService(address);
}
