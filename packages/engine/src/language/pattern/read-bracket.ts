import {
  complement,
  ESCAPE_CLASSES,
  ignoreCase,
  NAMED_CLASSES,
  preferredChars,
  rangeOf,
  unite,
  type CharSet,
} from './char-set.ts';

const CONTROL: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };

type Item = { readonly set: CharSet; readonly char?: string; readonly next: number };

const readItem = (source: string, at: number): Item | string => {
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const single = (value: string, next: number): Item => ({ set: rangeOf(value, value), char: value, next });
  if (char === '[' && /[:.=]/.test(source[at + 1] ?? '')) {
    const end = source.indexOf(`${source[at + 1]}]`, at + 2);
    const name = source.slice(at + 2, end);
    if (end < 0) return `at character ${at + 1}: the class is not closed`;
    if (source[at + 1] !== ':') return single(name, end + 2);
    const set = Object.hasOwn(NAMED_CLASSES, name) ? NAMED_CLASSES[name] : undefined;
    return set ? { set, next: end + 2 } : `at character ${at + 1}: the class ${name} is not known`;
  }
  if (char !== '\\') return single(char, at + char.length);
  const letter = source[at + 1] ?? '\\';
  const set = Object.hasOwn(ESCAPE_CLASSES, letter) ? ESCAPE_CLASSES[letter] : undefined;
  if (set) return { set, next: at + 2 };
  const code = /^\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4}))/.exec(source.slice(at, at + 6));
  if (code) return single(String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? '0', 16)), at + code[0].length);
  return single(Object.hasOwn(CONTROL, letter) ? (CONTROL[letter] ?? letter) : letter, at + 2);
};

/** Reads `[…]` from its opening bracket; a text says what is wrong with it. */
export const readBracket = (
  source: string,
  start: number,
  insensitive: boolean,
): { readonly chars: readonly string[]; readonly next: number } | string => {
  const negated = source[start + 1] === '^';
  const first = start + (negated ? 2 : 1);
  const sets: CharSet[] = [];
  let at = first;
  while (source[at] !== ']' || at === first) {
    if (at >= source.length) return 'the bracket is not closed';
    const item = readItem(source, at);
    if (typeof item === 'string') return item;
    at = item.next;
    if (item.char !== undefined && source[at] === '-' && source[at + 1] !== ']' && at + 1 < source.length) {
      const last = readItem(source, at + 1);
      if (typeof last === 'string') return last;
      if (last.char === undefined || last.char < item.char) return 'the range is reversed';
      sets.push(rangeOf(item.char, last.char));
      at = last.next;
    } else {
      sets.push(item.set);
    }
  }
  const set = insensitive ? ignoreCase(unite(...sets)) : unite(...sets);
  const chars = preferredChars(negated ? complement(set) : set, negated);
  return chars.length === 0 ? 'the bracket allows no character' : { chars, next: at + 1 };
};
