import { glossaryOf } from './glossary.ts';
import { isEnglish } from './english.ts';
import type { Foreign } from './language.ts';

/** What stands between the parts of a compound: Geburt-s-datum, Kunde-n-nummer. */
const GLUE: Readonly<Partial<Record<Foreign, readonly string[]>>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'en', 'e', 'n'],
};
/** Short words that end a compound, and only that. */
const SHORT_ENDS: ReadonlySet<string> = new Set(['nr', 'id', 'kz', 'no', 'dat', 'art', 'ort', 'tag', 'typ', 'uhr']);
/** Articles and prepositions stand between words, and are no parts of one: a `finder` is no `fin` of something. */
const PARTICLES: ReadonlySet<string> = new Set(['of', 'and', 'on', 'in']);
const SHORTEST = 3;
/** Languages that put no words together run them together at most, and then whole ones: `codepostal`, but no `bar-eau`. */
const SHORTEST_TAIL = 4;
const LONGEST = 18;
const MAX_PARTS = 4;

/**
 * The English words of a word that is put together of others, `rechnungsbetrag` or `codepostal`; undefined where a rest
 * stays that is not a word. The fewest parts win, since long words are surer than short ones.
 */
export function cutCompound(language: Foreign, word: string): readonly (readonly string[])[] | undefined {
  if (word.length < 6 || word.length > 40) return undefined;
  const glossary = glossaryOf(language);
  const glue = GLUE[language] ?? [''];
  const best: (readonly (readonly string[])[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const head = best[start];
      if (head === undefined || head.length + 1 >= (best[end]?.length ?? MAX_PARTS + 1)) continue;
      const meaning = partOf(word, start, end);
      if (meaning !== undefined) best[end] = [...head, meaning];
    }
  }
  const parts = best[word.length];
  return parts === undefined || parts.length < 2 ? undefined : parts;

  function partOf(whole: string, start: number, end: number): readonly string[] | undefined {
    const piece = whole.slice(start, end);
    const isLast = end === whole.length;
    if (isLast && SHORT_ENDS.has(piece)) return glossary.get(piece) ?? [piece];
    if (isLast && GLUE[language] === undefined && piece.length < SHORTEST_TAIL) return undefined;
    for (const link of isLast ? [''] : glue) {
      if (!piece.endsWith(link)) continue;
      const stem = link === '' ? piece : piece.slice(0, -link.length);
      if (stem.length < SHORTEST) continue;
      const found = glossary.get(stem);
      // Nothing begins by chance with three letters that nobody can say: `grpbez`, but no `ort` in `orthopädie`.
      const isSure = stem.length > SHORTEST || start > 0 || link !== '' || !/[aeiouy]/.test(stem);
      if (found !== undefined && isSure && !PARTICLES.has(found.join(' '))) return found;
      if (stem.length > 4 && GLUE[language] !== undefined && isEnglish(stem)) return [stem];
    }
    return undefined;
  }
}

/** Short words that end a compound whose beginning nobody knows. */
const SURE_ENDS: ReadonlySet<string> = new Set(
  'nr art typ datum nummer jahr wert satz zeit name text info code grund zahl grad rang bild link land amt'.split(' '),
);
/** Where something is or is done, and not an import, a password or a sort. */
const PLACE_END = /^(.{4,}(?<![pw]|as|ess|ress))ort$/;
const LEAST_END = 5;
const LEAST_REST = 4;

/** What a compound is a kind of, where only its end is a known word: an `einsatzstatus` is a status, whatever it is of. */
export function cutEnd(language: Foreign, word: string): readonly string[] | undefined {
  if (GLUE[language] === undefined || word.length > 40) return undefined;
  const [, placed] = (language === 'de' ? PLACE_END.exec(word) : undefined) ?? [];
  if (placed !== undefined) return [placed, 'place'];
  const glossary = glossaryOf(language);
  for (let start = LEAST_REST; start < word.length - 1; start++) {
    const end = word.slice(start);
    const isSure = SURE_ENDS.has(end);
    if (!isSure && end.length < LEAST_END) continue;
    const found = glossary.get(end) ?? (isEnglish(end) && end.length > LEAST_END ? [end] : undefined);
    if (found !== undefined || isSure) return [word.slice(0, start), ...(found ?? [end])];
  }
  return undefined;
}
