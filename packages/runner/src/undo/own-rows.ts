import { isTargetError, type Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { OwnedBy, OwnRows, StagedTable } from './staged-table.ts';

/**
 * For a table without a key: the run's rows by position or writer, not by content. Undefined unless these rows are
 * exactly what the run wrote, unchanged: then no row has to be searched for in the copy, and a foreign row of the same
 * content is distinguished from them.
 */
export async function findOwnRows(session: Session, by: OwnedBy, staged: StagedTable): Promise<OwnRows | undefined> {
  if (staged.columns.length === 0 || staged.rows === 0) return undefined;
  try {
    return await dialectOf(session).undoing.ownRows(session, by, staged);
  } catch (error) {
    // A foreign table, or one without row positions: rows are searched for by content.
    if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
    return undefined;
  }
}
