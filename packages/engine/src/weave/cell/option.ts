import type { GeneratorOptions, JsonValue } from '../../document/plan/plan.ts';

/** Options are already checked; these readers only give them their types. Decimals and large numbers may be strings. */
export function numberOption(options: GeneratorOptions, name: string): number | undefined {
  const value = options[name];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

export function textOption(options: GeneratorOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function listOption(options: GeneratorOptions, name: string): readonly JsonValue[] | undefined {
  const value = options[name];
  return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
}

export function objectOption(
  options: GeneratorOptions,
  name: string,
): { readonly [key: string]: JsonValue } | undefined {
  const value = options[name];
  return isObject(value) ? value : undefined;
}

export function isObject(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number of at least `least`, or the default. */
export function countOption(options: GeneratorOptions, name: string, otherwise: number, least = 0): number {
  const value = numberOption(options, name);
  return value === undefined ? otherwise : Math.max(least, Math.floor(value));
}
