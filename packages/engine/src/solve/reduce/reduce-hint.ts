import { callOf, formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { isAddress } from '../../language/functions/network-functions.ts';
import { CannotEvaluate } from '../../language/values/cannot-evaluate.ts';
import { toJson } from '../../language/values/cast-value.ts';
import { formatValue } from '../../language/values/format-value.ts';
import { isList, type JsonValue, type SqlValue } from '../../language/values/sql-value.ts';
import { parseArray } from '../../language/values/parse-array.ts';
import type { Domain } from '../domain/domain.ts';
import { hintAt } from './hint-at.ts';
import { reduceItems } from './reduce-items.ts';
import { endsOfRange, reduceRangeEnds } from './reduce-range-ends.ts';
import { columnOf } from './reduce-text-form.ts';
import { constantOf, type Goal, type Reduction, type Ways } from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';

const textsOf = (value: SqlValue | undefined): readonly string[] | undefined => {
  const list = typeof value === 'string' ? parseArray(value) : value;
  if (list === undefined || list === null || !isList(list)) return undefined;
  const texts = list.flatMap((item) => (item === null ? [] : [formatValue(item)]));
  return texts.length === list.length && texts.length > 0 ? texts : undefined;
};

/** `tags <@ '{a,b}'`, `tags @> '{a}'`, `tags && '{a,b}'`. */
const itemsAsked = (operator: string, value: SqlValue | undefined): Domain | undefined => {
  const texts = textsOf(value);
  if (!texts) return undefined;
  if (operator === '@>') return { items: { includes: texts } };
  return operator === '&&' ? { arrayMin: 1, items: { one_of: texts } } : { items: { one_of: texts } };
};

const networkAsked = (operator: string, value: SqlValue | undefined): Domain | undefined => {
  if (typeof value !== 'string' || !isAddress(value) || !/^(?:<<=?|&&|>>=?)$/.test(operator)) return undefined;
  const version = value.includes(':') ? 6 : 4;
  const prefix = Number(value.split('/')[1] ?? (version === 6 ? 128 : 32));
  // A network around the given one: its own prefix, or fewer bits of it.
  if (operator.startsWith('>>'))
    return { network: { version, within: value, max_prefix: operator === '>>' ? prefix - 1 : prefix } };
  return { network: { version, within: value, ...(operator === '<<' ? { min_prefix: prefix + 1 } : {}) } };
};

/** A constant beside JSON is read as JSON, whether the server has written the cast or not. */
const jsonOf = (value: SqlValue): JsonValue | undefined => {
  try {
    return toJson(value);
  } catch (error) {
    if (error instanceof CannotEvaluate) return undefined;
    throw error;
  }
};

const MIRRORED: Readonly<Record<string, string>> = {
  '<@': '@>',
  '@>': '<@',
  '&&': '&&',
  '<<': '>>',
  '>>': '<<',
  '<<=': '>>=',
  '>>=': '<<=',
};

const askedOf = (column: SolverColumn, operator: string, value: SqlValue | undefined): Domain | undefined => {
  switch (column.type.kind) {
    case 'array':
      return operator === '<@' || operator === '@>' || operator === '&&' ? itemsAsked(operator, value) : undefined;
    case 'inet':
    case 'cidr':
      return networkAsked(operator, value);
    case 'range':
      return operator === '<@' ? { ends: endsOfRange(column, value) } : undefined;
    case 'json': {
      const [key] = operator === '?|' ? (textsOf(value) ?? []) : [];
      if (key !== undefined) return { jsonMembers: { [key]: null } };
      const json = operator === '@>' && value !== undefined && value !== null ? jsonOf(value) : undefined;
      return json === undefined ? undefined : { jsonContains: [json] };
    }
    default:
      return undefined;
  }
};

const hintText = (
  arg: Expression | undefined,
  jsonTypes: readonly string[],
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const column = columnOf(arg, reduction);
  return column?.type.kind === 'text' ? hintAt(column.name, { jsonTypes }, goal, reduction) : undefined;
};

/** `json_valid(x) = 1` and `json_type(x) = 'array'`, where x is a text. */
const reduceJsonText = (
  { operator, left, right }: Extract<Expression, { op: 'compare' }>,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  if (operator !== '=') return undefined;
  const value = constantOf(reduction, right);
  const tested = callOf(left, 'json_test');
  if (tested && value === 1) return hintText(tested.args[0], ['object', 'array'], goal, reduction);
  const typed = callOf(left, 'json_type');
  return typed?.form.of === 'text' && typeof value === 'string' && typed.args.length === 1
    ? hintText(typed.args[0], [value.toLowerCase()], goal, reduction)
    : undefined;
};

/** Conditions over arrays, JSON, networks, ranges of which only a hint for the draw can be taken; `undefined` for all others. */
export const reduceHint = (expression: Expression, goal: Goal, reduction: Reduction): Ways | undefined => {
  if (!goal.truth) return undefined;
  if (expression.op === 'quantified') return reduceItems(expression, goal, reduction);
  if (expression.op === 'compare')
    return reduceJsonText(expression, goal, reduction) ?? reduceRangeEnds(expression, goal, reduction);
  if (expression.op !== 'call') return undefined;
  const [left, right] = expression.args;
  const form = formOf(expression);
  if (form?.is === 'json_test') return hintText(left, ['object', 'array'], goal, reduction);
  if (form?.is === 'endless_test') {
    const column = columnOf(left, reduction);
    return column?.type.kind === 'range' ? hintAt(column.name, { endless: true }, goal, reduction) : undefined;
  }
  for (const [side, other, operator] of [
    [left, right, expression.name],
    [right, left, MIRRORED[expression.name] ?? ''],
  ] as const) {
    const column = columnOf(side, reduction);
    const asked = column && other && askedOf(column, operator, constantOf(reduction, other));
    if (column && asked) return hintAt(column.name, asked, goal, reduction);
  }
  return undefined;
};
