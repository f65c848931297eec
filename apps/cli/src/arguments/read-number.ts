import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const FACTORS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, g: 1e9 };

export type Limits = { readonly min: number; readonly max: number };

/** A whole number: 5000, 5_000, 5k, 2M. */
export function readWhole(text: string, what: string, { min, max }: Limits): number {
  const match = /^([+-]?\d[\d_]*(?:\.\d+)?)([kmg]?)$/i.exec(text.trim());
  const factor = FACTORS[match?.[2]?.toLowerCase() ?? ''] ?? 1;
  const value = match === null ? Number.NaN : Math.round(Number(match[1]?.replaceAll('_', '')) * factor * 1e6) / 1e6;
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw refusal(EXIT.usage, `${what}: "${text}" is not a whole number from ${min} to ${max.toLocaleString('en')}.`);
}
