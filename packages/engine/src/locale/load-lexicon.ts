import { type Lexicon, makeLexicon } from './lexicon.ts';
import { loadLocale } from './load-locale.ts';
import type { LocaleCode } from './locale-code.ts';

/** The words of a locale, ready for a plan. Only this locale's data is loaded. */
export async function loadLexicon(code: LocaleCode): Promise<Lexicon> {
  return makeLexicon(code, await loadLocale(code));
}
