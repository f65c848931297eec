import type { Issue } from '../schema/issue.ts';
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

const parse = (source: string, insensitive: boolean): AnchoredNode => {
  let at = 0;
  const fail = (message: string): never => {
    throw new PatternProblem(`at character ${at + 1}: ${message}`);
  };
  const chars = (set: CharSet, open: boolean): PatternNode => ({
    kind: 'chars',
    chars: preferredChars(insensitive && !open ? ignoreCase(set) : set, open),
  });

  const readHex = (digits: number): PatternNode => {
    const text = source.slice(at, at + digits);
    if (!/^[0-9a-fA-F]+$/.test(text) || text.length !== digits) fail('expected a code in hexadecimal digits');
    at += digits;
    const char = String.fromCodePoint(Number.parseInt(text, 16));
    return chars(rangeOf(char, char), false);
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
    return chars(rangeOf(char, char), false);
  };

  const readGroup = (): AnchoredNode => {
    if (source.startsWith('?:', at)) at += 2;
    else if (/^\?P?<[A-Za-z_]/.test(source.slice(at))) at = source.indexOf('>', at) + 1;
    else if (source[at] === '?') return fail('looking ahead or behind has no generator');
    const inside = readChoice();
    if (source[at] !== ')') return fail('the group is not closed');
    at += 1;
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
    return chars(rangeOf(whole, whole), false);
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
      let item = readAtom();
      for (let limits = readLimits(); limits; limits = readLimits()) {
        item = { kind: 'repeat', item, min: limits[0], max: limits[1] };
      }
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
  const flags = /^\(\?([a-z]+)\)/.exec(source);
  const body = flags ? source.slice(flags[0].length) : source;
  const insensitive = (options.ignore_case ?? false) || (flags?.[1] ?? '').includes('i');
  const issue = (message: string): Issue => ({ code: 'pattern_unsupported', path: options.path ?? '', message });
  try {
    const anchored = parse(body, insensitive);
    const plain = dropAnchors(anchored);
    if (typeof plain === 'string') return issue(plain);
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
    if (error instanceof PatternProblem) return issue(error.message);
    throw error;
  }
};

export const isPattern = (result: Pattern | Issue): result is Pattern => 'node' in result;
