import { CURRENCY_SUFFIXES, type Unit, UNITS } from '../data/units.ts';
import { cutName } from './cut-name.ts';

/** Letters that are units only where something stands before them: `weight_g`, but not `x` and `g` of a colour. */
const LEAST_LETTERS = 2;

/** The unit that a number's name ends with, and whether its last word says nothing else: `weight_kg`, `price_eur`. */
export function unitOf(name: string): { readonly unit?: Unit; readonly endsWithUnit: boolean } {
  const own = cutName(name);
  const last = own.at(-1) ?? '';
  if (own.length < 2) return { endsWithUnit: false };
  // Nautical miles, where a distance has them: elsewhere `nm` is short for a name.
  if (last === 'nm') return nautical(own);
  const unit = UNITS.get(last);
  if (unit === undefined) return { endsWithUnit: CURRENCY_SUFFIXES.has(last) };
  // `point_c`, `col_m`: one letter needs a word before it that is measured.
  if (last.length < LEAST_LETTERS && (own.at(-2) ?? '').length < 3) return { endsWithUnit: false };
  return { unit, endsWithUnit: true };
}

function nautical(own: readonly string[]): { readonly unit?: Unit; readonly endsWithUnit: boolean } {
  const unit = UNITS.get('nmi');
  return own.some((word) => /^(?:dist|distance|range|length|leg)$/.test(word)) && unit !== undefined
    ? { unit, endsWithUnit: true }
    : { endsWithUnit: false };
}
