import type { Client } from '@rowloom/client';
import type { CredentialKind } from '@rowloom/contract';
import { findServiceUrl } from './find-service.ts';
import { refuseApiErrors } from './refuse-api-error.ts';
import { connectTo, withService } from './with-service.ts';
import { withSession } from './with-session.ts';

export const EMAIL_OPTION = { value: 'ADDRESS', help: 'the account', default: 'that of login' } as const;

/** Executes work with the required credential: the key, a session for which the password is asked, or none. */
export function withCredential<T>(
  { credential, email }: { readonly credential: CredentialKind; readonly email?: string | undefined },
  work: (client: Client, url: string) => Promise<T>,
): Promise<T> {
  if (credential === 'any') return withService(work);
  const url = findServiceUrl();
  if (credential === 'none') return refuseApiErrors(url, () => work(connectTo(url), url));
  return withSession({ url, email }, (client) => work(client, url));
}
