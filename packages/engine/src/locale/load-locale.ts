import type { LocaleCode } from './locale-code.ts';
import type { LocaleData } from './locale-data.ts';

/** Dynamic imports with literal names: a bundler can cut the data apart, and a run loads one language only. */
const LOADERS: Readonly<Record<LocaleCode, () => Promise<LocaleData>>> = {
  en: async () => {
    const [{ names }, { terms }, { text }] = await Promise.all([
      import('../data/en.ts'),
      import('../data/en-terms.ts'),
      import('../data/en-text.ts'),
    ]);
    return { ...names, ...terms, ...text };
  },
  de: async () => {
    const [{ names }, { terms }, { text }] = await Promise.all([
      import('../data/de.ts'),
      import('../data/de-terms.ts'),
      import('../data/de-text.ts'),
    ]);
    return { ...names, ...terms, ...text };
  },
  fr: async () => {
    const [{ names }, { terms }, { text }] = await Promise.all([
      import('../data/fr.ts'),
      import('../data/fr-terms.ts'),
      import('../data/fr-text.ts'),
    ]);
    return { ...names, ...terms, ...text };
  },
  es: async () => {
    const [{ names }, { terms }, { text }] = await Promise.all([
      import('../data/es.ts'),
      import('../data/es-terms.ts'),
      import('../data/es-text.ts'),
    ]);
    return { ...names, ...terms, ...text };
  },
  pt_BR: async () => {
    const [{ names }, { terms }, { text }] = await Promise.all([
      import('../data/pt-br.ts'),
      import('../data/pt-br-terms.ts'),
      import('../data/pt-br-text.ts'),
    ]);
    return { ...names, ...terms, ...text };
  },
  ja: async () => {
    const [{ names }, { terms }, { text }] = await Promise.all([
      import('../data/ja.ts'),
      import('../data/ja-terms.ts'),
      import('../data/ja-text.ts'),
    ]);
    return { ...names, ...terms, ...text };
  },
};

export const loadLocale = (code: LocaleCode): Promise<LocaleData> => LOADERS[code]();
