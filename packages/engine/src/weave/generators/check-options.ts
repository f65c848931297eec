import type { GeneratorOptions, JsonValue } from '../../document/plan/plan.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { numberOption } from '../cell/option.ts';

const issue = (code: string, path: string, message: string): Issue => ({ code, path, message });

/** Numbers that are none, and a smallest above the largest. */
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

/** A number that rows are counted on from: halves of it would be none of a whole column. */
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
