import { columnsOf, type Expression, isKnownFunction, mapParts, partsOf } from '@rowloom/engine';
import type { FindType } from '../types/read-type.ts';
import { readPostgresqlExpressionSync } from '../expression/read-postgresql-expression.ts';
import { type OwnFunction, returnedExpression } from './own-function.ts';

export type Inline = (expression: Expression) => Expression;

type Body = { readonly parameters: readonly string[]; readonly expression: Expression };

/** Functions that call themselves, or each other, end here. */
const DEEPEST = 8;
/** A function that names its argument twice, called within itself again and again, doubles every time. */
const MOST_PARTS = 1000;
/** Calls that are written out in one condition: those who call many that call many never end otherwise. */
const MOST_CALLS = 200;

/** Puts what a function of the schema returns in the place of its call, where that is one expression over its arguments. */
export function inlineFunctions(functions: readonly OwnFunction[], findType: FindType): Inline {
  // Two of one name and as many parameters differ in types or schemas: nobody here can tell which is meant.
  const named = Map.groupBy(functions, ({ name, parameters }) => keyOf(name, parameters.length));
  const bodies = new Map<string, Body | undefined>();
  const bodyOf = (key: string): Body | undefined => {
    const found = named.get(key) ?? [];
    if (!bodies.has(key) && found[0] !== undefined)
      bodies.set(key, found.length === 1 ? readBody(found[0], findType) : undefined);
    return bodies.get(key);
  };
  let left = MOST_CALLS;
  const inline = (expression: Expression, depth: number): Expression => {
    const plain = mapParts(expression, (part) => inline(part, depth));
    if (!isOwnCall(plain) || depth === DEEPEST || left <= 0) return plain;
    const body = bodyOf(keyOf(plain.name, plain.args.length));
    const filled = body === undefined ? plain : fill(body, plain.args);
    if (filled === plain || isLarger(filled, MOST_PARTS)) return plain;
    left -= 1;
    return inline(filled, depth + 1);
  };
  return (expression) => {
    left = MOST_CALLS;
    return callsOwnFunction(expression) ? inline(expression, 0) : expression;
  };
}

function isLarger(expression: Expression, most: number): boolean {
  let left = most;
  const count = (part: Expression): boolean => --left < 0 || partsOf(part).some(count);
  return count(expression);
}

export function callsOwnFunction(expression: Expression): boolean {
  return isOwnCall(expression) || partsOf(expression).some(callsOwnFunction);
}

const isOwnCall = (expression: Expression): expression is Extract<Expression, { op: 'call' }> =>
  expression.op === 'call' && !isKnownFunction(expression.name);

const keyOf = (name: string, count: number): string => `${name.toLowerCase()}/${count}`;

function readBody(own: OwnFunction, findType: FindType): Body | undefined {
  const text = returnedExpression(own);
  if (text === undefined) return undefined;
  const expression = readPostgresqlExpressionSync(text, { findType });
  const parameters = own.parameters.map((name, index) => (name === '' ? placeName(index) : name));
  const known = new Set([...parameters, ...parameters.map((_, index) => placeName(index))]);
  if (isUnread(expression) || columnsOf(expression).some((name) => !known.has(name))) return undefined;
  return { parameters, expression: own.strict === true ? unlessNull(parameters, expression) : expression };
}

/** How the reader of expressions calls `$1`. */
const placeName = (index: number): string => `$${index + 1}`;

const isUnread = (expression: Expression): boolean =>
  expression.op === 'unknown' || expression.op === 'aggregate' || partsOf(expression).some(isUnread);

/** Most operators answer NULL to NULL by themselves; around what does not, the arguments are asked first. */
function unlessNull(parameters: readonly string[], expression: Expression): Expression {
  if (!toleratesNull(expression)) return expression;
  const missing = parameters.map((name): Expression => ({ op: 'is', arg: { op: 'column', name }, value: 'null' }));
  const [first] = missing;
  if (first === undefined) return expression;
  const when: Expression = missing.length === 1 ? first : { op: 'or', args: missing };
  return { op: 'case', whens: [{ when, then: { op: 'literal', type: 'null', value: null } }], otherwise: expression };
}

const toleratesNull = (expression: Expression): boolean =>
  ['is', 'case', 'or', 'and', 'call', 'in'].includes(expression.op) || partsOf(expression).some(toleratesNull);

function fill({ parameters, expression }: Body, args: readonly Expression[]): Expression {
  const given = new Map<string, Expression | undefined>([
    ...args.map((arg, index) => [placeName(index), arg] as const),
    ...parameters.map((name, index) => [name, args[index]] as const),
  ]);
  const replace = (part: Expression): Expression =>
    part.op === 'column' ? (given.get(part.name) ?? part) : mapParts(part, replace);
  return replace(expression);
}
