import { argsOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { tryEvaluate } from '../../language/evaluate/interpret.ts';
import { columnsOf, mapParts, partsOf } from '../../language/expression/walk-expression.ts';
import { columnOf } from './reduce-text-form.ts';
import { allOf, constantOf, demand, IMPOSSIBLE, unproven, type Goal, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';

type Call = Extract<Expression, { op: 'call' }>;
type Place = { readonly column: SolverColumn; readonly byte: number; readonly read: Call };

const HEX = '0123456789abcdef';
const VERSION_DIGIT = 14;
const VARIANT_DIGIT = 19;

/** `get_byte(uuid_send(id), 6)`, anywhere in the expression. */
const byteOf = (expression: Expression, reduction: Reduction): Place | undefined => {
  const [sent, at] = argsOf(expression, 'byte');
  if (expression.op === 'call' && sent) {
    const column = columnOf(argsOf(sent, 'uuid_bytes')[0], reduction);
    const byte = at && constantOf(reduction, at);
    return column?.type.kind === 'uuid' && typeof byte === 'number' && byte >= 0 && byte < 16
      ? { column, byte, read: expression }
      : undefined;
  }
  for (const part of partsOf(expression)) {
    const found = byteOf(part, reduction);
    if (found) return found;
  }
  return undefined;
};

/** The position of a byte's first digit in the text of a UUID; dashes follow the bytes 3, 5, 7 and 9. */
const digitAt = (byte: number): number => 2 * byte + [4, 6, 8, 10].filter((first) => byte >= first).length;

const shapeOf = (at: number, digits: string): string => `^${at === 0 ? '' : `.{${at}}`}${digits}`;

const classOf = (digits: readonly string[]): string => (digits.length === 1 ? digits.join('') : `[${digits.join('')}]`);

/** The digits of those bytes, as a regular expression: the second is omitted if any will do. */
const spellBytes = (bytes: readonly number[]): string => {
  const byFirst = HEX.split('').map((_, high) => bytes.filter((byte) => byte >> 4 === high).map((byte) => byte & 15));
  const isAny = byFirst.every((lows) => lows.length === 0 || lows.length === HEX.length);
  if (isAny) return classOf(HEX.split('').filter((_, high) => (byFirst[high]?.length ?? 0) > 0));
  return `(?:${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('|')})`;
};

const replace = (expression: Expression, from: Expression, value: number): Expression =>
  JSON.stringify(expression) === JSON.stringify(from)
    ? { op: 'literal', type: 'number', value: String(value) }
    : mapParts(expression, (part) => replace(part, from, value));

/** `uuid_extract_version(id) = 7`. */
const reduceVersion = (side: Expression, other: Expression, reduction: Reduction): Ways | undefined => {
  const column = columnOf(argsOf(side, 'uuid_version')[0], reduction);
  const version = constantOf(reduction, other);
  if (!column || typeof version !== 'number') return undefined;
  const patterns = [shapeOf(VERSION_DIGIT, version.toString(16)), shapeOf(VARIANT_DIGIT, '[89ab]')];
  return demand(reduction, column.name, { patterns: patterns.map((source) => ({ source, ignore_case: false })) });
};

/** Comparisons of one byte of a UUID, such as tests of its version; `undefined` for all others. */
export const reduceBytes = (expression: Expression, goal: Goal, reduction: Reduction): Ways | undefined => {
  if (expression.op !== 'compare') return undefined;
  const { operator, left, right } = expression;
  const versioned =
    goal.truth && operator === '='
      ? (reduceVersion(left, right, reduction) ?? reduceVersion(right, left, reduction))
      : undefined;
  if (versioned) return versioned;
  const place = byteOf(expression, reduction);
  if (!place || columnsOf(expression).length !== 1) return undefined;
  const { column, byte, read } = place;
  const met = Array.from({ length: 256 }, (_, value) => value).filter(
    (value) => tryEvaluate(replace(expression, read, value), () => null, reduction) === goal.truth,
  );
  if (met.length === 0) return IMPOSSIBLE;
  const source = shapeOf(digitAt(byte), spellBytes(met));
  return allOf(
    reduction.columns,
    unproven(reduction),
    demand(reduction, column.name, {
      nulls: goal.nullPasses ? undefined : 'never',
      patterns: [{ source, ignore_case: false }],
    }),
  );
};
