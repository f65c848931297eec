import { type Session, targetError } from '@rowloom/databases';
import { dialectOf } from '../dialects/dialect-of.ts';

/**
 * A user who may create functions in a schema of the search path could have them called instead of the server's, with
 * our rights, by each statement that compares or counts rows.
 */
export async function refusePlanted(session: Session): Promise<void> {
  const { planted } = dialectOf(session).tables;
  const [found] = planted === undefined ? [] : await session.query(planted);
  if (found === undefined) return;
  const [name, place, owner] = [String(found['name']), String(found['place']), String(found['owner'])];
  throw targetError(
    'unsupported',
    `${name} of the role ${owner} would run with your rights in place of the built-in one, because the schema ${place} is in the search path. Ask an administrator to drop it or to give it to the owner of the database, or take ${place} out of the role's search path.`,
    { native: 'planted' },
  );
}
