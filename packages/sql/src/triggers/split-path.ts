import { columnsOf, type Expression, tryEvaluate } from '@rowloom/engine';
import { NotRead } from '../functions/not-read.ts';
import type { Path } from './follow-steps.ts';

/** The required result of a plain condition on a path to a refusal. */
export type Answer = 'true' | 'false' | 'not true' | 'not false';

export type Demand = { readonly test: Expression; readonly is: Answer };

/** More paths than this to one refusal cannot be followed. */
const MAX_WAYS = 24;

const OPPOSITE: Readonly<Record<Answer, Answer>> = {
  true: 'false',
  false: 'true',
  'not true': 'not false',
  'not false': 'not true',
};

/** The paths to a refusal, each a list of plain conditions that hold together. Impossible paths are left out. */
export function splitPath(path: Path): readonly (readonly Demand[])[] {
  return all(path.map(({ test, isTrue }) => split(test, isTrue ? 'true' : 'not true')));
}

type Ways = readonly (readonly Demand[])[];

function split(test: Expression, is: Answer): Ways {
  switch (test.op) {
    case 'not':
      return split(test.arg, OPPOSITE[is]);
    case 'and':
    case 'or': {
      const parts = test.args.map((arg) => split(arg, is));
      const isJoined = test.op === 'and' ? is === 'true' || is === 'not false' : is === 'false' || is === 'not true';
      return isJoined ? all(parts) : limit(parts.flat());
    }
    case 'is':
      if (test.value === 'null') break;
      // The answer itself is never NULL.
      if (is === 'true' || is === 'not false') return split(test.arg, test.value);
      return split(test.arg, test.value === 'true' ? 'not true' : 'not false');
    case 'compare': {
      // `x = true`, as MySQL and SQLite have it.
      const { operator, left, right } = test;
      if (operator === '=' && right.op === 'literal' && right.type === 'boolean')
        return split(left, right.value ? is : OPPOSITE[is]);
      break;
    }
    default:
  }
  if (columnsOf(test).length === 0) {
    const value = tryEvaluate(test, () => null, { as_of_micros: 0 });
    if (typeof value === 'boolean' || value === null) return answers(value, is) ? [[]] : [];
  }
  return [[{ test, is }]];
}

export const answers = (value: boolean | null, is: Answer): boolean =>
  is === 'true'
    ? value === true
    : is === 'false'
      ? value === false
      : is === 'not true'
        ? value !== true
        : value !== false;

const all = (parts: readonly Ways[]): Ways =>
  parts.reduce<Ways>((ways, more) => limit(ways.flatMap((way) => more.map((one) => [...way, ...one]))), [[]]);

function limit(ways: Ways): Ways {
  if (ways.length > MAX_WAYS) throw new NotRead();
  return ways;
}

/** What a row must satisfy to stay off this path: false only on the path. */
export function avoid(way: readonly Demand[]): Expression {
  const parts = way.map(({ test, is }): Expression => {
    if (is === 'true') return negated(test);
    if (is === 'false') return test;
    return { op: 'is', arg: test, value: is === 'not true' ? 'true' : 'false' };
  });
  const [only, ...more] = parts;
  return only !== undefined && more.length === 0 ? only : { op: 'or', args: parts };
}

const FLIPPED = {
  '=': '<>',
  '<>': '=',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  'is distinct from': 'is not distinct from',
  'is not distinct from': 'is distinct from',
} as const;

const negated = (test: Expression): Expression =>
  test.op === 'compare'
    ? { ...test, operator: FLIPPED[test.operator] }
    : test.op === 'not'
      ? test.arg
      : { op: 'not', arg: test };
