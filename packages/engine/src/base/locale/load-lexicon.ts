import { type Lexicon, makeLexicon } from './lexicon.ts';
import { loadLocale } from './load-locale.ts';
import { localesOf, type LocaleWish } from './locale-wish.ts';

/** The words of a locale, or of several by weight, ready for a plan. Only their data is loaded. */
export async function loadLexicon(wish: LocaleWish): Promise<Lexicon> {
  const mix = await Promise.all(
    localesOf(wish).map(async ({ code, weight }) => ({ lexicon: makeLexicon(code, await loadLocale(code)), weight })),
  );
  const [first] = mix;
  if (first === undefined) throw new Error(`The locale ${wish} is not supported.`);
  return mix.length === 1 ? first.lexicon : { ...first.lexicon, mix };
}
