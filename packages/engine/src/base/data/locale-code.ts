/** The locales the engine has words for, spelt as rules and plans spell them. This list is the only one. */
export const LOCALE_CODES = [
  'en',
  'en_GB',
  'de',
  'de_AT',
  'de_CH',
  'fr',
  'fr_CA',
  'es',
  'es_MX',
  'pt_BR',
  'it',
  'nl',
  'pl',
  'ja',
  'zh_CN',
] as const;

export type LocaleCode = (typeof LOCALE_CODES)[number];

/** Other spellings of a locale that we have: a language with its home country, or one that we have in one country only. */
const ALIASES: Readonly<Record<string, LocaleCode>> = {
  en_us: 'en',
  de_de: 'de',
  fr_fr: 'fr',
  es_es: 'es',
  pt: 'pt_BR',
  it_it: 'it',
  nl_nl: 'nl',
  pl_pl: 'pl',
  zh: 'zh_CN',
  ja_jp: 'ja',
};

const BY_SPELLING: ReadonlyMap<string, LocaleCode> = new Map([
  ...LOCALE_CODES.map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(ALIASES),
]);

/**
 * Reads `pt-BR`, `en_US`, `DE`, `fr-FR.UTF-8` and the like. A country that we have no places for is not read as its
 * neighbour's: `de_LU` is undefined, as `xx` is.
 */
export const parseLocaleCode = (text: string): LocaleCode | undefined => {
  const match = /^([a-z]{2})(?:[-_]([a-z]{2}|[0-9]{3}))?(?:\.[a-z0-9-]+)?$/.exec(text.trim().toLowerCase());
  if (match === null) return undefined;
  return BY_SPELLING.get(match[2] === undefined ? `${match[1]}` : `${match[1]}_${match[2]}`);
};
