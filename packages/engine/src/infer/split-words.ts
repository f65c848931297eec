import { ABBREVIATIONS } from './data/abbreviations.ts';
import { TRANSLATIONS } from './data/translations.ts';
import { VOCABULARY } from './data/vocabulary.ts';

const known = new Set<string>(VOCABULARY);
const SHORT_WORDS: ReadonlySet<string> = new Set(['id', 'no', 'nr', 'is', 'ip', 'at', 'on', 'by', 'of', 'to', 'in']);
const LONGEST = 16;
/** Most names: looked at once instead of five times. */
const PLAIN = /^[a-z_]+$/;
/** Nearly all words of our own rules, thousands of them. */
const ONE_WORD = /^[a-z]+$/;
const cache = new Map<string, readonly string[]>();

/** A name's words in plain singular English: `CustAddrLine2` gives customer, address, line, 2. */
export function splitWords(name: string): readonly string[] {
  const before = cache.get(name);
  if (before !== undefined) return before;
  const words = ONE_WORD.test(name) ? meaning(name) : cut(name).flatMap(meaning);
  if (cache.size > 20_000) cache.clear();
  cache.set(name, words);
  return words;
}

/** The name's own words, in lower case. */
function cut(name: string): readonly string[] {
  if (PLAIN.test(name)) return name.split('_').filter((word) => word !== '');
  return name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/(md|sha|crc|ipv|oauth)(\d+)/g, ' $1$2 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function meaning(word: string): readonly string[] {
  const plain = ABBREVIATIONS[word] ?? TRANSLATIONS[word];
  if (plain !== undefined) return plain.split(' ');
  const numbered = ONE_WORD.test(word) ? undefined : /^(\D{2,}?)(\d+)$/.exec(word);
  if (numbered?.[1] !== undefined && numbered[2] !== undefined && !known.has(word))
    return [...meaning(numbered[1]), numbered[2]];
  const one = singular(word);
  const short = ABBREVIATIONS[one] ?? TRANSLATIONS[one];
  if (known.has(word)) return [word === one || !known.has(one) ? word : one];
  if (known.has(one)) return [one];
  if (short !== undefined) return short.split(' ');
  return (word.length > 5 ? segment(word) : undefined) ?? [one];
}

/** Words run together, `orderqty`, cut into the fewest known ones. */
function segment(word: string): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const head = best[start];
      const piece = word.slice(start, end);
      if (head === undefined || head.length + 1 >= (best[end]?.length ?? 6) || !isWord(piece)) continue;
      best[end] = [...head, piece];
    }
  }
  const pieces = best[word.length];
  return pieces === undefined || pieces.length < 2 ? undefined : pieces.flatMap((piece) => translate(piece));
}

function isWord(piece: string): boolean {
  if (piece.length < 3) return SHORT_WORDS.has(piece);
  return (
    known.has(piece) ||
    known.has(singular(piece)) ||
    ABBREVIATIONS[piece] !== undefined ||
    TRANSLATIONS[piece] !== undefined
  );
}

function translate(piece: string): readonly string[] {
  const plain = ABBREVIATIONS[piece] ?? TRANSLATIONS[piece];
  if (plain !== undefined) return plain.split(' ');
  const one = singular(piece);
  return [known.has(piece) && !known.has(one) ? piece : one];
}

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  indices: 'index',
  matrices: 'matrix',
  vertices: 'vertex',
  movies: 'movie',
  cookies: 'cookie',
  series: 'series',
  species: 'species',
  news: 'news',
  uses: 'use',
  statuses: 'status',
  analyses: 'analysis',
  criteria: 'criterion',
  archives: 'archive',
  has: 'has',
  was: 'was',
  is: 'is',
  as: 'as',
  this: 'this',
  its: 'its',
  does: 'does',
  yes: 'yes',
  address: 'address',
  gps: 'gps',
  dns: 'dns',
};

export function singular(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/(?:ss|us|is|os|sms|css)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zzes|[^aeo]uses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
