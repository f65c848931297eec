import type { Issue } from '../../base/shape/issue.ts';
import { ANY, ESCAPE_CLASSES, ignoreCase, preferredChars, rangeOf, type CharSet } from './char-set.ts';
import { isAmbiguous } from './is-ambiguous.ts';
import { readBracket } from './read-bracket.ts';
import type { Pattern, PatternNode } from './pattern.ts';
import { dropAnchors, hasAnchor, type AnchoredNode } from './drop-anchors.ts';
import { simplifyPattern } from './simplify-pattern.ts';

/** Where the reading stopped; never leaves `parsePattern`. */
class PatternProblem extends Error {
  override readonly name = 'PatternProblem';
}

const CONTROL: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', '0': '\0' };

/** Longer expressions and deeper groups are not read: nobody writes them, and they would take long or overflow. */
const MAX_CHARACTERS = 20_000;
const MAX_DEPTH = 100;

const parse = (source: string, insensitive: boolean): AnchoredNode => {
  let at = 0;
  let depth = 0;
  const fail = (message: string): never => {
    throw new PatternProblem(`at character ${at + 1}: ${message}`);
  };
  const deeper = (): void => {
    depth += 1;
    if (depth > MAX_DEPTH) fail(`groups and repetitions are nested more than ${MAX_DEPTH} deep`);
  };
  const chars = (set: CharSet, open: boolean): PatternNode => ({
    kind: 'chars',
    chars: preferredChars(insensitive && !open ? ignoreCase(set) : set, open),
  });
  const exactly = (char: string): PatternNode =>
    insensitive || char < ' ' || char > '~' ? chars(rangeOf(char, char), false) : { kind: 'chars', chars: [char] };

  const readHex = (digits: number): PatternNode => {
    const text = source.slice(at, at + digits);
    if (!/^[0-9a-fA-F]+$/.test(text) || text.length !== digits) fail('expected a code in hexadecimal digits');
    at += digits;
    const char = String.fromCodePoint(Number.parseInt(text, 16));
    return exactly(char);
  };

  const readEscape = (): AnchoredNode => {
    const letter = source[at] ?? fail('nothing follows the backslash');
    at += 1;
    const known = Object.hasOwn(ESCAPE_CLASSES, letter) ? ESCAPE_CLASSES[letter] : undefined;
    if (known) return chars(known, /[DWS]/.test(letter));
    if (letter === 'x') return readHex(2);
    if (letter === 'u') return readHex(4);
    if (letter === 'A') return { kind: 'start' };
    if (letter === 'Z' || letter === 'z') return { kind: 'end' };
    if (/[bmMy]/.test(letter)) return { kind: 'boundary' };
    if (/[1-9]/.test(letter)) return fail('a reference back to a group has no generator');
    const char = Object.hasOwn(CONTROL, letter) ? (CONTROL[letter] ?? '') : letter;
    if (/[a-zA-Z]/.test(letter) && char === letter) return fail(`the escape \\${letter} is not known`);
    return exactly(char);
  };

  const readGroup = (): AnchoredNode => {
    if (source.startsWith('?:', at)) at += 2;
    else if (/^\?P?<[A-Za-z_]/.test(source.slice(at))) at = source.indexOf('>', at) + 1;
    else if (source[at] === '?') return fail('looking ahead or behind has no generator');
    deeper();
    const inside = readChoice();
    if (source[at] !== ')') return fail('the group is not closed');
    at += 1;
    depth -= 1;
    return inside;
  };

  const readAtom = (): AnchoredNode => {
    const char = source[at] ?? '';
    if (char === '[') {
      const found = readBracket(source, at, insensitive);
      if (typeof found === 'string') return fail(found);
      at = found.next;
      return { kind: 'chars', chars: found.chars };
    }
    at += char.length;
    if (char === '(') return readGroup();
    if (char === '\\') return readEscape();
    if (char === '.') return chars(ANY, true);
    if (char === '^') return { kind: 'start' };
    if (char === '$') return { kind: 'end' };
    if ('*+?'.includes(char)) {
      at -= 1;
      return fail(`nothing stands before ${char}`);
    }
    const whole = String.fromCodePoint(source.codePointAt(at - char.length) ?? 0);
    at += whole.length - char.length;
    return exactly(whole);
  };

  const readLimits = (): readonly [number, number] | undefined => {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})/.exec(source.slice(at));
    if (!found) return undefined;
    at += found[0].length;
    const lazy = source[at] === '?' || (found[1] !== undefined && source[at] === '+');
    if (lazy) at += 1;
    if (found[1] !== undefined) return [found[1] === '+' ? 1 : 0, found[1] === '?' ? 1 : Number.POSITIVE_INFINITY];
    const min = Number(found[2]);
    const max = found[3] === undefined ? min : found[4] === '' ? Number.POSITIVE_INFINITY : Number(found[4]);
    return max < min || min > 1000 ? fail('the number of repetitions is impossible') : [min, max];
  };

  const readSequence = (): AnchoredNode => {
    const items: AnchoredNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const outside = depth;
      let item = readAtom();
      for (let limits = readLimits(); limits; limits = readLimits()) {
        deeper();
        item = { kind: 'repeat', item, min: limits[0], max: limits[1] };
      }
      depth = outside;
      items.push(item);
    }
    return { kind: 'sequence', items };
  };

  const readChoice = (): AnchoredNode => {
    const options = [readSequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(readSequence());
    }
    return { kind: 'choice', options };
  };

  const node = readChoice();
  if (at < source.length) fail('a closing parenthesis without an opening one');
  return node;
};

/**
 * Reads a regular expression (the common ground of POSIX and Perl) as something to generate strings from. What has no
 * generator (looking around, references back, anchors in the middle) is an issue, as is what cannot be read.
 */
export const parsePattern = (
  source: string,
  options: { readonly ignore_case?: boolean; readonly path?: string } = {},
): Pattern | Issue => {
  const found = recall(source, options.ignore_case ?? false);
  return typeof found === 'string' ? { code: 'pattern_unsupported', path: options.path ?? '', message: found } : found;
};

const READ = new Map<string, Pattern | string>();
let charactersRead = 0;

/** The solver, the inference and the generator of a column all read the same expression. */
const recall = (source: string, anyCase: boolean): Pattern | string => {
  const key = `${anyCase ? 'i' : '-'}${source}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const found = readPattern(source, anyCase);
  charactersRead += source.length;
  if (charactersRead > 10 * MAX_CHARACTERS) {
    READ.clear();
    charactersRead = source.length;
  }
  READ.set(key, found);
  return found;
};

/** A text is what is wrong with the expression. */
const readPattern = (source: string, anyCase: boolean): Pattern | string => {
  if (source.length > MAX_CHARACTERS) return `the expression has more than ${MAX_CHARACTERS} characters`;
  const flags = /^\(\?([a-z]+)\)/.exec(source);
  const body = flags ? source.slice(flags[0].length) : source;
  const insensitive = anyCase || (flags?.[1] ?? '').includes('i');
  try {
    const anchored = parse(body, insensitive);
    const plain = dropAnchors(anchored);
    if (typeof plain === 'string') return plain;
    const node = simplifyPattern(plain);
    return {
      source,
      ignore_case: insensitive,
      node,
      open_start: !hasAnchor(anchored, 'start'),
      open_end: !hasAnchor(anchored, 'end'),
      ambiguous: isAmbiguous(node),
    };
  } catch (error) {
    if (error instanceof PatternProblem) return error.message;
    throw error;
  }
};

export const isPattern = (result: Pattern | Issue): result is Pattern => 'node' in result;
