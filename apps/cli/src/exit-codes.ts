/** Exit codes. Scripts depend on the numbers: none changes its meaning. */
export const EXIT = {
  ok: 0,
  /** A bug of ours. */
  internal: 1,
  /** Unknown command or option, or an invalid value. */
  usage: 2,
  /** A file, SQL text, rules or an export that cannot be read. */
  input: 3,
  /** Unsatisfiable requests: the plan's issues. */
  plan: 4,
  /** A folder, stream or database that cannot be reached, read or written. */
  target: 5,
  /** Rows that differ from those for which an export was sealed. */
  mismatch: 6,
  /** Rows of a database that violate its constraints, or missing or changed rows and tables of a run. */
  violations: 7,
  /** The service rejects the credential, or there is none. */
  unauthorized: 8,
  /** The service refuses: role, tier, quota, sign-off, confirmation, state. */
  refused: 9,
  /** The named resource does not exist, or is invisible to the caller. */
  notFound: 10,
  /** The service does not answer, or not as a Rowloom service. */
  unreachable: 11,
  /** A run on the service has failed or was cancelled there. */
  runFailed: 12,
  /** An audit chain that does not verify. */
  broken: 13,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** For `rowloom help`. */
export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.ok, 'done'],
  [EXIT.internal, 'an error inside Rowloom, please report it; for diff: something has changed'],
  [EXIT.usage, 'wrong usage: unknown command, option or value'],
  [EXIT.input, 'an input cannot be read: file, SQL, rules or export'],
  [EXIT.plan, 'unsatisfiable: no rows can meet the request'],
  [EXIT.target, 'the target cannot be reached, read or written'],
  [EXIT.mismatch, 'replayed rows differ from those of the export'],
  [EXIT.violations, 'the certificate reports violations, or changes by others during the run'],
  [EXIT.unauthorized, 'the service does not accept the credential, or there is none: rowloom login'],
  [EXIT.refused, 'the service refuses: role, tier, quota, approval, confirmation or state'],
  [EXIT.notFound, 'the named object does not exist, or this credential cannot see it'],
  [EXIT.unreachable, 'the service cannot be reached, or has an internal error'],
  [EXIT.runFailed, 'the run on the service failed, or was cancelled there'],
  [EXIT.broken, 'an audit chain was changed'],
  [EXIT.interrupted, 'interrupted (Ctrl-C); nothing half-written is left, and a database run can be resumed'],
];
