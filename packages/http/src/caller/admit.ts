import { type Endpoint, refuse } from '@rowloom/contract';
import type { Caller } from '@rowloom/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { spend } from '../limits/spend.ts';
import type { TokenBuckets } from '../limits/token-bucket.ts';
import type { ServerOptions } from '../server-options.ts';
import { makeCheck } from '../validation/make-validator.ts';
import { readBearer } from './read-bearer.ts';
import { scopeValue } from './scope-value.ts';

export type AdmissionOptions = Pick<ServerOptions, 'authenticate' | 'resolveScope'> & {
  readonly users: TokenBuckets | undefined;
};

/**
 * Authentication and authorisation as far as address and headers allow: before a byte of the body is read. The order is
 * the contract's: 401, the user's rate, `session_required`, operator, then what the address or the query names.
 */
export function makeAdmission(endpoint: Endpoint, options: AdmissionOptions) {
  const { scope, credential } = endpoint;
  const hasReadableParams = endpoint.params === undefined ? undefined : makeCheck(endpoint.params);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const caller = await identify(request, reply, options);
    if (credential !== 'any' && caller.via !== 'session') throw refuse('session_required');
    if (credential === 'operator' && !caller.operator) throw refuse('insufficient_role');
    // An invalid identifier names nothing.
    if (hasReadableParams?.(request.params) === false) throw refuse('not_found');
    if ('from' in scope && scope.from === 'body') return;
    const access = options.resolveScope(caller, scope, scopeValue(request, endpoint));
    request.access = access instanceof Promise ? await access : access;
  };
}

/** The caller, within their rate; all bad credentials are refused alike. */
export async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdmissionOptions,
): Promise<Caller> {
  const token = readBearer(request.headers.authorization);
  if (token === undefined) throw refuse('invalid_token');
  const caller = await options.authenticate(token, { ip: request.ip, requestId: request.id });
  if (caller === undefined) throw refuse('invalid_token');
  request.caller = caller;
  if (options.users !== undefined) spend(options.users, caller.userId, reply);
  return caller;
}
