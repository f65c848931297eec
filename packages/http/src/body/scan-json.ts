import { setImmediate as turn } from 'node:timers/promises';
import { refuse } from '@rowloom/contract';

/** The place of a member of the body that is not parsed here. */
export type FoundDocument = { readonly name: string; readonly start: number; readonly end: number };

/** No valid input is nested nearly as deep; code that walks a body may then recurse. */
export const MAX_DEPTH = 64;
/**
 * Values of a body besides its documents. Two million of them fit into 4 MiB, and parsing them would delay everybody
 * else for half a second; the largest requests for a run have some ten thousand.
 */
const MAX_VALUES = 50_000;
/** Bytes that are scanned before others get their turn. */
const SLICE = 128 * 1024;
/** Bytes of a name that may be that of a document, escapes included. */
const LONGEST_NAME = 100;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPENING = 0x5b;
const CLOSING = 0x5d;
/** Braces are brackets with this bit set. */
const BRACE = 0x20;

/** Scans JSON without parsing it: refuses what would take long to parse, and finds the documents in it. */
export async function scanJson(bytes: Buffer, documents: readonly string[]): Promise<readonly FoundDocument[]> {
  const scan = makeScan(bytes, documents);
  for (let end = SLICE; scan.goTo(Math.min(end, bytes.length)) < bytes.length; end += SLICE) await turn();
  return scan.found;
}

function makeScan(bytes: Buffer, documents: readonly string[]) {
  const found: FoundDocument[] = [];
  let at = 0;
  let depth = 0;
  let values = 0;
  let textStart = -1;
  /** The last text directly within the body's object: a name, if a colon follows. */
  let last: readonly [number, number] | undefined;
  let member: string | undefined;
  let documentStart = -1;

  const count = (): void => {
    if (documentStart >= 0 || ++values <= MAX_VALUES) return;
    const apart = documents.length === 0 ? '' : ` beside ${documents.join(' and ')}`;
    throw refuse('payload_too_large', `The body has more than ${MAX_VALUES} values${apart}. Send less at once.`);
  };
  const open = (code: number): void => {
    count();
    if (depth === 1 && code === (OPENING | BRACE) && member !== undefined && documents.includes(member))
      documentStart = at;
    if (++depth > MAX_DEPTH) throw refuse('invalid_json', `The body is nested deeper than ${MAX_DEPTH} levels.`);
  };
  const close = (): void => {
    if (--depth !== 1 || documentStart < 0) return;
    if (member !== undefined) found.push({ name: member, start: documentStart, end: at + 1 });
    documentStart = -1;
  };
  const goTo = (end: number): number => {
    for (; at < end; at++) {
      const code = bytes[at] ?? 0;
      if (textStart >= 0) {
        // An escaped quote ends nothing.
        if (code === BACKSLASH) at++;
        else if (code === QUOTE) {
          if (depth === 1) last = [textStart, at + 1];
          textStart = -1;
        }
      } else if (code === QUOTE) textStart = at;
      else if (code === COMMA) {
        count();
        if (depth === 1) member = undefined;
      } else if (code === COLON) {
        if (depth === 1 && last !== undefined) member = nameOf(bytes.subarray(...last));
      } else if ((code & ~BRACE) === OPENING) open(code);
      else if ((code & ~BRACE) === CLOSING) close();
    }
    return at;
  };
  return { found, goTo };
}

function nameOf(text: Buffer): string | undefined {
  if (text.length > LONGEST_NAME) return undefined;
  try {
    return JSON.parse(text.toString()) as string;
  } catch {
    return undefined;
  }
}
