import type { GeneratorOptions, JsonValue } from '../plan/plan.ts';

/** Options arrive checked; these readers only give them their type. Decimals and large numbers may be strings. */
export function numberOption(options: GeneratorOptions, name: string): number | undefined {
  const value = options[name];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

export function textOption(options: GeneratorOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function booleanOption(options: GeneratorOptions, name: string): boolean | undefined {
  const value = options[name];
  return typeof value === 'boolean' ? value : undefined;
}

export function listOption(options: GeneratorOptions, name: string): readonly JsonValue[] | undefined {
  const value = options[name];
  return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
}
