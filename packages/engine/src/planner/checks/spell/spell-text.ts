import type { Expression } from '../../../language/expression/expression.ts';
import { escapeRegex } from '../../../language/pattern/match-like.ts';
import { partsOf } from '../../../language/expression/walk-expression.ts';
import { countPattern, type LengthBounds } from '../../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../../../language/pattern/unrank.ts';
import { joinPatterns } from '../join-patterns.ts';
import { splitForms } from '../split-forms.ts';

const TRIES = 40;
/** Unique values cannot be redrawn: nearly all of the texts must pass. */
const KEY_TRIES = 1000;
const ROOM = 1_000_000;
const GOLDEN = 0.618033988749895;

/**
 * A regular expression whose texts satisfy conditions that could not be turned into one: several expressions at once,
 * lookaheads, functions of the text. Found by trial among texts and patterns derived from the conditions.
 */
export function spellText(
  tests: readonly Expression[],
  bounds: LengthBounds,
  meets: (text: string) => boolean,
  always: boolean,
  asked: readonly string[] = [],
): string | undefined {
  return bestForm(suggest(tests, asked), bounds, meets, always);
}

/** The regular expression whose texts satisfy the conditions most often; always, if none may be redrawn. */
export function bestForm(
  forms: readonly string[],
  bounds: LengthBounds,
  meets: (text: string) => boolean,
  always: boolean,
): string | undefined {
  let best: { readonly regex: string; readonly share: number; readonly count: number } | undefined;
  for (const regex of forms) {
    const { share, count } = shareOf(regex, bounds, meets, always ? KEY_TRIES : TRIES);
    if (share > (best?.share ?? 0) || (always && share === 1 && count > (best?.count ?? 0)))
      best = { regex, share, count };
    // A constant is useless if no text may occur twice.
    if (share === 1 && (!always || count >= ROOM)) break;
  }
  return best === undefined || best.share < (always ? 1 : 0.1) ? undefined : best.regex;
}

type Share = { readonly share: number; readonly count: number };

/** How many of the tried texts satisfy the conditions. */
function shareOf(regex: string, bounds: LengthBounds, meets: (text: string) => boolean, most: number): Share {
  const pattern = parsePattern(regex);
  const counted = isPattern(pattern) ? countPattern(pattern, bounds) : undefined;
  if (counted === undefined || counted.count < 1) return { share: 0, count: 0 };
  const { count } = counted;
  const tries = Math.min(most, count);
  const step = Math.max(1, Math.floor(count / tries));
  let met = 0;
  for (let index = 0; index < tries; index++) {
    // At even steps all of them would share the last letter, so those of a key are tried at varying places.
    const place = most > TRIES ? index * step + Math.floor(((index * GOLDEN) % 1) * step) : index * step;
    if (meets(unrankCounted(counted, place))) met++;
    else if (most > TRIES && index - met > tries / 10) break;
  }
  return { share: met / tries, count };
}

const PLAIN: readonly string[] = [
  '[a-z]{3,10}',
  '[A-Z][a-z]{2,9}',
  '[A-Z0-9]{6,10}',
  '[0-9]{4,8}',
  '[A-Z][a-z]{5,9}[0-9]{2}',
  '[A-Z][a-z]{5,9}[0-9]{2}[!#%]',
  '[a-z]{6,12}',
  '[a-z0-9]{12,32}',
  '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}',
  '20[0-2][0-9]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])',
];

