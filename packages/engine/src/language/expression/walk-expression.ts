import type { Expression } from './expression.ts';

/** The direct parts of an expression, left to right. */
export const partsOf = (expression: Expression): readonly Expression[] => {
  switch (expression.op) {
    case 'literal':
    case 'column':
    case 'unknown':
      return [];
    case 'not':
    case 'negate':
    case 'is':
    case 'cast':
      return [expression.arg];
    case 'and':
    case 'or':
    case 'call':
      return expression.args;
    case 'compare':
    case 'arithmetic':
    case 'quantified':
      return [expression.left, expression.right];
    case 'in':
      return [expression.arg, ...expression.list];
    case 'like':
    case 'regex':
      return [expression.arg, expression.pattern];
    case 'case':
      return [
        ...(expression.arg ? [expression.arg] : []),
        ...expression.whens.flatMap(({ when, then }) => [when, then]),
        ...(expression.otherwise ? [expression.otherwise] : []),
      ];
    case 'array':
      return expression.items;
    case 'aggregate':
      return expression.value ? [expression.value] : [];
    default:
      return expression satisfies never;
  }
};

/** The same expression over other parts. */
export const mapParts = (expression: Expression, change: (part: Expression) => Expression): Expression => {
  switch (expression.op) {
    case 'literal':
    case 'column':
    case 'unknown':
      return expression;
    case 'not':
    case 'negate':
    case 'is':
    case 'cast':
      return { ...expression, arg: change(expression.arg) };
    case 'and':
    case 'or':
    case 'call':
      return { ...expression, args: expression.args.map(change) };
    case 'compare':
    case 'arithmetic':
    case 'quantified':
      return { ...expression, left: change(expression.left), right: change(expression.right) };
    case 'in':
      return { ...expression, arg: change(expression.arg), list: expression.list.map(change) };
    case 'like':
    case 'regex':
      return { ...expression, arg: change(expression.arg), pattern: change(expression.pattern) };
    case 'case':
      return {
        op: 'case',
        ...(expression.arg ? { arg: change(expression.arg) } : {}),
        whens: expression.whens.map(({ when, then }) => ({ when: change(when), then: change(then) })),
        ...(expression.otherwise ? { otherwise: change(expression.otherwise) } : {}),
      };
    case 'array':
      return { ...expression, items: expression.items.map(change) };
    case 'aggregate':
      return expression.value ? { ...expression, value: change(expression.value) } : expression;
    default:
      return expression satisfies never;
  }
};

const collect = (expression: Expression, into: Set<string>): void => {
  // The columns inside an aggregate are the child table's, not this row's.
  if (expression.op === 'aggregate') return;
  if (expression.op === 'column') into.add(expression.through?.[0] ?? expression.name);
  for (const part of partsOf(expression)) collect(part, into);
};

/** The row's own columns that the expression reads, in order of appearance; for a path its first step. */
export const columnsOf = (expression: Expression): readonly string[] => {
  const found = new Set<string>();
  collect(expression, found);
  return [...found];
};

/** Whether one of these functions is called anywhere in it. */
export const callsAny = (expression: Expression, ...names: readonly string[]): boolean =>
  (expression.op === 'call' && names.includes(expression.name)) ||
  partsOf(expression).some((part) => callsAny(part, ...names));
