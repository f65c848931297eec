import type { Operation } from '../operation.ts';

/** Commands for existing keys. */
export const keyActions = {
  list: {
    operation: 'listKeys',
    summary: 'list your active API keys',
    columns: ['name', 'prefix', 'created_at', 'expires_at', 'last_used_at', 'id'],
    empty: 'You have no active keys.',
    examples: [['rowloom keys', 'which are there?']],
  },
  revoke: {
    operation: 'revokeKey',
    summary: 'revoke a key; it stops working at once',
    words: [{ name: 'KEY', help: 'the id or the prefix of the key', into: 'params.key_id', resource: 'key' }],
    says: 'Revoked {name}….',
    examples: [['rowloom keys revoke key_01k…', 'effective at once']],
  },
} as const satisfies Readonly<Record<string, Operation>>;
