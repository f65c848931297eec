import type { Issue } from './issue.ts';
import { nearestName } from '../text/nearest-name.ts';
import { describeValue, isRecord } from './describe-value.ts';
import { expectation } from './expectation.ts';
import { childPath, itemPath } from './path.ts';
import type { Fields, Shape } from './shape.ts';

/** Deeper than any of our documents, and shallow enough for every recursion over it. */
const DEEPEST = 200;
/** More issues than this are one mistake repeated. */
const MAX_ISSUES = 200;
/** Longer names are not misspellings of ours. */
const LONGEST_NAME = 64;

/** All differences between a value and its shape; safe for any value. */
export function checkShape(shape: Shape, value: unknown, path = ''): readonly Issue[] {
  const issues: Issue[] = [];
  check({ issues }, shape, value, path, 0);
  if (issues.length < MAX_ISSUES) return issues;
  return [
    ...issues.slice(0, MAX_ISSUES),
    { code: 'too_many_issues', path, message: `There are more than ${MAX_ISSUES} issues; the rest is not shown.` },
  ];
}

type Checking = { readonly issues: Issue[] };

function check(to: Checking, shape: Shape, value: unknown, path: string, depth: number): void {
  if (to.issues.length >= MAX_ISSUES) return;
  if (depth > DEEPEST) {
    to.issues.push({ code: 'too_deep', path, message: `Nested more than ${DEEPEST} levels deep.` });
    return;
  }
  switch (shape.is) {
    case 'named':
      return check(to, shape.of(), value, path, depth);
    case 'either': {
      const [first] = shape.of;
      const chosen = shape.of[shape.choose(value, path)] ?? first;
      return chosen === undefined ? undefined : check(to, chosen, value, path, depth);
    }
    case 'any':
      return checkAny(to, value, path, depth);
    case 'list':
      if (!Array.isArray(value) || value.length < (shape.least ?? 0)) return refuse(to, shape, value, path);
      return checkItems(to, shape.items, value, path, depth);
    case 'map':
      if (!isRecord(value)) return refuse(to, shape, value, path);
      for (const [key, member] of Object.entries(value))
        check(to, shape.values, member, childPath(path, key), depth + 1);
      return undefined;
    case 'object':
      return isRecord(value) ? checkFields(to, shape.fields, value, path, depth) : refuse(to, shape, value, path);
    case 'tagged':
      return checkTagged(to, shape, value, path, depth);
    default:
      return isScalar(shape, value) ? undefined : refuse(to, shape, value, path);
  }
}

function checkItems(to: Checking, items: Shape, values: readonly unknown[], path: string, depth: number): void {
  const seen = new Set<string>();
  for (let index = 0; index < values.length && to.issues.length < MAX_ISSUES; index++) {
    const at = itemPath(path, values[index], index);
    // A name used twice does not say which of the two is meant.
    check(to, items, values[index], seen.has(at) ? `${path}[${index}]` : at, depth + 1);
    seen.add(at);
  }
}

function checkTagged(
  to: Checking,
  shape: Extract<Shape, { is: 'tagged' }>,
  value: unknown,
  path: string,
  depth: number,
): void {
  if (!isRecord(value)) return refuse(to, shape, value, path);
  const tag = Object.hasOwn(value, shape.tag) ? value[shape.tag] : undefined;
  const variant = typeof tag === 'string' && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
  if (variant !== undefined) return check(to, variant, value, path, depth);
  const values = Object.keys(shape.variants);
  if (tag === undefined)
    to.issues.push({
      code: 'missing_field',
      path: childPath(path, shape.tag),
      message: `${shape.tag} is missing: ${expectation({ is: 'choice', values })}.`,
    });
  else refuse(to, { is: 'choice', values }, tag, childPath(path, shape.tag));
}

function checkFields(
  to: Checking,
  fields: Fields,
  value: Readonly<Record<string, unknown>>,
  path: string,
  depth: number,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member !== undefined) check(to, field.shape, member, childPath(path, name), depth + 1);
    else if (field.optional !== true) {
      to.issues.push({
        code: 'missing_field',
        path: childPath(path, name),
        message: `${name} is missing: expected ${expectation(field.shape)}.`,
      });
    }
  }
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name) || value[name] === undefined) continue;
    if (to.issues.length >= MAX_ISSUES) return;
    const near = name.length > LONGEST_NAME ? undefined : nearestName(name, Object.keys(fields));
    const hint = near === undefined ? `Known here: ${Object.keys(fields).join(', ')}.` : `Did you mean ${near}?`;
    to.issues.push({
      code: 'unknown_field',
      path: childPath(path, name),
      message: `There is no field ${describeValue(name).replace(/^the text /, '')} here. ${hint}`,
    });
  }
}

function checkAny(to: Checking, value: unknown, path: string, depth: number): void {
  if (depth > DEEPEST) {
    to.issues.push({ code: 'too_deep', path, message: `Nested more than ${DEEPEST} levels deep.` });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length && to.issues.length < MAX_ISSUES; index++)
      checkAny(to, value[index], `${path}[${index}]`, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, member] of Object.entries(value)) checkAny(to, member, childPath(path, key), depth + 1);
  } else if (value !== null && typeof value !== 'string' && typeof value !== 'boolean' && !Number.isFinite(value)) {
    refuse(to, { is: 'any' }, value, path);
  }
}

function isScalar(
  shape: Extract<Shape, { is: 'text' | 'number' | 'boolean' | 'null' | 'choice' }>,
  value: unknown,
): boolean {
  switch (shape.is) {
    case 'text':
      return (
        typeof value === 'string' &&
        value.length >= (shape.least ?? 0) &&
        (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(value))
      );
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value) || (shape.whole === true && !Number.isInteger(value)))
        return false;
      return (
        value >= (shape.min ?? -Infinity) && value <= (shape.max ?? Infinity) && value > (shape.above ?? -Infinity)
      );
    }
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'choice':
      return shape.values.some((known) => known === value);
  }
}

function refuse(to: Checking, shape: Shape, value: unknown, path: string): void {
  const near =
    shape.is === 'choice' && typeof value === 'string' && value.length <= LONGEST_NAME
      ? nearestName(
          value,
          shape.values.filter((item) => typeof item === 'string'),
        )
      : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const code =
    shape.is === 'choice' ||
    (shape.is === 'text' && typeof value === 'string') ||
    (shape.is === 'number' && typeof value === 'number')
      ? 'wrong_value'
      : 'wrong_type';
  to.issues.push({ code, path, message: `Expected ${expectation(shape)}, found ${describeValue(value)}.${hint}` });
}
