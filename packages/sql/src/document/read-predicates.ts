import type { SchemaDocument } from '@rowloom/engine';
import { READING } from '../dialects/read-ddl.ts';
import { readTriggersWith } from '../triggers/read-triggers.ts';
import { fillPredicates } from './fill-predicates.ts';

/**
 * Reads every trigger, CHECK, condition of a partial index, indexed expression and generated column that has text and no tree yet.
 * What cannot be read becomes `unknown` with its text, and so does what names no column of its table.
 */
export async function readPredicates(document: SchemaDocument): Promise<SchemaDocument> {
  const readText = await READING[document.dialect].openReader(document);
  return readTriggersWith(fillPredicates(document, readText), readText);
}
