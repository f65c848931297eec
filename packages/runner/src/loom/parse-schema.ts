import { gunzipSync } from 'node:zlib';
import { parseSchemaDocument, readStrictJson } from '@rowloom/engine';
import { describeSchema } from './describe-schema.ts';
import type { Answers, Takes } from './loom-task.ts';

/** A schema document from an untrusted source. */
export function parseSchema(task: Takes<'parseSchema'>): Answers<'parseSchema'> {
  if ('document' in task) return parseDocument(task.document);
  const read = readStrictJson(gunzipSync(Buffer.from(task.packed, 'base64')).toString());
  if ('error' in read) return { unreadable: read.error };
  return read.flaws.length > 0 ? { issues: read.flaws } : parseDocument(read.value);
}

function parseDocument(document: unknown): Answers<'parseSchema'> {
  const parsed = parseSchemaDocument(document);
  return 'issues' in parsed ? parsed : describeSchema(parsed.document, []);
}
