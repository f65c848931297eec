import type { LocaleCode } from '../data/locale-code.ts';

/** Languages of our locales, several of which may share one. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl' | 'ja' | 'zh';

export const LANGUAGE_OF: Readonly<Record<LocaleCode, Language>> = {
  en: 'en',
  en_GB: 'en',
  de: 'de',
  de_AT: 'de',
  de_CH: 'de',
  fr: 'fr',
  fr_CA: 'fr',
  es: 'es',
  es_MX: 'es',
  pt_BR: 'pt',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  ja: 'ja',
  zh_CN: 'zh',
};

const WITHOUT_SPACES: ReadonlySet<Language> = new Set(['ja', 'zh']);

/** False if words and sentences follow each other without a space. */
export const isSpaced = (code: LocaleCode): boolean => !WITHOUT_SPACES.has(LANGUAGE_OF[code]);
