import type { Endpoint } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { spend } from './spend.ts';
import { makeTokenBuckets } from './token-bucket.ts';
import { makeTurns } from './turns.ts';

export type SignInRates = {
  /** A minute, from one network address. */
  readonly perAddress: number;
  /** Failures a minute at one account, from one network address. */
  readonly perAccount: number;
  /** Failures an hour at one account, from all addresses that it is not known to be signed in from; more wait in line. */
  readonly perAccountInAll?: number;
  /** Milliseconds that each of those takes. */
  readonly turnMs?: number;
};

/** The network addresses from which an account, by its e-mail address or id, was signed in to before. */
export type KnownAddresses = (account: string) => Promise<readonly string[]>;

export type SignInLimit = {
  /** Before anything of the request is looked at. */
  takeAddress(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * One try at an account from one network address: by the caller, or by the e-mail address that is named, whether or not
   * such an account exists. Only failures count, and only where they come from. Guesses from very many addresses are slowed
   * down together, but for addresses that were let in before. They are never refused for others' failures alone: one address
   * that went on for long enough would lock its owner out of all others.
   */
  takeAccount(account: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void>;
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

/** As many guesses as anybody needs who is not sure of a password, and far too few for anybody who has no idea. */
const IN_ALL = 100;
/** So that nobody makes room for guesses by naming many others. */
const MAX_ACCOUNTS = 100_000;
const TURN_MS = 1000;
/** Whoever would wait for longer comes again: a person has given up by then. */
const MAX_WAIT_MS = 20_000;

type Try = { readonly account: string; readonly pair: string };

export function makeSignInLimit(
  { perAddress, perAccount, perAccountInAll = IN_ALL, turnMs = TURN_MS }: SignInRates,
  knownAddresses: KnownAddresses = () => Promise.resolve([]),
): SignInLimit {
  const perMinute = (count: number) => makeTokenBuckets({ burst: count, perSecond: count / 60 });
  const addresses = perMinute(perAddress);
  const pairs = perMinute(perAccount);
  const accounts = makeTokenBuckets({
    burst: perAccountInAll,
    perSecond: perAccountInAll / 3600,
    maxKeys: MAX_ACCOUNTS,
  });
  const turns = makeTurns({ turnMs, maxWaitMs: MAX_WAIT_MS, maxKeys: MAX_ACCOUNTS });
  const tried = new WeakMap<FastifyRequest, readonly Try[]>();
  const isKnown = async (account: string, address: string): Promise<boolean> =>
    (await knownAddresses(account)).some((known) => addressKey(known) === address);
  return {
    takeAddress: (request, reply) => spend(addresses, addressKey(request.ip), reply),
    async takeAccount(named, request, reply) {
      if (named === undefined) return;
      const address = addressKey(request.ip);
      const account = named.trim().toLowerCase().slice(0, 254);
      const pair = `${address} ${account}`;
      spend(pairs, pair, reply);
      // Asked only then: a store that is asked at every try would be work for whoever guesses.
      if (!accounts.take(account).isAllowed && !(await isKnown(account, address)))
        await turns.wait(account, request.server.stopping.signal);
      tried.set(request, [...(tried.get(request) ?? []), { account, pair }]);
    },
    forgive(request) {
      for (const { account, pair } of tried.get(request) ?? []) {
        pairs.giveBack(pair);
        accounts.giveBack(account);
      }
    },
  };
}
