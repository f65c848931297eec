import type { FastifyReply, FastifyRequest } from 'fastify';

export type CookieOptions = {
  readonly path: string;
  readonly maxAge: number;
};

/** What a handler may know of HTTP, and the cookies that it may set. */
export type Exchange = {
  readonly ip: string;
  readonly requestId: string;
  readonly userAgent: string | undefined;
  /** Of the request; only addresses under `/api/auth/` read any. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Readable by no script and sent by no other site; also secret on the way where the service is reached by TLS. */
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, path: string): void;
};

export const makeExchange = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Exchange => {
  const flags = { httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    ip: request.ip,
    requestId: request.id,
    userAgent: request.headers['user-agent'],
    cookies: request.cookies ?? {},
    setCookie: (name, value, options) => void reply.setCookie(name, value, { ...flags, ...options }),
    clearCookie: (name, path) => void reply.clearCookie(name, { ...flags, path }),
  };
};
