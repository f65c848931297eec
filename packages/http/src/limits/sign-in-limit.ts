import type { Endpoint } from '@rowloom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { spend } from './spend.ts';
import { makeTokenBuckets } from './token-bucket.ts';
import { makeTurns } from './turns.ts';

export type SignInRates = {
  /** Per minute and network address. */
  readonly perAddress: number;
  /** Failures per minute at one account, from one network address. */
  readonly perAccount: number;
  /** Failures per hour at one account, from all addresses from which it was never signed in to; more are queued. */
  readonly perAccountInAll?: number;
  /** Milliseconds that each queued one takes. */
  readonly turnMs?: number;
};

/** The network addresses from which an account, by its e-mail address or id, was signed in to before. */
export type KnownAddresses = (account: string) => Promise<readonly string[]>;

export type SignInLimit = {
  /** Before anything of the request is read. */
  takeAddress(request: FastifyRequest, reply: FastifyReply): void;
  /**
   * One attempt at an account from one network address: by the caller, or by the given e-mail address, whether or not
   * such an account exists. Only failures count, and only for their address. Guesses from very many addresses are
   * slowed down together, except from addresses that were admitted before. They are never refused only for others'
   * failures: one address that went on for long enough would lock its owner out everywhere else.
   */
  takeAccount(account: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The request succeeded: its attempts do not count. */
  forgive(request: FastifyRequest): void;
};

/** The account that a request names, if any. */
export function accountOf(body: unknown, userId: string | undefined): string | undefined {
  const { email = userId } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}

/** Open addresses that accept a password or the secret of a link, which could be guessed by repeated attempts. */
export const isSignIn = ({ credential, method, path }: Endpoint): boolean =>
  credential === 'none' && method === 'POST' && path.startsWith('/api/auth/') && !/\/(?:refresh|logout)$/.test(path);

/** With an open session, the password of its owner could be guessed here. */
export const takesPassword = (endpoint: Endpoint): boolean => isSignIn(endpoint) || endpoint.id === 'changePassword';

/** As many guesses as a person needs who is unsure of a password, and far too few for one who has no idea. */
const IN_ALL = 100;
/** So that naming many others makes no room for guesses. */
const MAX_ACCOUNTS = 100_000;
const TURN_MS = 1000;
/** A request that would wait for longer is refused: a person has given up by then. */
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
      // Queried only then: querying the store at every attempt would be work for guessers.
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
