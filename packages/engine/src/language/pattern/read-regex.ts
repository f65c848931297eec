/**
 * The structure of a JavaScript regular expression (flag `u`). Whatever stands for one character is kept as written.
 */
export type RegexNode =
  | { readonly kind: 'char'; readonly source: string }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly RegexNode[] }
  | { readonly kind: 'repeat'; readonly part: RegexNode; readonly min: number; readonly max: number }
  | { readonly kind: 'start' | 'end' | 'boundary' | 'inside' }
  | { readonly kind: 'ahead'; readonly part: RegexNode; readonly wanted: boolean };

/** Sticky, so that nothing before the position is examined. */
const CLASS = /\[(?:[^\]\\]|\\.)*\]/suy;
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^pPuxck1-9])/suy;
const LIMITS = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/suy;
const GROUP = /\((?:\?(?::|(=|!)|<[A-Za-z_$][\w$]*>))?/suy;
const PLACES: ReadonlyMap<string, 'start' | 'end' | 'boundary' | 'inside'> = new Map([
  ['^', 'start'],
  ['$', 'end'],
  [String.raw`\b`, 'boundary'],
  [String.raw`\B`, 'inside'],
]);
const MAX_DEPTH = 200;

/** Undefined for unsupported structures: lookbehind, backreferences and invalid expressions. */
// oxlint-disable-next-line max-lines-per-function -- four rules of a grammar that call each other, over one place in the text
export const readRegex = (source: string): RegexNode | undefined => {
  let at = 0;
  let depth = 0;
  const take = (shape: RegExp): RegExpExecArray | undefined => {
    shape.lastIndex = at;
    const found = shape.exec(source) ?? undefined;
    if (found) at += found[0].length;
    return found;
  };

  const readGroup = (): RegexNode | undefined => {
    const opened = take(GROUP);
    // A group name begins like a lookbehind, and `(?` alone is invalid.
    if (!opened || source[at] === '?' || depth > MAX_DEPTH) return undefined;
    depth += 1;
    const part = readChoice();
    depth -= 1;
    if (!part || source[at] !== ')') return undefined;
    at += 1;
    return opened[1] === undefined ? part : { kind: 'ahead', part, wanted: opened[1] === '=' };
  };

  const readAtom = (): RegexNode | undefined => {
    const char = source[at] ?? '';
    if (char === '(') return readGroup();
    const place = PLACES.get(char) ?? PLACES.get(source.slice(at, at + 2));
    if (place) {
      at += char === '\\' ? 2 : 1;
      return { kind: place };
    }
    if (char === '[' || char === '\\') {
      const written = take(char === '[' ? CLASS : ESCAPE);
      return written && { kind: 'char', source: written[0] };
    }
    const whole = String.fromCodePoint(source.codePointAt(at) ?? 0);
    at += whole.length;
    return { kind: 'char', source: whole };
  };

  const readSequence = (): RegexNode | undefined => {
    const parts: RegexNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = readAtom();
      if (!atom) return undefined;
      const limits = take(LIMITS);
      parts.push(limits ? { kind: 'repeat', part: atom, ...limitsOf(limits) } : atom);
    }
    return { kind: 'sequence', parts };
  };

  const readChoice = (): RegexNode | undefined => {
    const parts: RegexNode[] = [];
    do {
      if (parts.length > 0) at += 1;
      const part = readSequence();
      if (!part) return undefined;
      parts.push(part);
    } while (source[at] === '|');
    return { kind: 'choice', parts };
  };

  const whole = readChoice();
  return at === source.length ? whole : undefined;
};

const limitsOf = ([, sign, least, comma, most]: RegExpExecArray): { readonly min: number; readonly max: number } => {
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Number.POSITIVE_INFINITY };
  const min = Number(least);
  return { min, max: comma === undefined ? min : most === '' ? Number.POSITIVE_INFINITY : Number(most) };
};
