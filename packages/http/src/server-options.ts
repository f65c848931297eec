import type { Endpoint, ErrorCode, Scope } from '@rowloom/contract';
import type { Access, Authenticate, Caller } from '@rowloom/service';
import type { Logger } from 'pino';
import type { ConnectionLimits } from './connections/connection-limits.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { KnownAddresses, SignInRates } from './limits/sign-in-limit.ts';
import type { Route } from './routes/route.ts';

/** Someone was told that they may not: the audit log wants to know of it. */
export type Refused = {
  readonly caller: Caller;
  /** Absent for an address under `/api/admin/` that leads nowhere. */
  readonly endpoint: Endpoint | undefined;
  readonly access: Access | undefined;
  readonly method: string;
  readonly path: string;
  /** What the request named, as its endpoint's scope has it. */
  readonly named: unknown;
  readonly code: ErrorCode;
};

export type ServerOptions = {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly resolveScope: (caller: Caller, scope: Scope, value: unknown) => Access | Promise<Access>;
  readonly idempotency: IdempotencyStore;
  readonly log: Logger;
  /** Whether the store and the queue can be reached. */
  readonly isReady: () => Promise<boolean>;
  /** What whoever runs the service should mend though it works, as `/readyz` says it. */
  readonly readinessNotes?: () => readonly string[];
  /** Requests per second and user, five times as many at once; 0 means no limit. */
  readonly rateLimit?: number;
  /** Sign-ins per minute; false means no limit. */
  readonly signInLimit?: SignInRates | false;
  /** Whoever signs in from such an address is not kept out by others' guesses. */
  readonly knownAddresses?: KnownAddresses;
  /** A refused attempt on the operator console or on an approval. It is waited for before the answer leaves. */
  readonly noteRefusal?: (refused: Refused) => Promise<void>;
  /** Where people reach the service, if that is not where it listens: `https://` makes cookies and browsers strict. */
  readonly publicUrl?: string;
  /** Whoever sends it may read the metrics from anywhere; without it only this machine may. */
  readonly metricsToken?: string;
  /** Numbers of the service, asked for whenever the metrics are read. */
  readonly gauges?: () => Promise<Readonly<Record<string, { readonly help: string; readonly value: number }>>>;
  /** Whether to believe `X-Forwarded-For`: behind a proxy only. */
  readonly trustProxy?: boolean | string;
  /** Where they are to differ from the usual. */
  readonly connections?: Partial<ConnectionLimits>;
  /** The folder of the built web application; absent, or not there: a single page without scripts of others. */
  readonly web?: string;
  /** Of the service, for the OpenAPI document. */
  readonly version: string;
  /** Tests hold every answer against what its endpoint declares. */
  readonly checkAnswers?: boolean;
};
