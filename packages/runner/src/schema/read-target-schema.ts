import { type IntrospectRequest, isFileAddress, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { callsOwnFunctions, inlineOwnFunctions, readPredicates } from '@rowloom/sql';
import type { Target } from '../target/target.ts';
import { readAgain } from './read-again.ts';
import { readUnoptimised } from './read-unoptimised.ts';

/** A target's schema as its own catalogue tells it, with its expressions read. */
export async function readTargetSchema(
  target: Target,
  session: Session,
  request: IntrospectRequest = {},
): Promise<SchemaDocument> {
  const schemas = request.schemas ?? (isFileAddress(target.address) ? undefined : target.address.schemas);
  const wishes = { ...request, ...(schemas === undefined ? {} : { schemas }) };
  const found = await readAgain(session, () => target.driver.introspect(session, wishes));
  const document = await readUnoptimised(() => readPredicates(found));
  const { readFunctions } = target.driver;
  if (readFunctions === undefined || !callsOwnFunctions(document)) return document;
  const functions = await readAgain(session, () => readFunctions(session));
  return readUnoptimised(() => inlineOwnFunctions(document, functions));
}
