import type { Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';

/** For dialects whose types are columns' own: nothing but the tables has to go. */
export async function dropEach(session: Session, _schema: SchemaDocument, names: readonly string[]): Promise<void> {
  for (const name of names) await session.execute(`DROP TABLE IF EXISTS ${name}`);
}
