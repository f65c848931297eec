import type { Authenticate, Caller } from '@rowloom/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readBearer } from './caller/read-bearer.ts';
import type { SignInLimit } from './limits/sign-in-limit.ts';

export type CookieOptions = {
  readonly path: string;
  readonly maxAge: number;
  /**
   * `lax` for cookies that must survive the return from another site, such as an OpenID provider; `strict` by default.
   */
  readonly sameSite?: 'strict' | 'lax';
};

/** What a handler may know of HTTP, and the cookies that it may set. */
export type Exchange = {
  readonly ip: string;
  readonly requestId: string;
  readonly userAgent: string | undefined;
  /** Only the headers are requested: no content is sent that would be worth an event. */
  readonly isHead: boolean;
  /** Of the request; only addresses under `/api/auth/` read any. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Not readable by scripts and not sent by other sites; also secure if the service is reached over TLS. */
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly clearCookie: (name: string, path: string) => void;
  /** Throws if there were too many attempts at an account: for sign-ins whose body does not name it. */
  readonly countSignIn: (email: string) => Promise<void>;
  /** The caller as of now: undefined once the request's credential is no longer valid. For long-lasting answers. */
  readonly readCaller: () => Promise<Caller | undefined>;
  /** Aborted when the client is gone or the server stops. */
  readonly signal: AbortSignal;
};

export type ExchangeOptions = {
  readonly authenticate: Authenticate;
  readonly isSecure: boolean;
  readonly signIns: SignInLimit | undefined;
};

export function makeExchange(request: FastifyRequest, reply: FastifyReply, options: ExchangeOptions): Exchange {
  const flags = { httpOnly: true, sameSite: 'strict', secure: options.isSecure } as const;
  let signal: AbortSignal | undefined;
  return {
    ip: request.ip,
    requestId: request.id,
    userAgent: request.headers['user-agent'],
    isHead: request.method === 'HEAD',
    cookies: request.cookies ?? {},
    setCookie: (name, value, given) => void reply.setCookie(name, value, { ...flags, ...given }),
    clearCookie: (name, path) => void reply.clearCookie(name, { ...flags, path }),
    countSignIn: async (email) => options.signIns?.takeAccount(email, request, reply),
    readCaller: async () => {
      const token = readBearer(request.headers.authorization);
      return token === undefined ? undefined : options.authenticate(token, { ip: request.ip, requestId: request.id });
    },
    // Created on use: most answers are sent before anyone could leave.
    get signal() {
      return (signal ??= leaving(request, reply));
    },
  };
}

function leaving(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  if (reply.raw.destroyed) gone.abort();
  return AbortSignal.any([gone.signal, request.server.stopping.signal]);
}
