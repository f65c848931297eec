import type { Endpoint, ErrorCode, Scope } from '@rowloom/contract';
import type { Access, Authenticate, Caller } from '@rowloom/service';
import type { Logger } from 'pino';
import type { ConnectionLimits } from './connections/connection-limits.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { KnownAddresses, SignInRates } from './limits/sign-in-limit.ts';
import type { Route } from './routes/route.ts';

/** A caller was refused: the audit log must record it. */
export type Refused = {
  readonly caller: Caller;
  /** Absent for an unknown address under `/api/admin/`. */
  readonly endpoint: Endpoint | undefined;
  readonly access: Access | undefined;
  readonly method: string;
  readonly path: string;
  /** What the request named, by its endpoint's scope. */
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
  /** What the operator should fix although it works, as `/readyz` reports it. */
  readonly readinessNotes?: () => readonly string[];
  /** Requests per second and user, five times as many at once; 0 means no limit. */
  readonly rateLimit?: number;
  /** Sign-ins per minute; false means no limit. */
  readonly signInLimit?: SignInRates | false;
  /** A person who signs in from such an address is not locked out by others' guesses. */
  readonly knownAddresses?: KnownAddresses;
  /** A refused attempt on the operator console or on an approval. It is recorded before the answer is sent. */
  readonly noteRefusal?: (refused: Refused) => Promise<void>;
  /** The public address, if it differs from the listening one: `https://` makes cookies and browsers strict. */
  readonly publicUrl?: string;
  /** The bearer may read the metrics from anywhere; without it only this machine may. */
  readonly metricsToken?: string;
  /** Gauges of the service, read with the metrics. */
  readonly gauges?: () => Promise<Readonly<Record<string, { readonly help: string; readonly value: number }>>>;
  /** Whether to trust `X-Forwarded-For`: only behind a proxy. */
  readonly trustProxy?: boolean | string;
  /** Where they are to differ from the usual. */
  readonly connections?: Partial<ConnectionLimits>;
  /** The folder of the built web application; absent or missing: a single page without foreign scripts. */
  readonly web?: string;
  /** Of the service, for the OpenAPI document. */
  readonly version: string;
  /** Tests check every answer against its endpoint's declaration. */
  readonly checkAnswers?: boolean;
};
