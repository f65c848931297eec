/** Rates of value-added and sales taxes that exist, the most usual first, in per cent. */
const RATES: Readonly<Record<string, readonly number[]>> = {
  de: [19, 7, 0],
  at: [20, 10, 13, 0],
  ch: [8.1, 2.6, 3.8, 0],
  fr: [20, 10, 5.5, 2.1],
  es: [21, 10, 4, 0],
  mx: [16, 8, 0],
  it: [22, 10, 5, 4],
  nl: [21, 9, 0],
  pl: [23, 8, 5, 0],
  pt: [23, 13, 6],
  gb: [20, 5, 0],
  ca: [5, 14.975, 13, 0],
  ja: [10, 8],
  zh: [13, 9, 6, 0],
  us: [7, 8.25, 6, 6.25, 0, 8.875, 5.5],
};

/** The rates of a place, by the run's locale (`de_AT`) and whether the column says VAT, which the United States have not. */
export function taxRates(locale: string, isVat: boolean): readonly number[] {
  const [language = 'en', country = ''] = locale.toLowerCase().split(/[_-]/);
  const known = RATES[country] ?? RATES[language];
  return known ?? RATES[isVat ? 'gb' : 'us'] ?? [];
}
