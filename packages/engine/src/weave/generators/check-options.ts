import type { GeneratorOptions, JsonValue } from '../../document/plan/plan.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { numberOption } from '../cell/option.ts';

const issue = (code: string, path: string, message: string): Issue => ({ code, path, message });

/** Invalid numbers, and a minimum above the maximum. */
export function checkRange(options: GeneratorOptions, min = 'min', max = 'max'): readonly Issue[] {
  const issues = [...checkNumber(options, min), ...checkNumber(options, max)];
  const low = numberOption(options, min);
  const high = numberOption(options, max);
  if (low !== undefined && high !== undefined && low > high)
    issues.push(issue('range_empty', min, `${min} (${low}) is above ${max} (${high}).`));
  return issues;
}

export function checkNumber(options: GeneratorOptions, name: string): readonly Issue[] {
  const value = options[name];
  if (value === undefined || numberOption(options, name) !== undefined) return [];
  return [issue('option_invalid', name, `${name} must be a number, not ${JSON.stringify(value)}.`)];
}

/** The first number of a sequence: a fraction would not fit an integer column. */
export function checkWhole(options: GeneratorOptions, name: string): readonly Issue[] {
  const value = numberOption(options, name);
  if (value === undefined || Number.isSafeInteger(value)) return checkNumber(options, name);
  return [issue('option_invalid', name, `${name} must be a whole number, not ${JSON.stringify(options[name])}.`)];
}

export function checkOneOf(options: GeneratorOptions, name: string, allowed: readonly JsonValue[]): readonly Issue[] {
  const value = options[name];
  if (value === undefined || allowed.includes(value)) return [];
  return [
    issue(
      'option_invalid',
      name,
      `${name} must be one of ${allowed.map((item) => JSON.stringify(item)).join(', ')}, not ${JSON.stringify(value)}.`,
    ),
  ];
}

export function checkPresent(options: GeneratorOptions, name: string): readonly Issue[] {
  return options[name] === undefined ? [issue('option_missing', name, `${name} is needed.`)] : [];
}
