import type { ColumnType } from '../../language/types/column-type.ts';
import type { Bound, ColumnDomain } from '../row-solution.ts';

/** The numbers that a column can hold: inclusive bounds, and digits after the point. */
export type NumberLimits = { readonly min: number; readonly max: number; readonly scale: number };

const MAX_WHOLE = Number.MAX_SAFE_INTEGER;

/** This many numbers are never exhausted, by counting or by drawing each once. */
export const PLENTY = 1e9;

/**
 * The range of the type. A value is a whole number of 10^-scale units below 2^53, so a large scale leaves few digits
 * before the point.
 */
export function limitsOfType(type: ColumnType, wish = 2): NumberLimits | undefined {
  switch (type.kind) {
    case 'integer': {
      const size = 2 ** Math.min(type.bits, 53);
      return type.unsigned === true
        ? { min: 0, max: size - 1, scale: 0 }
        : { min: -size / 2, max: size / 2 - 1, scale: 0 };
    }
    case 'year':
      return { min: 1901, max: 2155, scale: 0 };
    case 'decimal': {
      const open = type.precision === undefined && type.scale === undefined;
      const declared = Math.max(0, type.scale ?? 0);
      const scale = open ? wish : declared > 6 ? Math.min(declared, Math.max(wish, 2)) : declared;
      const whole = type.precision === undefined ? 16 : type.precision - (type.scale ?? 0);
      const room = whole >= 16 ? MAX_WHOLE : powerOfTen(Math.max(0, whole));
      const most = Math.min((room * unitsOf(scale) - 1) / unitsOf(scale), Math.floor(MAX_WHOLE / unitsOf(scale)));
      return { min: type.unsigned === true ? 0 : -most, max: most, scale };
    }
    case 'float':
      return { min: -1e12, max: 1e12, scale: wish };
    case 'money':
      return { min: -1e12, max: 1e12, scale: 2 };
    default:
      return undefined;
  }
}

/** Bounds by CHECKs, moved onto the grid where they exclude their end. */
export function boundsOfDomain(domain: ColumnDomain, scale: number): { readonly min?: number; readonly max?: number } {
  const unit = 1 / unitsOf(scale);
  const min = numberOf(domain.min);
  const max = numberOf(domain.max);
  return {
    ...(min === undefined ? {} : { min: roundTo(domain.min?.inclusive === false ? min + unit : min, scale, 'up') }),
    ...(max === undefined ? {} : { max: roundTo(domain.max?.inclusive === false ? max - unit : max, scale, 'down') }),
  };
}

/** The requested range within the limits; if they do not overlap, a part of the limits as wide as the request. */
export function fitRange(
  wish: { readonly min: number; readonly max: number },
  limits: NumberLimits,
  bounds: { readonly min?: number; readonly max?: number },
): { readonly min: number; readonly max: number } {
  const least = Math.max(limits.min, bounds.min ?? limits.min);
  const most = Math.min(limits.max, bounds.max ?? limits.max);
  const width = wish.max - wish.min;
  // Two bounds of a user outweigh our prior, unless they are far apart.
  if (bounds.min !== undefined && bounds.max !== undefined && most - least <= width * 20)
    return { min: least, max: Math.max(least, most) };
  let min = Math.max(wish.min, least);
  let max = Math.min(wish.max, most);
  if (min >= max) {
    if (wish.min >= most) {
      max = most;
      min = Math.max(least, most - width);
    } else {
      min = least;
      max = Math.min(most, least + Math.max(width, 1));
    }
  }
  const low = Math.min(roundTo(min, limits.scale, 'up'), roundTo(most, limits.scale, 'down'));
  return { min: low, max: Math.max(low, roundTo(max, limits.scale, 'down')) };
}

function numberOf(bound: Bound | undefined): number | undefined {
  const value = bound === undefined ? Number.NaN : Number(bound.value);
  return Number.isFinite(value) ? value : undefined;
}

function roundTo(value: number, scale: number, way: 'up' | 'down'): number {
  const units = unitsOf(scale);
  const scaled = value * units;
  const near = Math.floor(scaled + 0.5);
  // 1.15 * 100 is 114.99999999999999: a value very close to the grid is on it.
  if (Math.abs(scaled - near) < 1e-6) return near / units;
  return (way === 'up' ? Math.ceil(scaled) : Math.floor(scaled)) / units;
}

function unitsOf(scale: number): number {
  return powerOfTen(scale);
}

function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}
