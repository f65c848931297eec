import { type Expression, isKnownFunction, mapParts, partsOf } from '@rowloom/engine';
import { isTooDeep } from '../expression/read-safely.ts';
import type { FindType } from '../types/read-type.ts';
import { isLarger } from './is-larger.ts';
import { mapDemanded } from './map-demanded.ts';
import type { OwnFunction } from './own-function.ts';
import { type Body, MAX_PARTS, readBody } from './read-body.ts';
import { relaxCondition } from './relax-condition.ts';

/** `isCondition` says that a row fails if the expression is false, as in a CHECK. */
export type Inline = (expression: Expression, isCondition: boolean) => Expression;

/** Limits functions that call themselves, or each other. */
const DEEPEST = 8;
/** The number of calls inlined in one condition, because nested fan-outs would never end. */
const MAX_CALLS = 200;

/** Replaces a call of a function of the schema with its result, if that is one expression over its arguments. */
export function inlineFunctions(functions: readonly OwnFunction[], findType: FindType): Inline {
  // Two of one name with equally many arguments differ in types or schemas: which one is meant cannot be decided here.
  const named = Map.groupBy(
    functions.flatMap((own) => keysOf(own).map((key) => ({ key, own }))),
    ({ key }) => key,
  );
  const bodies = new Map<OwnFunction, Body | undefined>();
  const bodyOf = (key: string): Body | undefined => {
    const [found, ...others] = named.get(key) ?? [];
    if (found === undefined || others.length > 0) return undefined;
    const { own } = found;
    if (!bodies.has(own)) bodies.set(own, readBody(own, findType));
    return bodies.get(own);
  };
  let left = MAX_CALLS;
  const inline = (expression: Expression, depth: number, isDemanded: boolean): Expression => {
    const plain = mapDemanded(expression, isDemanded, (part, isPartDemanded) => inline(part, depth, isPartDemanded));
    if (!isOwnCall(plain) || depth === DEEPEST || left <= 0) return plain;
    const body = bodyOf(keyOf(plain.name, plain.args.length));
    // An error is not false: if false does not reject the row, the row would pass here and fail there.
    if (body === undefined || (body.raises && !isDemanded)) return plain;
    const filled = fill(body, plain.args);
    if (isLarger(filled, MAX_PARTS)) return plain;
    left -= 1;
    return inline(filled, depth + 1, isDemanded);
  };
  return (expression, isCondition) => {
    left = MAX_CALLS;
    if (!callsOwnFunction(expression)) return expression;
    const inlined = inline(expression, 0, isCondition);
    const written = isCondition ? relaxCondition(inlined) : inlined;
    return isTooDeep(written) ? expression : written;
  };
}

export function callsOwnFunction(expression: Expression): boolean {
  return isOwnCall(expression) || partsOf(expression).some(callsOwnFunction);
}

const isOwnCall = (expression: Expression): expression is Extract<Expression, { op: 'call' }> =>
  expression.op === 'call' && !isKnownFunction(expression.name);

const keyOf = (name: string, count: number): string => `${name.toLowerCase()}/${count}`;

/** One for every number of arguments. */
const keysOf = ({ name, parameters, defaults = [] }: OwnFunction): readonly string[] =>
  Array.from({ length: defaults.length + 1 }, (_, index) => keyOf(name, parameters.length - index));

function fill({ parameters, defaults, expression }: Body, args: readonly Expression[]): Expression {
  const missing = parameters.length - args.length;
  const all = [...args, ...(missing === 0 ? [] : defaults.slice(-missing))];
  const given = new Map(parameters.map((name, index) => [name, all[index]] as const));
  const replace = (part: Expression): Expression =>
    part.op === 'column' ? (given.get(part.name) ?? part) : mapParts(part, replace);
  return replace(expression);
}
