import type { Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';

/** For dialects with only column types: nothing but the tables must be dropped. */
export async function dropEach(session: Session, _schema: SchemaDocument, names: readonly string[]): Promise<void> {
  for (const name of names) await session.execute(`DROP TABLE IF EXISTS ${name}`);
}
