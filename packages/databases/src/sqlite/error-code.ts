import type { TargetErrorCode } from '../target/target-error.ts';

type Meaning = { readonly name: string; readonly code: TargetErrorCode };

/** SQLite's result codes; the low byte is the primary code of an extended one. */
const CODES: Readonly<Record<number, Meaning>> = {
  1: { name: 'SQLITE_ERROR', code: 'server_error' },
  3: { name: 'SQLITE_PERM', code: 'no_permission' },
  5: { name: 'SQLITE_BUSY', code: 'locked' },
  6: { name: 'SQLITE_LOCKED', code: 'locked' },
  8: { name: 'SQLITE_READONLY', code: 'read_only' },
  9: { name: 'SQLITE_INTERRUPT', code: 'interrupted' },
  10: { name: 'SQLITE_IOERR', code: 'server_error' },
  11: { name: 'SQLITE_CORRUPT', code: 'server_error' },
  13: { name: 'SQLITE_FULL', code: 'disk_full' },
  14: { name: 'SQLITE_CANTOPEN', code: 'no_permission' },
  18: { name: 'SQLITE_TOOBIG', code: 'invalid_value' },
  19: { name: 'SQLITE_CONSTRAINT', code: 'server_error' },
  20: { name: 'SQLITE_MISMATCH', code: 'invalid_value' },
  23: { name: 'SQLITE_AUTH', code: 'no_permission' },
  26: { name: 'SQLITE_NOTADB', code: 'no_such_database' },
  275: { name: 'SQLITE_CONSTRAINT_CHECK', code: 'check_violated' },
  787: { name: 'SQLITE_CONSTRAINT_FOREIGNKEY', code: 'foreign_key_violated' },
  1299: { name: 'SQLITE_CONSTRAINT_NOTNULL', code: 'not_null_violated' },
  1555: { name: 'SQLITE_CONSTRAINT_PRIMARYKEY', code: 'duplicate_key' },
  1811: { name: 'SQLITE_CONSTRAINT_TRIGGER', code: 'server_error' },
  2067: { name: 'SQLITE_CONSTRAINT_UNIQUE', code: 'duplicate_key' },
  2579: { name: 'SQLITE_CONSTRAINT_ROWID', code: 'duplicate_key' },
  3091: { name: 'SQLITE_CONSTRAINT_DATATYPE', code: 'invalid_value' },
};

export function meaningOf(result: number): Meaning {
  return CODES[result] ?? CODES[result & 255] ?? { name: `SQLITE_${result}`, code: 'server_error' };
}
