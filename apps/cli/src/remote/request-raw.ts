import { randomUUID } from 'node:crypto';
import { ApiError, readError } from '@rowloom/client';
import { VERSION } from '../version.ts';
import { findService, findServiceUrl } from './find-service.ts';
import { refuseApiErrors } from './refuse-api-error.ts';
import { withToken } from './with-session.ts';

export type RawRequest = { readonly method: string; readonly path: string; readonly body?: string };
export type RawAnswer = { readonly text: string; readonly isJson: boolean };

/** A request as typed, with the key or with a temporary session. */
export function requestRaw(
  request: RawRequest,
  { isSession, email }: { readonly isSession: boolean; readonly email: string | undefined },
): Promise<RawAnswer> {
  if (isSession) {
    const url = findServiceUrl();
    return withToken({ url, email }, (token) => send(url, token, request));
  }
  const { url, key } = findService();
  return refuseApiErrors(url, () => send(url, key, request));
}

async function send(url: string, token: string, { method, path, body }: RawRequest): Promise<RawAnswer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': `rowloom/${VERSION}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  }).catch((cause: unknown) => {
    const message = 'The service cannot be reached. Check the address and the network.';
    throw new ApiError({ status: 0, code: 'unreachable', message, cause });
  });
  if (!response.ok) throw await readError(response);
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '');
  return { text: await response.text(), isJson };
}
