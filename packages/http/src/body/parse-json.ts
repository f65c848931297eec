import { isUtf8 } from 'node:buffer';
import { type FieldIssue, refuse } from '@rowloom/contract';
import { readStrictJson } from '@rowloom/engine';

/** A parsed body. `flaws` are texts and names that JSON allows and the store or the language cannot hold. */
export type ParsedJson = { readonly value: unknown; readonly flaws: readonly FieldIssue[] };

/** Reads a body more strictly than `JSON.parse`; invalid UTF-8 would become other text. */
export function parseJson(bytes: Buffer): ParsedJson {
  if (!isUtf8(bytes)) throw refuse('invalid_json', 'The body is not UTF-8.');
  const read = readStrictJson(bytes.toString('utf8'));
  if ('error' in read) throw refuse('invalid_json', read.error);
  return read;
}
