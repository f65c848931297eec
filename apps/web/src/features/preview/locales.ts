import type { LocaleCode } from '@rowloom/engine';

/** Every locale of the engine by its own name; the compiler asks for the missing ones. */
const LABELS: Readonly<Record<LocaleCode, string>> = {
  en: 'English (US)',
  en_GB: 'English (UK)',
  de: 'Deutsch (Deutschland)',
  de_AT: 'Deutsch (Österreich)',
  de_CH: 'Deutsch (Schweiz)',
  fr: 'Français (France)',
  fr_CA: 'Français (Canada)',
  es: 'Español (España)',
  es_MX: 'Español (México)',
  pt_BR: 'Português (Brasil)',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  ja: '日本語',
  zh_CN: '简体中文',
};

/** A language by its own name, as it is chosen; a code that this program does not know stays what it is. */
export const localeLabel = (code: string): string => (LABELS as Readonly<Record<string, string>>)[code] ?? code;

/** The languages that names and texts come in. */
export const LOCALES = Object.entries(LABELS).map(([value, label]) => ({ value, label }));
