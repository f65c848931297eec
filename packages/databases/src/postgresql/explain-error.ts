import {
  isTargetError,
  keepWords,
  type TargetError,
  targetError,
  type TargetErrorCode,
  type TargetFacts,
} from '../target/target-error.ts';

type Explanation = readonly [code: TargetErrorCode, sentence: (facts: TargetFacts, place: string) => string];

const where = ({ schema, table }: TargetFacts): string =>
  table === undefined ? 'A table' : `The table ${schema === undefined ? table : `${schema}.${table}`}`;

const constraint = (facts: TargetFacts): string => facts.constraint ?? 'a constraint';

/** Of what a table checks, the bounds of its partitions alone have no name; a trigger's own check names no table either. */
const hasNoPartition = ({ native, table, constraint: name }: TargetFacts): boolean =>
  native === '23514' && table !== undefined && name === undefined;

const NO_PARTITION =
  'refused rows: none of its partitions accepts them. Add a partition for them, such as a DEFAULT one, or set a rule for the columns that it is partitioned by.';

const LOST: Explanation = [
  'connection_lost',
  (_, place) => `The connection to ${place} was lost. Run the same command again: it resumes where it stopped.`,
];

/** SQLSTATEs that say something of their own; the class (the first two digits) speaks for the others. */
const STATES: Readonly<Record<string, Explanation>> = {
  '08': LOST,
  '0A': ['unsupported', (_, place) => `${place} does not support what was asked.`],
  '22': [
    'invalid_value',
    (facts) =>
      `${where(facts)} refused a value that does not fit ${facts.column === undefined ? "its column's type" : `the type of ${facts.column}`}. Compare the schema with the database: it may have changed since it was read.`,
  ],
  '23502': [
    'not_null_violated',
    (facts) =>
      `${where(facts)} refused a NULL in ${facts.column ?? 'a column'}. The database differs from the schema that the plan was made for: read it again.`,
  ],
  '23503': [
    'foreign_key_violated',
    (facts) => `${where(facts)} refused rows: the foreign key ${constraint(facts)} would not hold.`,
  ],
  '23505': [
    'duplicate_key',
    (facts) =>
      `${where(facts)} refused rows: ${constraint(facts)} already has such a key. For a table with rows, use the mode append or truncate.`,
  ],
  '23514': [
    'check_violated',
    (facts) =>
      hasNoPartition(facts)
        ? `${where(facts)} ${NO_PARTITION}`
        : `${where(facts)} refused rows: ${facts.constraint === undefined ? 'a check' : `the check ${facts.constraint}`} would not hold. Add a rule for its columns.`,
  ],
  '23P01': [
    'exclusion_violated',
    (facts) => `${where(facts)} refused rows: the exclusion constraint ${constraint(facts)} would not hold.`,
  ],
  '25006': [
    'read_only',
    (_, place) =>
      `${place} accepts no changes: it is a standby, or the role's transactions are read-only. Use the primary server.`,
  ],
  '25P03': LOST,
  '25P04': LOST,
  '28': [
    'authentication_failed',
    (_, place) => `${place} refused the role or its password. Check both, and the server's pg_hba.conf.`,
  ],
  '3D000': ['no_such_database', (_, place) => `${place} does not exist. Create it, or correct its name.`],
  '3F000': [
    'no_such_schema',
    (facts, place) => `${place} has no schema ${facts.schema ?? 'of that name'}. Create it, or correct its name.`,
  ],
  '40': [
    'locked',
    (_, place) => `${place} rolled back the transaction because it conflicted with another one. Run it again.`,
  ],
  '42501': [
    'no_permission',
    (facts, place) =>
      `The role lacks a right ${facts.table === undefined ? `in ${place}` : `on ${facts.table}`}. Grant it, or connect as the owner.`,
  ],
  '42P01': ['no_such_table', (_, place) => `${place} lacks a table that was expected. Read the schema again.`],
  '428C9': [
    'invalid_value',
    (facts) => `${where(facts)} computes a column that the run tried to write. Read the schema again.`,
  ],
  '53100': ['disk_full', (_, place) => `The disk of ${place} is full. Free some space there, or ask for fewer rows.`],
  '53300': [
    'unreachable',
    (_, place) =>
      `${place} has no connection left for this role; a run needs two. Close some, or let an administrator raise max_connections, or the limit of the role or database.`,
  ],
  '55006': [
    'locked',
    (_, place) => `Something in ${place} is in use by another connection. Try again when it is done.`,
  ],
  '55P03': ['locked', (_, place) => `A table of ${place} is locked by another connection. Try again when it is done.`],
  '57014': ['interrupted', (_, place) => `The statement was cancelled in ${place}.`],
  '57P01': LOST,
  '57P02': LOST,
  '57P03': ['unreachable', (_, place) => `${place} is starting or stopping. Try again in a moment.`],
  '57P04': LOST,
  '57P05': LOST,
};

