import type { Endpoint } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { spend } from './spend.ts';
import { makeTokenBuckets } from './token-bucket.ts';

export type SignInRates = { readonly perAddress: number; readonly perAccount: number };

export type SignInLimit = {
  /** Before anything of the request is looked at. */
  takeAddress(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * One try at an account from one network address: by the caller, or by the e-mail address that is named, whether or not
   * such an account exists. Only failures count, and only where they come from: nobody locks another out.
   */
  takeAccount(account: string | undefined, request: FastifyRequest, reply: FastifyReply): void;
  /** The request went well: its tries are none. */
  forgive(request: FastifyRequest): void;
};

/** The account that a request names, if it names any. */
export function accountOf(body: unknown, userId: string | undefined): string | undefined {
  const { email = userId } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

/** Open addresses that take a password or the secret of a link, which someone could try one after another. */
export const isSignIn = ({ credential, method, path }: Endpoint): boolean =>
  credential === 'none' && method === 'POST' && path.startsWith('/api/auth/') && !/\/(?:refresh|logout)$/.test(path);

/** With a session that was left open, the password of its owner could be guessed here. */
export const takesPassword = (endpoint: Endpoint): boolean => isSignIn(endpoint) || endpoint.id === 'changePassword';

export function makeSignInLimit({ perAddress, perAccount }: SignInRates): SignInLimit {
  const perMinute = (count: number) => makeTokenBuckets({ burst: count, perSecond: count / 60 });
  const addresses = perMinute(perAddress);
  const accounts = perMinute(perAccount);
  const tried = new WeakMap<FastifyRequest, readonly string[]>();
  return {
    takeAddress: (request, reply) => spend(addresses, addressKey(request.ip), reply),
    takeAccount(account, request, reply) {
      if (account === undefined) return;
      const key = `${addressKey(request.ip)} ${account.trim().toLowerCase().slice(0, 254)}`;
      spend(accounts, key, reply);
      tried.set(request, [...(tried.get(request) ?? []), key]);
    },
    forgive(request) {
      for (const key of tried.get(request) ?? []) accounts.giveBack(key);
    },
  };
}
