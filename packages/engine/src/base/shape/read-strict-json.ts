/** A body may contain a million wrong texts, and listing each does not help its sender. */
const MAX_FLAWS = 20;
/** Code that walks the value recurses. */
const MAX_DEPTH = 64;

/** A text or name that JSON allows and a store or the language cannot hold. */
export type JsonFlaw = { readonly path: string; readonly message: string };

export type StrictJson =
  | { readonly value: unknown; readonly flaws: readonly JsonFlaw[] }
  /** A sentence, or only that it is not JSON. */
  | { readonly error: string | undefined };

/**
 * Reads a text more strictly than `JSON.parse`, where one of two equal keys would silently win and a number beyond all
 * doubles would become Infinity.
 */
export function readStrictJson(text: string): StrictJson {
  const members = countMembers(text);
  if (members === undefined) return { error: `The body is nested deeper than ${MAX_DEPTH} levels.` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { error: undefined };
  }
  const walk: Walk = { members: 0, flaws: [], isFinite: true };
  visit(value, '', walk);
  if (!walk.isFinite) return { error: 'The body has a number that is too large. Send it as text.' };
  if (walk.members !== members) return { error: 'The body has an object with the same key twice. Send each key once.' };
  return { value, flaws: walk.flaws };
}

type Walk = { members: number; isFinite: boolean; readonly flaws: JsonFlaw[] };

function visit(value: unknown, path: string, walk: Walk): void {
  if (typeof value === 'string') {
    visitText(value, path, walk);
  } else if (typeof value === 'number') {
    walk.isFinite &&= Number.isFinite(value);
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) visit(value[index], join(path, index), walk);
  } else if (typeof value === 'object' && value !== null) {
    visitMembers(value as Readonly<Record<string, unknown>>, path, walk);
  }
}

function visitMembers(record: Readonly<Record<string, unknown>>, path: string, walk: Walk): void {
  for (const key of Object.keys(record)) {
    walk.members++;
    const at = join(path, key);
    visitText(key, at, walk);
    // Copied into another object it would become that object's prototype.
    if (key === '__proto__') flaw(walk, at, 'This name is not allowed.');
    visit(record[key], at, walk);
  }
}

function visitText(text: string, path: string, walk: Walk): void {
  if (text.includes('\0')) flaw(walk, path, 'The text contains a NUL character, which no database stores.');
  else if (!text.isWellFormed())
    flaw(walk, path, 'The text contains half of a surrogate pair, which is not a character.');
}

function flaw(walk: Walk, path: string, message: string): void {
  if (walk.flaws.length < MAX_FLAWS) walk.flaws.push({ path: printable(path), message });
}

/** A path is part of the answer and must itself be printable text. */
const printable = (path: string): string => path.toWellFormed().replaceAll('\0', '\u{fffd}');

const join = (path: string, step: string | number): string => (path === '' ? String(step) : `${path}.${step}`);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPENING = 0x5b;
const CLOSING = 0x5d;
/** Braces are brackets with this bit set. */
const BRACE = 0x20;

/**
 * How many members the objects of a text have, if it is JSON: one colon each, outside strings. Depth is counted too,
 * because two million opening brackets would keep the parser busy for half a second. Undefined if there are too many.
 */
function countMembers(text: string): number | undefined {
  let members = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === COLON) {
      members++;
    } else if ((code & ~BRACE) === OPENING) {
      if (++depth > MAX_DEPTH) return undefined;
    } else if ((code & ~BRACE) === CLOSING) {
      depth--;
    }
  }
  return members;
}

/** The end of a string. A text that ends earlier is not JSON, and the parser will report that. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
  return backslashes % 2 === 1;
}
