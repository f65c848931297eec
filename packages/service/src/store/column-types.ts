import type { Dialect } from '@rowloom/engine';
import type { ColumnType } from 'kysely';

/** Written as JSON text, read as the value, because the drivers disagree about objects. */
export type Json<T> = ColumnType<T, string, string>;
/** Set by the database by default. */
export type Now = ColumnType<Date, Date | undefined, Date>;

export type Engine = Dialect;
export type ConnectionKind = Engine | 'directory' | 's3';
export type Via = 'session' | 'api_key' | 'system';
export type GenerationStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
export type ApprovalState = 'pending' | 'approved' | 'rejected' | 'cancelled' | 'expired' | 'consumed';
/** How an account got its e-mail address. */
export type EmailClaim = 'setup' | 'registration' | 'invitation' | 'oidc' | 'operator';
export type RunMode = 'append' | 'truncate' | 'create';

export type Document = { readonly [key: string]: unknown };
