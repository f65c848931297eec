import type { SchemaDocument } from '@rowloom/engine';
import { READING } from '../dialects/read-ddl.ts';
import { readTriggersWith } from '../triggers/read-triggers.ts';
import { fillPredicates } from './fill-predicates.ts';

/**
 * Reads every trigger, CHECK, partial index condition, indexed expression and generated column that has text and no
 * tree yet. Unreadable texts become `unknown`, and so do those that name no column of the table.
 */
export async function readPredicates(document: SchemaDocument): Promise<SchemaDocument> {
  const readText = await READING[document.dialect].openReader(document);
  return readTriggersWith(fillPredicates(document, readText), readText);
}
