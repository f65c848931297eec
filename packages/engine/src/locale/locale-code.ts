/** The locales the engine has words for, spelt as rules and plans spell them. */
export const LOCALE_CODES = ['en', 'de', 'fr', 'es', 'pt_BR', 'ja'] as const;

export type LocaleCode = (typeof LOCALE_CODES)[number];

/** Languages whose territory is not part of our code: `de_AT` still gets German words. */
const BY_LANGUAGE: Readonly<Record<string, LocaleCode>> = {
  en: 'en',
  de: 'de',
  fr: 'fr',
  es: 'es',
  pt: 'pt_BR',
  ja: 'ja',
};

/** Reads `pt-BR`, `en_US`, `DE`, `fr-FR.UTF-8` and the like; undefined where we have no words for the language. */
export const parseLocaleCode = (text: string): LocaleCode | undefined => {
  const match = /^([a-z]{2})(?:[-_](?:[a-z]{2}|[0-9]{3}))?(?:\.[a-z0-9-]+)?$/.exec(text.trim().toLowerCase());
  const language = match?.[1];
  return language !== undefined && Object.hasOwn(BY_LANGUAGE, language) ? BY_LANGUAGE[language] : undefined;
};
