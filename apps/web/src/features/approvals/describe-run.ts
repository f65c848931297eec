import type { Approval, ConnectionKind, RunMode } from '@rowloom/contract';
import { countOf, formatNumber } from '../../ui/format.ts';

type Rows = Approval['run']['rows'];
type Target = Approval['resolved']['target'];

/** What the service takes where a request names no number. */
const DEFAULT_ROWS = 10_000;

/** How many rows were asked for; what that comes to for each table is a matter of the plan. */
export function describeRows(rows: Rows): string {
  if (rows === undefined) return `${formatNumber(DEFAULT_ROWS)} rows`;
  if (typeof rows === 'number') return countOf(rows, 'row');
  const { '*': each, ...named } = rows;
  const tables = Object.keys(named).length;
  if (each === undefined) return `Rows of ${countOf(tables, 'table')}`;
  return `${countOf(each, 'row')} for each table${tables === 0 ? '' : `, but for ${formatNumber(tables)}`}`;
}

/** What the request came to when it was planned; null where only the wish is known. */
export function describePlanned({ rows_requested: rows, tables_count: tables }: Approval['resolved']): string | null {
  return rows === null || tables === null ? null : `${countOf(rows, 'row')} in ${countOf(tables, 'table')}`;
}

/** A list names this many tables and no more. */
const LISTED_ROWS = 20;
const isCut = (rows: Rows): boolean => typeof rows === 'object' && Object.keys(rows).length >= LISTED_ROWS;
const describeWish = (rows: Rows): string => (isCut(rows) ? 'Rows of many tables' : describeRows(rows));

/** The run of a list in one line. */
export const describeRun = ({ run, resolved }: Pick<Approval, 'run' | 'resolved'>): string =>
  `${resolved.rows_requested === null ? describeWish(run.rows) : countOf(resolved.rows_requested, 'row')} ${resolved.target === null ? 'without a target' : `into ${resolved.target.name ?? 'a deleted connection'}`}`;

/** Where exactly: host, port and database, file or folder. */
export function describePlace({ host, port, database, schema }: NonNullable<Target>): string {
  const server = host === null ? '' : `${host}${port === null ? '' : `:${port}`}/`;
  return `${server}${database}${schema === null ? '' : ` (schema ${schema})`}`;
}

export type Effect = { readonly isDestructive: boolean; readonly title: string; readonly text: string };

const FILE_KINDS: ReadonlySet<ConnectionKind> = new Set(['directory', 's3']);

/** What a run does to what is there already, in words. */
export function describeEffect(target: Target): Effect {
  if (target === null)
    return {
      isDestructive: false,
      title: 'Nothing is written by the service',
      text: 'The run has no target. The person who consumes the approval loads the rows elsewhere.',
    };
  const { kind, mode } = target;
  const name = target.name ?? 'the target';
  if (kind !== null && FILE_KINDS.has(kind))
    return {
      isDestructive: false,
      title: 'New files are written',
      text: `Files of an earlier run in the same place of ${name} are replaced. Other files are not changed.`,
    };
  return DATABASE_EFFECTS[mode](name);
}

const DATABASE_EFFECTS: Readonly<Record<RunMode, (name: string) => Effect>> = {
  append: (name) => ({
    isDestructive: false,
    title: 'Nothing is deleted',
    text: `Existing rows in ${name} stay. The new rows get keys after theirs and can be undone.`,
  }),
  create: (name) => ({
    isDestructive: false,
    title: 'Tables are created',
    text: `The tables are created in ${name} and filled. Existing tables are not replaced.`,
  }),
  truncate: (name) => ({
    isDestructive: true,
    title: 'Destructive: rows are deleted first',
    text: `All rows of the planned tables in ${name} are deleted before the new ones are loaded. They cannot be restored.`,
  }),
};
