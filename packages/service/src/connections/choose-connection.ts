import { refuseField } from '@rowloom/contract';
import type { Db } from '../store/store.ts';
import { findConnection, listConnections } from './connection-store.ts';
import type { ConnectionRow } from './to-connection.ts';

/** Not more than these are named individually. */
const MAX_NAMED = 5;
const MAX_READ = 200;

/** The connection whose catalogue is read: the named one, or the project's only one to a database. */
export async function chooseConnection(db: Db, projectId: string, id: string | undefined): Promise<ConnectionRow> {
  if (id !== undefined) return findDatabase(db, projectId, id);
  const found = (await listConnections(db, projectId, { limit: MAX_READ })).filter(isDatabase);
  const [only, ...others] = found;
  if (only === undefined)
    throw refuseField(
      'connection_id',
      'The project has no connection to a database. Add one, or capture from template_id or ddl.',
    );
  if (others.length === 0) return only;
  const names = found.slice(0, MAX_NAMED).map(({ id: each, name }) => `${each} (${name})`);
  const rest = found.length > MAX_NAMED ? ` and ${found.length - MAX_NAMED} more` : '';
  throw refuseField(
    'connection_id',
    `The project has several connections; name one of them: ${names.join(', ')}${rest}.`,
  );
}

async function findDatabase(db: Db, projectId: string, id: string): Promise<ConnectionRow> {
  const row = await findConnection(db, { projectId, id });
  if (row === undefined) throw refuseField('connection_id', 'There is no such connection in this project.');
  if (!isDatabase(row))
    throw refuseField('connection_id', 'This connection leads to files, which have no schema. Name one to a database.');
  return row;
}

const isDatabase = ({ kind }: ConnectionRow): boolean => kind !== 'directory' && kind !== 's3';
