import type { TargetError, TargetErrorCode } from '@rowloom/databases';

type Sentence = (place: {
  readonly table: string;
  readonly constraint: string;
  readonly column: string;
  /** The table, or the whole target if no table is known. */
  readonly who: string;
}) => string;

/**
 * The result of a run, in words made only of its error's code and names: neither a server's message nor a command
 * line's hints are stored.
 */
export function failureSentence({ code, facts }: Pick<TargetError, 'code' | 'facts'>): string {
  const { native, table, column, columns = [], constraint, plain } = facts;
  if (plain !== undefined) return plain;
  const sentence = (native === undefined ? OWN[code] : undefined) ?? SENTENCES[code];
  return sentence({
    table: table ?? 'A table',
    constraint: `${constraint ?? 'a constraint'}${columns.length === 0 ? '' : ` (${columns.join(', ')})`}`,
    column: column ?? 'a column',
    who: table ?? 'The target',
  });
}

/** Found by inspecting the target, before a server refused anything. */
const OWN: Partial<Record<TargetErrorCode, Sentence>> = {
  invalid_value: () =>
    'The target differs from the one that the run was planned for, or has tables that the run would create. Capture its schema again and start from that snapshot.',
  no_such_table: () =>
    'Tables of the run are missing in the target. Start the run with the mode create, or capture the schema again.',
  foreign_key_violated: () =>
    'Rows that the run did not write refer to its rows, or to tables that it would empty. Delete or change those rows first.',
  locked: () =>
    'The target is in use by another run, or needs to be confirmed. Wait for the other run, or send the host as target.confirm.',
};

const SENTENCES: Readonly<Record<TargetErrorCode, Sentence>> = {
  invalid_address: () => "The connection's URL is not valid. Correct it.",
  unreachable: () => 'The target cannot be reached. Check its address and that it is running.',
  tls_failed: () => 'The target could not be reached over TLS. Check its certificate, or set sslmode in the URL.',
  authentication_failed: () => "The target refused the connection's user or password. Correct the connection.",
  no_such_database: () => 'The target has no such database. Create it, or correct the connection.',
  no_such_schema: () => 'The target has no such schema. Create it, or correct the connection.',
  no_such_table: ({ table }) => `${table} is not in the target. Start the run with the mode create.`,
  no_permission: ({ table }) =>
    `${table} cannot be written, or the ledger cannot be created. Grant the right to the connection.`,
  read_only: () => 'The target is read-only. Use a connection that may write.',
  disk_full: () => "The target's disk is full. Free some space, or ask for fewer rows.",
  locked: ({ table }) => `${table} is locked by another session. Start again when it is free.`,
  own_store: () => 'That database contains the tables of a Rowloom service. Name another one.',
  connection_lost: () => 'The connection to the target was lost, and did not come back in time. Start again.',
  interrupted: () => 'The run was interrupted.',
  duplicate_key: ({ table, constraint }) => `${table} refused rows: ${constraint} already has such a key.`,
  foreign_key_violated: ({ table, constraint }) => `${table} refused rows: ${constraint} would not find its row.`,
  check_violated: ({ table, constraint }) => `${table} refused rows: ${constraint} would not hold. Add a rule.`,
  not_null_violated: ({ table, column }) => `${table} refused rows: ${column} must have a value.`,
  exclusion_violated: ({ table, constraint }) => `${table} refused rows: ${constraint} excludes them.`,
  invalid_value: ({ table, column }) =>
    `${table} refused a value that does not fit ${column}. Capture its schema again.`,
  rows_skipped: ({ table }) => `${table} skipped rows without an error. A trigger or a rule of the target does that.`,
  target_changed: () => 'Others have emptied, dropped or changed tables of the run. Undo it, and start another.',
  unsupported: ({ who }) => `${who} is not supported, or needs something that is not.`,
  server_error: ({ who }) => `${who} refused rows with a server error. See the server's log.`,
  folder_not_empty: () => "The target's folder contains other files. Choose another one.",
  not_a_folder: () => "The target's folder cannot be created: a file has that name. Choose another one.",
  pipe_closed: () => 'The reader of the rows disconnected.',
  unwritable: () => 'The target could not be written.',
};