/** In these classes the server's own words name things of the schema, and never a value of a row. */
const SPEAKING = new Set(['0A', '2B', '42', '55']);

/** What the server or the connection to it says, without its details: those quote rows. */
export function explainPostgresqlError(error: unknown, place: string): TargetError {
  if (isTargetError(error)) return error;
  const state = sqlState(error);
  if (state === undefined) return targetError(LOST[0], LOST[1]({}, place), systemCode(error));
  const facts = factsOf(error as Readonly<Record<string, unknown>>, state);
  const known = STATES[state] ?? STATES[state.slice(0, 2)];
  const words = SPEAKING.has(state.slice(0, 2)) && error instanceof Error ? ` The server says: ${error.message}.` : '';
  const explained =
    known === undefined
      ? targetError('server_error', capitalise(`${place} refused a statement (SQLSTATE ${state}).${words}`), facts)
      : targetError(known[0], capitalise(`${known[1](facts, place)}${words}`), facts);
  return keepWords(explained, error instanceof Error ? error.message : '');
}

export const capitalise = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Five letters or digits; the operating system's and OpenSSL's codes look otherwise. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error);
  return code !== undefined &&
    /^[0-9A-Z]{5}$/.test(code) &&
    typeof (error as { severity?: unknown }).severity === 'string'
    ? code
    : undefined;
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function systemCode(error: unknown): TargetFacts {
  const native = codeOf(error);
  return native === undefined ? {} : { native };
}

function factsOf(error: Readonly<Record<string, unknown>>, native: string): TargetFacts {
  const named = (['schema', 'table', 'column', 'constraint'] as const).flatMap((key) =>
    typeof error[key] === 'string' ? [[key, error[key]] as const] : [],
  );
  const facts: TargetFacts = {
    native,
    ...copied(error['where']),
    ...raisedIn(error['where']),
    ...Object.fromEntries(named),
  };
  return hasNoPartition(facts) ? { ...facts, plain: `${facts.table} ${NO_PARTITION}` } : facts;
}

/** The outermost function of those that were at work: that of a trigger, as rows come by COPY. */
function raisedIn(context: unknown): Pick<TargetFacts, 'raised'> {
  const functions =
    typeof context === 'string' ? [...context.matchAll(/^PL\/pgSQL function (.+?)\(.*?\) line /gm)] : [];
  const raised = functions.at(-1)?.[1];
  return raised === undefined ? {} : { raised };
}

/** Of a row that it could not take, COPY only says in passing where it was to go: under what a trigger or function says. */
function copied(context: unknown): Pick<TargetFacts, 'table' | 'column'> {
  const [, table, column] =
    typeof context === 'string' ? (/^COPY (.+?), line \d+(?:, column ([^:\n]+))?/m.exec(context) ?? []) : [];
  return { ...(table === undefined ? {} : { table }), ...(column === undefined ? {} : { column }) };
}
