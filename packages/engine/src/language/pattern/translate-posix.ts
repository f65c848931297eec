import { CannotEvaluate } from '../values/cannot-evaluate.ts';

const CLASSES: Readonly<Record<string, string>> = {
  alpha: String.raw`\p{L}`,
  digit: '0-9',
  alnum: String.raw`\p{L}\p{N}`,
  upper: String.raw`\p{Lu}`,
  lower: String.raw`\p{Ll}`,
  space: String.raw`\s`,
  blank: String.raw` \t`,
  punct: String.raw`!-\/:-@\[-\x60\{-~`,
  print: String.raw`\P{C}`,
  graph: String.raw`\p{L}\p{N}\p{P}\p{S}\p{M}`,
  cntrl: String.raw`\p{Cc}`,
  xdigit: '0-9A-Fa-f',
  word: String.raw`\p{L}\p{N}_`,
};

/** Word boundaries of PostgreSQL: start, end, either, not one. */
const BOUNDARIES: Readonly<Record<string, string>> = {
  m: String.raw`\b(?=\w)`,
  M: String.raw`\b(?<=\w)`,
  y: String.raw`\b`,
  Y: String.raw`\B`,
  A: '^',
  Z: '$',
};

const translateBracket = (source: string, start: number): readonly [string, number] => {
  let at = start + 1;
  let out = '[';
  if (source[at] === '^') {
    out += '^';
    at += 1;
  }
  for (let first = true; at < source.length; first = false) {
    const char = source[at] ?? '';
    if (char === ']' && !first) return [`${out}]`, at + 1];
    if (char === '[' && (source[at + 1] === ':' || source[at + 1] === '.' || source[at + 1] === '=')) {
      const end = source.indexOf(`${source[at + 1]}]`, at + 2);
      const name = source.slice(at + 2, end);
      const known = source[at + 1] === ':' ? CLASSES[name] : [...name].length === 1 ? escapeInClass(name) : undefined;
      if (end < 0 || known === undefined) throw new CannotEvaluate(`unknown character class ${name} in ${source}`);
      out += known;
      at = end + 2;
    } else if (char === '\\' && at + 1 < source.length) {
      const next = source[at + 1] ?? '';
      out += /[a-zA-Z0-9]/.test(next) ? `\\${next}` : escapeInClass(next);
      at += 2;
    } else {
      // A hyphen between two characters makes a range. Everything else that is special in JavaScript is escaped.
      out += char === '-' && !first && source[at + 1] !== ']' ? '-' : escapeInClass(char);
      at += 1;
    }
  }
  throw new CannotEvaluate(`the bracket of ${source} is not closed`);
};

/** With flag `u` JavaScript refuses a backslash before anything but syntax characters. */
const escapeInClass = (char: string): string => (/[\\\]^[$*+.?{}()|/-]/.test(char) ? `\\${char}` : char);

/** A POSIX advanced regular expression as the source of a JavaScript one (with flag `u`). */
const translatePosix = (source: string): string => {
  let out = '';
  let at = source.startsWith('***:') ? 4 : 0;
  while (at < source.length) {
    const char = source[at] ?? '';
    if (char === '[') {
      const [text, next] = translateBracket(source, at);
      out += text;
      at = next;
    } else if (char === '\\') {
      const next = source[at + 1] ?? '\\';
      out +=
        BOUNDARIES[next] ??
        (/[a-zA-Z0-9]/.test(next) ? `\\${next}` : next.replace(/[\^$\\.*+?()[\]{}|/]/, String.raw`\$&`));
      at += 2;
    } else if (char === '{' && !/^\{\d+(?:,\d*)?\}/.test(source.slice(at))) {
      out += String.raw`\{`;
      at += 1;
    } else if (char === '}' && !/\{\d+(?:,\d*)?$/.test(source.slice(0, at))) {
      out += String.raw`\}`;
      at += 1;
    } else if (char === ']') {
      out += String.raw`\]`;
      at += 1;
    } else {
      out += char;
      at += 1;
    }
  }
  return out;
};

const COMPILED = new Map<string, RegExp>();

/** The JavaScript expression that matches what the POSIX one matches; embedded options `(?i)` are honoured. */
export const compilePosix = (source: string, ignoreCase = false): RegExp => {
  const key = `${ignoreCase ? 'i' : '-'}${source}`;
  const known = COMPILED.get(key);
  if (known) return known;
  const option = /^\(\?([a-z]+)\)/.exec(source);
  const body = option ? source.slice(option[0].length) : source;
  const insensitive = ignoreCase || (option?.[1] ?? '').includes('i');
  try {
    const compiled = new RegExp(translatePosix(body), insensitive ? 'isu' : 'su');
    if (COMPILED.size > 1000) COMPILED.clear();
    COMPILED.set(key, compiled);
    return compiled;
  } catch (error) {
    if (error instanceof CannotEvaluate) throw error;
    throw new CannotEvaluate(`the regular expression ${source} cannot be read`);
  }
};
