import { POWERS } from '../../graph/convert-value.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { numberOption } from '../../cell/option.ts';
import { raise } from './raise.ts';

/** Bounds in units of 10^-scale. */
export type DecimalRange = { readonly scale: number; readonly min: number; readonly max: number };

/** Requested bounds, limited to the range of the type. */
export function decimalRange(
  type: ColumnType,
  options: GeneratorOptions,
  usual: { readonly min: number; readonly max: number; readonly scale: number },
): DecimalRange {
  const scale = Math.max(0, Math.min(15, numberOption(options, 'scale') ?? typeScale(type) ?? usual.scale));
  const unit = POWERS[scale] ?? 1;
  const wished = { min: numberOption(options, 'min'), max: numberOption(options, 'max') };
  const most = greatest(type, scale);
  const least = type.kind === 'decimal' && type.unsigned === true ? 0 : -most;
  const min = Math.max(least, Math.ceil((wished.min ?? Math.min(usual.min, wished.max ?? usual.min)) * unit - 1e-6));
  const max = Math.min(most, Math.floor((wished.max ?? Math.max(usual.max, wished.min ?? usual.max)) * unit + 1e-6));
  return { scale, min: Math.min(min, max), max };
}

function typeScale(type: ColumnType): number | undefined {
  if (type.kind === 'decimal') return type.scale ?? (type.precision === undefined ? undefined : 0);
  if (type.kind === 'integer' || type.kind === 'year') return 0;
  return type.kind === 'money' ? 2 : undefined;
}

function greatest(type: ColumnType, scale: number): number {
  if (type.kind === 'decimal' && type.precision !== undefined && type.precision < 16) {
    return raise(10, Math.max(0, type.precision - (type.scale ?? 0) + scale)) - 1;
  }
  // One character for the sign and one for the point.
  if (type.kind === 'text' && type.max_length !== undefined && type.max_length < 17)
    return raise(10, Math.max(1, type.max_length - 2)) - 1;
  return Number.MAX_SAFE_INTEGER;
}
