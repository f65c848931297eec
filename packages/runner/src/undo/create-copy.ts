import type { Session } from '@rowloom/databases';
import { DIALECTS } from '@rowloom/engine';
import { dialectOf } from '../dialects/dialect-of.ts';

/**
 * Only columns and their types: no constraint of the table applies to its copy, except NOT NULL, which MySQL copies
 * too.
 */
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
