import { type IntrospectRequest, isFileAddress, type Session } from '@rowloom/databases';
import type { SchemaDocument } from '@rowloom/engine';
import { callsOwnFunctions, inlineOwnFunctions, readPredicates } from '@rowloom/sql';
import { refusePlanted } from '../guard/refuse-planted.ts';
import type { Target } from '../target/target.ts';
import { readAgain } from './read-again.ts';
import { readUnoptimised } from './read-unoptimised.ts';

/**
 * The same for a run: also its own tables outside the schemas of an address. A run creates tables wherever its document
 * says, and must find them again.
 */
export function readRunSchema(target: Target, session: Session, { schema }: RunDocument): Promise<SchemaDocument> {
  const besides = new Set(schema.tables.flatMap((table) => (table.schema === undefined ? [] : [table.schema])));
  return readTargetSchema(target, session, { besides: [...besides] });
}

type RunDocument = { readonly schema: SchemaDocument };

/** A target's schema from its own catalogue, with its expressions read. */
export async function readTargetSchema(
  target: Target,
  session: Session,
  request: IntrospectRequest = {},
): Promise<SchemaDocument> {
  const schemas = request.schemas ?? (isFileAddress(target.address) ? undefined : target.address.schemas);
  const wishes = { ...request, ...(schemas === undefined ? {} : { schemas }) };
  await refusePlanted(session);
  const found = await readAgain(session, () => target.driver.introspect(session, wishes));
  const document = await readUnoptimised(() => readPredicates(found));
  const { readFunctions } = target.driver;
  if (readFunctions === undefined || !callsOwnFunctions(document)) return document;
  const functions = await readAgain(session, () => readFunctions(session));
  return readUnoptimised(() => inlineOwnFunctions(document, functions));
}