function suggest(tests: readonly Expression[], asked: readonly string[]): readonly string[] {
  const { sources, literals, counts } = gather(tests);
  const plain = sources.map(withoutLooks).flatMap(withoutReferences);
  const bodies = plain.map(bodyOf);
  const open = plain.filter((source) => !source.startsWith('^') && !source.endsWith('$')).map(bodyOf);
  const classes = bodies.flatMap(
    (body) => /^((?:\[[^\]]+\]|\\[a-z]|\.))(?:[*+]|\{\d+(?:,\d*)?\})?$/.exec(body)?.[1] ?? [],
  );
  const words = literals.filter((text) => text.length > 1).map(escapeRegex);
  const signs = literals.filter((text) => text.length === 1).map(escapeRegex);
  const all = (texts: readonly string[]): string => `(?:${texts.join('|')})`;
  return [
    ...plain,
    // What each requires somewhere in the text, one after the other, and then the allowed characters of the text.
    ...(open.length > 1 ? [`${open.map((body) => `(?:${body})`).join('')}[a-z]*`] : []),
    ...(open.length > 0 ? classes.map((set) => `^${open.map((body) => `(?:${body})`).join('')}${set}*$`) : []),
    ...PLAIN,
    ...[words, signs].flatMap((texts) =>
      texts.length === 0
        ? []
        : [all(texts), `${all(texts)}[a-z]{3,8}`, `[a-z]{3,8}${all(texts)}`, `[a-z]{3,8}${all(texts)}[a-z]{3,8}`],
    ),
    ...(words.length > 0 && signs.length > 0
      ? [
          `${all(words)}${all(signs)}[a-z0-9]{3,8}`,
          `[a-z0-9]{3,8}${all(signs)}${all(words)}`,
          `[a-z]{3,6}${all(signs)}${all(words)}${all(signs)}[a-z0-9]{3,8}`,
        ]
      : []),
    ...(signs.length > 0 ? [`[a-z]{3,6}${all(signs)}[a-z]{3,6}${all(signs)}[a-z]{3,6}`] : []),
    ...joinPatterns(asked, literals),
    // One character is required, another forbidden.
    ...(signs.length > 1 ? signs.map((sign) => `[a-z]{3,8}${sign}[a-z]{3,8}`) : []),
    '([0-9a-f]{2}){2,64}',
    ...splitForms(tests),
    ...counts.flatMap((count) => [
      `[0-9]{${count}}`,
      `[a-z]{${count}}`,
      `[0-9a-f]{${2 * count}}`,
      ...signs.map((sign) => `[a-z]{2,6}(?:${sign}[a-z]{2,6}){${count}}`),
    ]),
  ];
}

type Gathered = {
  readonly sources: readonly string[];
  readonly literals: readonly string[];
  readonly counts: readonly number[];
};

/** Longer texts are not spelt. */
const MAX_COUNTED = 128;

/** The regular expressions, the texts and the small integers in the conditions. */
function gather(tests: readonly Expression[]): Gathered {
  const sources = new Set<string>();
  const literals = new Set<string>();
  const counts = new Set<number>();
  const visit = (part: Expression): void => {
    if (part.op === 'regex' && part.pattern.op === 'literal' && typeof part.pattern.value === 'string')
      sources.add(part.pattern.value);
    else if (part.op === 'literal' && part.type === 'text' && part.value !== '') {
      const text = part.value.replaceAll(/^%+|%+$/g, '');
      if (text !== '' && text.length <= 60) literals.add(text);
    } else if (part.op === 'literal' && part.type === 'number' && /^[1-9]\d*$/.test(part.value)) {
      if (Number(part.value) <= MAX_COUNTED) counts.add(Number(part.value));
    }
    partsOf(part).forEach(visit);
  };
  tests.forEach(visit);
  return { sources: [...sources], literals: [...literals], counts: [...counts] };
}

/** Without lookaround: what it matches is required of the text as well, or forbidden. */
function withoutLooks(source: string): string {
  return source.replaceAll(/\(\?<?[=!](?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g, '');
}

const ECHOES: readonly string[] = ['a', 'b', 'c', 'x', '1', '2', '"', "'"];

/** A backreference to the first group repeats that group's text: both are written out for a few texts. */
function withoutReferences(source: string): readonly string[] {
  if (!/\\1/.test(source)) return [source];
  return ECHOES.map((echo) => source.replace(/\((?!\?)(?:[^()\\]|\\.)*\)/, () => echo).replaceAll('\\1', () => echo));
}

function bodyOf(source: string): string {
  return source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
}
