import type { Id, Key } from '@rowloom/contract';

export const MAX_KEYS = 20;

export const KEY_WARNING =
  'Copy this key now: it is shown once. Only a hash of it is kept, so it cannot be shown again. Revoke it if it gets lost.';

export type KeyRow = {
  readonly id: Id<'key'>;
  readonly name: string;
  readonly prefix: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
};

export const KEY_COLUMNS = ['id', 'name', 'prefix', 'created_at', 'expires_at', 'last_used_at'] as const;

export const toKey = (row: KeyRow): Key => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
