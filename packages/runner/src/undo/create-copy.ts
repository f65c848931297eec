import type { Session } from '@rowloom/databases';
import { DIALECTS } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';

/** Columns and their types alone: no constraint of the table binds its copy, but for NOT NULL, which MySQL takes along. */
export async function createCopy(
  session: Session,
  name: string,
  real: string,
  columns: readonly string[],
): Promise<void> {
  const { statements, undoing } = dialectOf(session);
  const list = columns.length === 0 ? '*' : columns.map(DIALECTS[session.dialect].quoteName).join(', ');
  await statements.executeDdl(session, undoing.createCopy(name, list, real));
}
