import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';
import { rawJson, refuse } from '@rowloom/contract';
import { type ParsedJson, parseJson } from './parse-json.ts';
import { type FoundDocument, scanJson } from './scan-json.ts';

const NOTHING = Buffer.from('{}');

/**
 * Reads a body of any size without delaying others: too many values are refused before parsing, and documents, which
 * may have any number, are passed on as bytes to the process that reads them.
 */
export async function readLarge(bytes: Buffer, documents: readonly string[]): Promise<ParsedJson> {
  if (!isUtf8(bytes)) throw refuse('invalid_json', 'The body is not UTF-8.');
  const found = await scanJson(bytes, documents);
  const read = parseJson(found.length === 0 ? bytes : without(bytes, found));
  for (const { name, start, end } of found)
    Object.assign(read.value as object, { [name]: rawJson(bytes.subarray(start, end)) });
  await turn();
  return read;
}

/** With an empty object in place of each document. */
function without(bytes: Buffer, found: readonly FoundDocument[]): Buffer {
  const parts = found.flatMap(({ start }, index) => [bytes.subarray(found[index - 1]?.end ?? 0, start), NOTHING]);
  return Buffer.concat([...parts, bytes.subarray(found.at(-1)?.end ?? 0)]);
}
