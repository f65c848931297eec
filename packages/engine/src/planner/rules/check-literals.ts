import { parseMoment } from '../../weave/generators/time/moment.ts';
import { countPattern } from '../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import { unrankCounted } from '../../language/pattern/unrank.ts';
import type { ColumnRule } from '../../document/rules/rules.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { type Dialect, DIALECTS } from '../../language/dialect/dialect.ts';
import type { JsonValue } from '../../document/plan/plan.ts';
import { FIRST_TIMESTAMP, hasNarrowRange, LAST_TIMESTAMP } from '../infer/moments/narrow-timestamp.ts';
import { emptyRange, lostDigits } from './lost-digits.ts';
import { misfitOf } from './misfit-of.ts';

/** Values in a rule that its column's type cannot hold, whether or not a row would draw them. */
export function checkLiterals(
  rule: ColumnRule,
  place: string,
  type: ColumnType,
  dialect: Dialect,
  asOf: number,
): readonly Issue[] {
  const whyUnfit = (value: JsonValue): string | undefined => {
    if (type.kind === 'array' && Array.isArray(value))
      return `an array is written as the text that the server reads, '${bracesOf(value)}', not as a list`;
    return isMoment(value, type, asOf) ? misfitOfMoment(value, type, asOf) : misfitOf(value, type, dialect);
  };
  const issueOf = (at: string, reason: string | undefined): readonly Issue[] => {
    if (reason === undefined) return [];
    const message = `${place} is ${type.native}: ${reason}. Change the rule to values that fit.`;
    return [{ code: 'rule_breaks_type', path: `rules.${place}.${at}`, message }];
  };
  const spelled = spelledBy(rule, type).map(whyUnfit);
  const isStrict = !DIALECTS[dialect].isLooselyTyped;
  const whyRounded = (value: JsonValue): string | undefined => (isStrict ? lostDigits(value, type) : undefined);
  const { min, max } = rule.range ?? {};
  const isEmpty = isStrict && min !== undefined && max !== undefined;
  return [
    ...valuesOf(rule).flatMap(([at, value]) => issueOf(at, whyUnfit(value) ?? whyRounded(value))),
    ...[...boundsOf(rule.range), ...optionsOf(rule, type)].flatMap(([at, value]) => issueOf(at, whyUnfit(value))),
    ...issueOf('range', isEmpty ? emptyRange(min, max, type, asOf) : undefined),
    ...issueOf('pattern', spelled.includes(undefined) ? undefined : spelled[0]),
  ];
}

function bracesOf(value: JsonValue): string {
  if (Array.isArray(value)) return `{${value.map(bracesOf).join(',')}}`;
  return value === null ? 'NULL' : JSON.stringify(value);
}

/**
 * Some texts of a rule's pattern: if none of them is a value of the type, the rule is wrong, whatever a key or a row
 * count might say first. A text column holds most patterns, and is checked when rows are drawn.
 */
function spelledBy({ pattern }: ColumnRule, { kind }: ColumnType): readonly string[] {
  if (pattern === undefined || kind === 'text') return [];
  const parsed = parsePattern(pattern);
  const counted = isPattern(parsed) ? countPattern(parsed) : undefined;
  if (counted === undefined || counted.count === 0) return [];
  return [0, Math.floor(counted.count / 2), counted.count - 1].map((index) => unrankCounted(counted, index));
}

function valuesOf({ constant, one_of: values }: ColumnRule): readonly (readonly [string, JsonValue])[] {
  return [
    ...(constant === undefined ? [] : [['constant', constant] as const]),
    ...(values ?? []).map((value, index) => [`one_of[${index}]`, value] as const),
  ];
}

function boundsOf(range: ColumnRule['range'] = {}): readonly (readonly [string, JsonValue])[] {
  return Object.entries(range).map(([end, value]) => [`range.${end}`, value] as const);
}

const BOUNDED: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'money', 'date', 'timestamp', 'time']);

/** Values among a generator's options. Bounds of another type than the column's are lengths or counts. */
function optionsOf(
  { generator, options = {} }: ColumnRule,
  { kind }: ColumnType,
): readonly (readonly [string, JsonValue])[] {
  if (generator === undefined) return [];
  const { min, max, values, value } = options;
  const bounds = Object.entries({ min, max }).filter(([, bound]) => bound !== undefined && BOUNDED.has(kind));
  return [
    ...bounds.map(([end, bound = null]) => [`options.${end}`, bound] as const),
    ...(generator === 'one_of' && Array.isArray(values)
      ? values.map((item: JsonValue, index) => [`options.values[${index}]`, item] as const)
      : []),
    ...(generator === 'constant' && value !== undefined ? [['options.value', value] as const] : []),
  ];
}

/** Times may be relative to the run's time. */
function isMoment(value: JsonValue, { kind }: ColumnType, asOf: number): value is string {
  return (
    (kind === 'date' || kind === 'timestamp') && typeof value === 'string' && !Number.isNaN(parseMoment(value, asOf))
  );
}

function misfitOfMoment(text: string, type: ColumnType, asOf: number): string | undefined {
  if (!hasNarrowRange(type)) return undefined;
  const [moment, first, last] = [text, FIRST_TIMESTAMP, LAST_TIMESTAMP].map((item) => parseMoment(item, asOf));
  return moment !== undefined && (moment < Number(first) || moment > Number(last))
    ? `it holds times from ${FIRST_TIMESTAMP} to ${LAST_TIMESTAMP}, not ${JSON.stringify(text)}`
    : undefined;
}
