import type { Expression } from '../../language/expression/expression.ts';
import { callOf } from '../../language/functions/call-form.ts';
import { callFunction } from '../../language/functions/call-function.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import { escapeRegex } from '../../language/pattern/match-like.ts';
import type { Domain } from '../domain/domain.ts';
import {
  allOf,
  constantOf,
  demand,
  IMPOSSIBLE,
  type Goal,
  type PlainComparison,
  type Reduction,
  type Ways,
} from './reduction.ts';
import type { SolverColumn } from '../row-solution.ts';
import { kindOfColumn } from '../domain/scalar.ts';

const JSON_TYPES = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const;

export const columnOf = (expression: Expression | undefined, reduction: Reduction): SolverColumn | undefined =>
  expression?.op === 'column' ? reduction.columns.get(expression.name) : undefined;

/** The constraint under which `lower`, `upper` or `trim` leaves a column unchanged; `undefined` for other functions. */
export const changeOf = (name: string): Domain | undefined => findFunction(name)?.keeps;

/** The regular expression of a text in which `left(x, 2)`, `right(x, 1)` or `substring(x, 3, 4)` is given. */
const partShape = (call: Expression, length: number, reduction: Reduction): ((text: string) => string) | undefined => {
  const slice = callOf(call, 'slice');
  const [first, second] = (slice?.args.slice(1) ?? []).map((arg) => constantOf(reduction, arg));
  if (slice?.form.from === 'start') return first === length ? (text) => `^${text}` : undefined;
  if (slice?.form.from === 'end') return first === length ? (text) => `^.*${text}$` : undefined;
  if (!slice || typeof first !== 'number' || second !== length || first < 1) return undefined;
  return first === 1 ? (text) => `^${text}` : (text) => `^.{${first - 1}}${text}.*$`;
};

/** `lower(x) = 'a'`, `trim(x) <> ''`, `left(x, 2) = 'DE'`, `jsonb_typeof(x) = 'object'`. */
export const reduceText = (
  operator: PlainComparison,
  left: Extract<Expression, { op: 'call' }>,
  text: string,
  goal: Goal,
  reduction: Reduction,
): Ways | undefined => {
  const column = columnOf(left.args[0], reduction);
  if (!column || (operator !== '=' && operator !== '<>')) return undefined;
  const jsonType = callOf(left, 'json_type');
  if (jsonType?.form.of === 'value') {
    if (kindOfColumn(column) !== 'json') return undefined;
    const jsonTypes = JSON_TYPES.filter((type) => (type === text) === (operator === '='));
    return demand(reduction, column.name, { jsonTypes });
  }
  if (kindOfColumn(column) !== 'text') return undefined;
  const unchanged = left.args.length === 1 ? changeOf(left.name) : undefined;
  if (unchanged) {
    if (operator === '=' && callFunction(left.name, [text], reduction) !== text) return IMPOSSIBLE;
    const also = demand(reduction, column.name, unchanged);
    return allOf(
      reduction.columns,
      also,
      demand(reduction, column.name, operator === '=' ? { oneOf: [text] } : { noneOf: [text] }),
    );
  }
  const shape = partShape(left, [...text].length, reduction);
  if (shape === undefined) return undefined;
  const source = { source: shape(escapeRegex(text)), ignore_case: false };
  const nulls = goal.nullPasses ? undefined : 'never';
  return demand(
    reduction,
    column.name,
    operator === '=' ? { nulls, patterns: [source] } : { nulls, excludes: [source] },
  );
};
