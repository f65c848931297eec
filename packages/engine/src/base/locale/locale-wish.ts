import { type LocaleCode, parseLocaleCode } from '../data/locale-code.ts';

/** Several locales in one run, each with its weight: `de=3,fr=1`. */
export type LocaleMix = `${LocaleCode}=${string}`;
export type LocaleWish = LocaleCode | LocaleMix;

export type WeightedLocale = { readonly code: LocaleCode; readonly weight: number };

const MAX_LOCALES = 8;

/**
 * Reads one locale, or several by weight: `de=3,fr` is three quarters German. Undefined if one of them is not
 * supported.
 */
export function parseLocaleWish(text: string): LocaleWish | undefined {
  const parts = text.split(',').map(readPart);
  const known = parts.filter((part) => part !== undefined);
  if (
    known.length < parts.length ||
    known.length > MAX_LOCALES ||
    new Set(known.map(({ code }) => code)).size < known.length
  )
    return undefined;
  const [first, ...others] = known;
  if (first === undefined || others.length === 0) return first?.code;
  return [first, ...others].map(({ code, weight }) => `${code}=${weight}`).join(',') as LocaleMix;
}

function readPart(text: string): WeightedLocale | undefined {
  const [name = '', number = '1', ...more] = text.split('=');
  const code = parseLocaleCode(name);
  const weight = /^\s*(\d+(?:\.\d+)?)\s*$/.test(number) ? Number(number) : 0;
  return code === undefined || !(weight > 0) || more.length > 0 ? undefined : { code, weight };
}

/** The locales of a request. The first decides what is not decided per row: taxes, texts that never repeat. */
export function localesOf(wish: LocaleWish): readonly [WeightedLocale, ...WeightedLocale[]] {
  const [first, ...others] = wish.split(',').flatMap((part) => readPart(part) ?? []);
  return [first ?? { code: 'en', weight: 1 }, ...others];
}
