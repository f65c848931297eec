import { isTargetError, type Session } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';
import type { OwnedBy, OwnRows, StagedTable } from './staged-table.ts';

/**
 * For a table without a key: the run's rows by where they stand or who wrote them, and not by what is in them. It is
 * undefined unless these rows are all that the run wrote, as it wrote it: then no row has to be looked for in the copy, and
 * a stranger's row of the same content is told from them.
 */
export async function findOwnRows(session: Session, by: OwnedBy, staged: StagedTable): Promise<OwnRows | undefined> {
  if (staged.columns.length === 0 || staged.rows === 0) return undefined;
  try {
    return await dialectOf(session).undoing.ownRows(session, by, staged);
  } catch (error) {
    // A table of another server, or one whose rows have no place: they are looked for by what is in them.
    if (!isTargetError(error) || error.code === 'connection_lost' || error.code === 'interrupted') throw error;
    return undefined;
  }
}
