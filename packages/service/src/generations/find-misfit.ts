import type { RunMode } from '@rowloom/contract';
import type { Issue } from '@rowloom/engine';

/** Which of a run's tables a target has, and which it lacks. */
export type TablesThere = { readonly present: readonly string[]; readonly missing: readonly string[] };

/**
 * Why a mode does not suit a target: `create` is for missing tables, the others for existing ones. `no_tables` and
 * `tables_exist` tell a form which other mode suits; if only some tables exist, none does.
 */
export function findMisfit({ present, missing }: TablesThere, mode: RunMode | undefined): Issue | undefined {
  if (mode === 'create') return present.length === 0 ? undefined : existing(present, missing.length === 0);
  return missing.length === 0 ? undefined : lacking(missing, present.length === 0);
}

export const NO_TABLES: Issue = {
  code: 'no_tables',
  path: 'target.mode',
  message: 'The target has none of these tables. Create them with mode create.',
};

const lacking = (missing: readonly string[], isEmpty: boolean): Issue =>
  isEmpty
    ? NO_TABLES
    : {
        code: 'unknown_table',
        path: 'target.mode',
        message: `The target has no table ${listed(missing)}. Create what it lacks, or capture a snapshot of the target and run from that.`,
      };

const existing = (present: readonly string[], isWhole: boolean): Issue => ({
  code: isWhole ? 'tables_exist' : 'some_tables_exist',
  path: 'target.mode',
  message: isWhole
    ? 'The target already has these tables. Keep their rows with mode append, or empty them first with mode truncate.'
    : `The target already has ${listed(present)}, but not the other tables. Drop ${present.length === 1 ? 'it' : 'them'} there, or capture a snapshot of the target and run from that.`,
});

/** The number of names in a sentence. */
const LISTED = 5;

const listed = (names: readonly string[]): string =>
  `${names.slice(0, LISTED).join(', ')}${names.length > LISTED ? ` and ${names.length - LISTED} more` : ''}`;
