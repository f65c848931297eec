import type { LocaleCode, Rules } from '@rowloom/engine';
import { useMemo } from 'react';
import type { LoomWishes } from '../../loom/protocol.ts';
import { useFilters } from '../../ui/filters.ts';
import { LOCALES } from './locales.ts';

export const NO_RULES: Rules = {};
/** The present of a preview: the day on which the page was opened, so that its rows stay the same while one looks. */
const TODAY = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
const DEFAULT_SEED = 1;

/** What a preview is asked for: seed and language from the address, where it names them. */
export function useChosenWishes(rules: Rules, defaultLocale: string): LoomWishes {
  const [{ seed, locale }] = useFilters('seed', 'locale');
  const chosenSeed = seed !== undefined && /^\d{1,15}$/.test(seed) ? Number(seed) : DEFAULT_SEED;
  const isKnown = LOCALES.some(({ value }) => value === locale);
  const chosenLocale = (isKnown ? locale : defaultLocale) as LocaleCode;
  return useMemo(
    () => ({ seed: chosenSeed, locale: chosenLocale, asOf: TODAY, rules }),
    [chosenSeed, chosenLocale, rules],
  );
}
