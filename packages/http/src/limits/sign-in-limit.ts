import type { Endpoint } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { spend } from './spend.ts';
import { makeTokenBuckets } from './token-bucket.ts';

export type SignInRates = { readonly perAddress: number; readonly perAccount: number };

export type SignInLimit = {
  /** Before anything of the request is looked at. */
  takeAddress(request: FastifyRequest, reply: FastifyReply): void;
  /** By the caller, or by the e-mail address that the body names, whether or not such an account exists. */
  takeAccount(body: unknown, userId: string | undefined, reply: FastifyReply): void;
};

/** Open addresses that take a password or the secret of a link, which someone could try one after another. */
export const isSignIn = ({ credential, method, path }: Endpoint): boolean =>
  credential === 'none' && method === 'POST' && path.startsWith('/api/auth/') && !/\/(?:refresh|logout)$/.test(path);

/** With a session that was left open, the password of its owner could be guessed here. */
export const takesPassword = (endpoint: Endpoint): boolean => isSignIn(endpoint) || endpoint.id === 'changePassword';

export function makeSignInLimit({ perAddress, perAccount }: SignInRates): SignInLimit {
  const perMinute = (count: number) => makeTokenBuckets({ burst: count, perSecond: count / 60 });
  const addresses = perMinute(perAddress);
  const accounts = perMinute(perAccount);
  return {
    takeAddress: (request, reply) => spend(addresses, addressKey(request.ip), reply),
    takeAccount(body, userId, reply) {
      const { email = userId } = (body ?? {}) as { email?: unknown };
      if (typeof email === 'string') spend(accounts, email.trim().toLowerCase().slice(0, 254), reply);
    },
  };
}
