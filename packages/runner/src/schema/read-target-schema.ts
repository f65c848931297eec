import type { IntrospectRequest, Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { callsOwnFunctions, inlineOwnFunctions, readPredicates } from '@rowloom/sql';
import type { Target } from '../target/target.ts';
import { readAgain } from './read-again.ts';

/** A target's schema as its own catalogue tells it, with its expressions read. */
export async function readTargetSchema(
  target: Target,
  session: Session,
  request: IntrospectRequest = {},
): Promise<SchemaDocument> {
  const schemas = request.schemas ?? (target.address.dialect === 'sqlite' ? undefined : target.address.schemas);
  const wishes = { ...request, ...(schemas === undefined ? {} : { schemas }) };
  const document = await readPredicates(await readAgain(session, () => target.driver.introspect(session, wishes)));
  const { readFunctions } = target.driver;
  if (readFunctions === undefined || !callsOwnFunctions(document)) return document;
  return inlineOwnFunctions(document, await readAgain(session, () => readFunctions(session)));
}
