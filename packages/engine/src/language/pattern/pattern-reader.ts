import { ANY, ESCAPE_CLASSES, ignoreCase, preferredChars, rangeOf, type CharSet } from './char-set.ts';
import type { AnchoredNode } from './drop-anchors.ts';
import type { PatternNode } from './pattern.ts';
import { readBracket } from './read-bracket.ts';

/** The position at which reading stopped. It never leaves `parsePattern`. */
export class PatternProblem extends Error {
  override readonly name = 'PatternProblem';
}

const CONTROL: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', '0': '\0' };

/** Deeper groups are not read: nobody writes them by hand, and they would overflow the stack. */
const MAX_DEPTH = 100;

/** Reads an expression from left to right; throws a `PatternProblem` if it cannot. */
export class PatternReader {
  #at = 0;
  #depth = 0;
  readonly #source: string;
  readonly #insensitive: boolean;

  constructor(source: string, insensitive: boolean) {
    this.#source = source;
    this.#insensitive = insensitive;
  }

  read(): AnchoredNode {
    const node = this.#readChoice();
    if (this.#at < this.#source.length) this.#fail('a closing parenthesis without an opening one');
    return node;
  }

  #fail(message: string): never {
    throw new PatternProblem(`at character ${this.#at + 1}: ${message}`);
  }

  #deeper(): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#fail(`groups and repetitions are nested more than ${MAX_DEPTH} deep`);
  }

  #chars(set: CharSet, open: boolean): PatternNode {
    return { kind: 'chars', chars: preferredChars(this.#insensitive && !open ? ignoreCase(set) : set, open) };
  }

  #exactly(char: string): PatternNode {
    return this.#insensitive || char < ' ' || char > '~'
      ? this.#chars(rangeOf(char, char), false)
      : { kind: 'chars', chars: [char] };
  }

  #readHex(digits: number): PatternNode {
    const text = this.#source.slice(this.#at, this.#at + digits);
    if (!/^[0-9a-fA-F]+$/.test(text) || text.length !== digits) this.#fail('expected a code in hexadecimal digits');
    this.#at += digits;
    const char = String.fromCodePoint(Number.parseInt(text, 16));
    return this.#exactly(char);
  }

  #readEscape(): AnchoredNode {
    const letter = this.#source[this.#at] ?? this.#fail('nothing follows the backslash');
    this.#at += 1;
    const known = Object.hasOwn(ESCAPE_CLASSES, letter) ? ESCAPE_CLASSES[letter] : undefined;
    if (known) return this.#chars(known, /[DWS]/.test(letter));
    if (letter === 'x') return this.#readHex(2);
    if (letter === 'u') return this.#readHex(4);
    if (letter === 'A') return { kind: 'start' };
    if (letter === 'Z' || letter === 'z') return { kind: 'end' };
    if (/[bmMy]/.test(letter)) return { kind: 'boundary' };
    if (/[1-9]/.test(letter)) return this.#fail('a reference back to a group is not supported');
    const char = Object.hasOwn(CONTROL, letter) ? (CONTROL[letter] ?? '') : letter;
    if (/[a-zA-Z]/.test(letter) && char === letter) return this.#fail(`the escape \\${letter} is not known`);
    return this.#exactly(char);
  }

  #readGroup(): AnchoredNode {
    if (this.#source.startsWith('?:', this.#at)) this.#at += 2;
    else if (/^\?P?<[A-Za-z_]/.test(this.#source.slice(this.#at))) this.#at = this.#source.indexOf('>', this.#at) + 1;
    else if (this.#source[this.#at] === '?') return this.#fail('lookahead and lookbehind are not supported');
    this.#deeper();
    const inside = this.#readChoice();
    if (this.#source[this.#at] !== ')') return this.#fail('the group is not closed');
    this.#at += 1;
    this.#depth -= 1;
    return inside;
  }

  #readAtom(): AnchoredNode {
    const char = this.#source[this.#at] ?? '';
    if (char === '[') {
      const found = readBracket(this.#source, this.#at, this.#insensitive);
      if (typeof found === 'string') return this.#fail(found);
      this.#at = found.next;
      return { kind: 'chars', chars: found.chars };
    }
    this.#at += char.length;
    if (char === '(') return this.#readGroup();
    if (char === '\\') return this.#readEscape();
    if (char === '.') return this.#chars(ANY, true);
    if (char === '^') return { kind: 'start' };
    if (char === '$') return { kind: 'end' };
    if ('*+?'.includes(char)) {
      this.#at -= 1;
      return this.#fail(`nothing precedes ${char}`);
    }
    const whole = String.fromCodePoint(this.#source.codePointAt(this.#at - char.length) ?? 0);
    this.#at += whole.length - char.length;
    return this.#exactly(whole);
  }

  #readLimits(): readonly [number, number] | undefined {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})/.exec(this.#source.slice(this.#at));
    if (!found) return undefined;
    this.#at += found[0].length;
    const lazy = this.#source[this.#at] === '?' || (found[1] !== undefined && this.#source[this.#at] === '+');
    if (lazy) this.#at += 1;
    if (found[1] !== undefined) return [found[1] === '+' ? 1 : 0, found[1] === '?' ? 1 : Number.POSITIVE_INFINITY];
    const min = Number(found[2]);
    const max = found[3] === undefined ? min : found[4] === '' ? Number.POSITIVE_INFINITY : Number(found[4]);
    return max < min || min > 1000 ? this.#fail('the number of repetitions is not valid') : [min, max];
  }

  #readSequence(): AnchoredNode {
    const items: AnchoredNode[] = [];
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')') {
      const outside = this.#depth;
      let item = this.#readAtom();
      for (let limits = this.#readLimits(); limits; limits = this.#readLimits()) {
        this.#deeper();
        item = { kind: 'repeat', item, min: limits[0], max: limits[1] };
      }
      this.#depth = outside;
      items.push(item);
    }
    return { kind: 'sequence', items };
  }

  #readChoice(): AnchoredNode {
    const options = [this.#readSequence()];
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      options.push(this.#readSequence());
    }
    return { kind: 'choice', options };
  }
}
