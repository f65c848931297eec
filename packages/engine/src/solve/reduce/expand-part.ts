import { formOf } from '../../language/functions/call-form.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { FunctionForm } from '../../language/functions/function-form.ts';
import { columnsOf, mapParts, partsOf } from '../../language/expression/walk-expression.ts';
import { isCondition } from './is-condition.ts';
import { allOf, anyOf, type Reduction, type Ways } from './reduction.ts';

const NULL: Expression = { op: 'literal', type: 'null', value: null };
const ZERO: Expression = { op: 'literal', type: 'number', value: '0' };

const number = (value: number): Expression => ({ op: 'literal', type: 'number', value: String(value) });

/** Forms whose value depends on which of several cases holds. */
const SPLIT: ReadonlySet<string | undefined> = new Set<FunctionForm['is'] | undefined>([
  'first_known',
  'null_if_equal',
  'magnitude',
  'extreme',
  'null_count',
]);

const isBooleanAsNumber = (part: Expression, reduction: Reduction): boolean =>
  part.op === 'cast' && part.type.kind === 'integer' && isCondition(part.arg, reduction.columns);

/** The first part whose value depends on which of several cases holds; conditions inside it are not searched. */
const findPart = (expression: Expression, reduction: Reduction): Expression | undefined => {
  for (const part of partsOf(expression)) {
    if (columnsOf(part).length === 0) continue;
    const splits =
      SPLIT.has(formOf(part)?.is) ||
      (part.op === 'case' && !isCondition(part, reduction.columns)) ||
      isBooleanAsNumber(part, reduction) ||
      // MySQL and SQLite add conditions directly.
      (expression.op === 'arithmetic' && isCondition(part, reduction.columns));
    const found = findPart(part, reduction);
    if (found && !splits) return found;
    if (splits) return part;
  }
  return undefined;
};

const replace = (expression: Expression, part: Expression, by: Expression): Expression =>
  expression === part ? by : mapParts(expression, (inner) => replace(inner, part, by));

/** A case: the conditions under which the part has this value. */
type Case = { readonly when: Ways; readonly value: Expression };

const MAX_COUNTED = 6;

const countCases = (args: readonly Expression[], nulls: boolean, reduction: Reduction): readonly Case[] | undefined => {
  if (args.length > MAX_COUNTED) return undefined;
  return Array.from({ length: 2 ** args.length }, (_, mask): Case => {
    const tests = args.map((arg, index) =>
      reduction.reduce({ op: 'is', arg, value: 'null' }, { truth: ((mask >> index) & 1) === 1, nullPasses: false }),
    );
    const count = args.filter((_arg, index) => (((mask >> index) & 1) === 1) === nulls).length;
    return { when: allOf(reduction.columns, ...tests), value: number(count) };
  });
};

const compare = (operator: '=' | '>=' | '<', left: Expression, right: Expression): Expression => ({
  op: 'compare',
  operator,
  left,
  right,
});

type Test = (condition: Expression) => Ways;

const testsOf = (reduction: Reduction): { readonly holds: Test; readonly fails: Test; readonly failsOrNull: Test } => ({
  holds: (condition) => reduction.reduce(condition, { truth: true, nullPasses: false }),
  fails: (condition) => reduction.reduce(condition, { truth: false, nullPasses: false }),
  failsOrNull: (condition) => reduction.reduce(condition, { truth: false, nullPasses: true }),
});

const branchesOf = (part: Extract<Expression, { op: 'case' }>, reduction: Reduction): readonly Case[] => {
  const { holds, failsOrNull } = testsOf(reduction);
  const { arg } = part;
  const whens = part.whens.map(({ when }): Expression => (arg ? compare('=', arg, when) : when));
  const before = (count: number): readonly Ways[] => whens.slice(0, count).map(failsOrNull);
  return [
    ...part.whens.map(({ then }, index): Case => {
      const when = whens[index];
      return { when: allOf(reduction.columns, ...before(index), ...(when ? [holds(when)] : [])), value: then };
    }),
    { when: allOf(reduction.columns, ...before(whens.length)), value: part.otherwise ?? NULL },
  ];
};

const casesOfCall = (part: Extract<Expression, { op: 'call' }>, reduction: Reduction): readonly Case[] | undefined => {
  const [first = NULL, second = NULL, ...others] = part.args;
  const { holds, fails, failsOrNull } = testsOf(reduction);
  const form = formOf(part);
  switch (form?.is) {
    case 'first_known': {
      const isNull: Expression = { op: 'is', arg: first, value: 'null' };
      const rest: Expression =
        part.args.length <= 2 ? second : { op: 'call', name: 'coalesce', args: part.args.slice(1) };
      return [
        { when: fails(isNull), value: first },
        { when: holds(isNull), value: rest },
      ];
    }
    case 'null_if_equal':
      return [
        { when: failsOrNull(compare('=', first, second)), value: first },
        { when: holds(compare('=', first, second)), value: NULL },
      ];
    case 'magnitude':
      return [
        { when: holds(compare('>=', first, ZERO)), value: first },
        { when: holds(compare('<', first, ZERO)), value: { op: 'negate', arg: first } },
      ];
    case 'extreme': {
      if (others.length > 0) return undefined;
      const [more, less] = form.of === 'greatest' ? [first, second] : [second, first];
      const none = (arg: Expression): Ways => holds({ op: 'is', arg, value: 'null' });
      return [
        { when: holds(compare('>=', first, second)), value: more },
        { when: holds(compare('<', first, second)), value: less },
        ...(reduction.nulls ? [{ when: allOf(reduction.columns, none(first), none(second)), value: NULL }] : []),
      ];
    }
    case 'null_count':
      return countCases(part.args, form.of === 'nulls', reduction);
    default:
      return undefined;
  }
};

const casesOf = (part: Expression, reduction: Reduction): readonly Case[] | undefined => {
  if (part.op === 'case') return branchesOf(part, reduction);
  if (part.op === 'call') return casesOfCall(part, reduction);
  const { holds, fails } = testsOf(reduction);
  const condition = part.op === 'cast' ? part.arg : part;
  return [
    { when: holds(condition), value: number(1) },
    { when: fails(condition), value: ZERO },
  ];
};

/**
 * A comparison over `coalesce`, CASE, `num_nonnulls`, … becomes the same comparison over plain values, once per case.
 * `undefined` if there is nothing to expand.
 */
export const expandPart = (
  comparison: Expression,
  reduction: Reduction,
  then: (comparison: Expression) => Ways,
): Ways | undefined => {
  const part = findPart(comparison, reduction);
  const cases = part && casesOf(part, reduction);
  if (!part || !cases) return undefined;
  return anyOf(
    ...cases.map(({ when, value }) =>
      when.length === 0 ? [] : allOf(reduction.columns, when, then(replace(comparison, part, value))),
    ),
  );
};

/** Whether the value is NULL exactly if one of its columns is. */
export const isStrict = (expression: Expression): boolean => {
  if (expression.op !== 'literal' && columnsOf(expression).length === 0) return true;
  switch (expression.op) {
    case 'literal':
      return expression.type !== 'null';
    case 'column':
      return true;
    case 'call':
      return findFunction(expression.name)?.nulls === 'strict' && expression.args.every(isStrict);
    case 'compare':
      return !expression.operator.startsWith('is') && partsOf(expression).every(isStrict);
    case 'arithmetic':
    case 'negate':
    case 'cast':
    case 'like':
    case 'regex':
    case 'not':
      return partsOf(expression).every(isStrict);
    default:
      return false;
  }
};
