import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import type { JsonPath, PathComparison } from './json-path.ts';
import { matchRegex } from '../pattern/match-regex.ts';
import type { JsonValue } from '../values/sql-value.ts';
import { compilePosix } from '../pattern/translate-posix.ts';

type JsonObject = { readonly [key: string]: JsonValue };

const isArray = (json: JsonValue): json is readonly JsonValue[] => Array.isArray(json);
const isObject = (json: JsonValue): json is JsonObject => json !== null && typeof json === 'object' && !isArray(json);

type Place = {
  readonly root: JsonValue;
  readonly variables: JsonValue;
  readonly current: JsonValue;
  /** The last valid index of the list whose items are requested. */
  readonly last: number;
};

/**
 * Everything that a lax path finds in a document; for a path that is a condition its result, NULL where it is unknown.
 */
export function followJsonPath(path: JsonPath, root: JsonValue, variables: JsonValue = {}): readonly JsonValue[] {
  return find(path, { root, variables, current: root, last: -1 });
}

const fail = (what: string): never => {
  throw new CannotEvaluate(`a JSON path with ${what} cannot be followed`);
};

/** Lists are opened where their items are meant. */
const opened = (items: readonly JsonValue[]): readonly JsonValue[] =>
  items.flatMap((item) => (isArray(item) ? [...item] : [item]));

function find(path: JsonPath, place: Place): readonly JsonValue[] {
  switch (path.op) {
    case 'root':
      return [place.root];
    case 'current':
      return [place.current];
    case 'last':
      return [place.last];
    case 'literal':
      return [path.value];
    case 'variable':
      return memberOf(place.variables, path.name);
    case 'member':
      return opened(find(path.of, place)).flatMap((item) => memberOf(item, path.key));
    case 'members':
      return opened(find(path.of, place)).flatMap((item) => (isObject(item) ? Object.values(item) : []));
    case 'items':
      return opened(find(path.of, place));
    case 'descendants':
      return find(path.of, place).flatMap(descend);
    case 'slice':
      return find(path.of, place).flatMap((item) => {
        const list = isArray(item) ? item : [item];
        const inside = { ...place, last: list.length - 1 };
        const [from, to] = [path.from, path.to].map((edge) => Math.trunc(Number(find(edge, inside)[0])));
        return list.slice(Math.max(0, from ?? 0), Math.max(0, (to ?? 0) + 1));
      });
    case 'method':
      return callMethod(path.name, find(path.of, place));
    case 'filter':
      return opened(find(path.of, place)).filter((item) => isTrue(path.test, { ...place, current: item }) === true);
    case 'negate':
      return opened(find(path.of, place)).map((item) => -numberOf(item));
    case 'arithmetic': {
      const [[left = null], [right = null]] = [opened(find(path.left, place)), opened(find(path.right, place))];
      return [calculate(path.operator, numberOf(left), numberOf(right))];
    }
    default:
      return [isTrue(path, place)];
  }
}

const memberOf = (json: JsonValue, key: string): readonly JsonValue[] =>
  isObject(json) && Object.hasOwn(json, key) ? [json[key] ?? null] : [];

const descend = (json: JsonValue): readonly JsonValue[] => {
  const inner = isArray(json) ? json : isObject(json) ? Object.values(json) : [];
  return [json, ...inner.flatMap(descend)];
};

const numberOf = (json: JsonValue): number =>
  typeof json === 'number' ? json : fail('arithmetic on values that are not numbers');

const calculate = (operator: string, left: number, right: number): number => {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0) return fail('a division by zero');
  return operator === '/' ? left / right : left % right;
};

const typeOf = (json: JsonValue): string => (json === null ? 'null' : isArray(json) ? 'array' : typeof json);

function callMethod(name: string, items: readonly JsonValue[]): readonly JsonValue[] {
  switch (name) {
    case 'type':
      return items.map(typeOf);
    case 'size':
      return items.map((item) => (isArray(item) ? item.length : 1));
    case 'double':
    case 'number':
      return opened(items).map((item) =>
        Number.isFinite(Number(item)) ? Number(item) : fail(`a value that is not a ${name}`),
      );
    case 'abs':
      return opened(items).map((item) => Math.abs(numberOf(item)));
    case 'floor':
      return opened(items).map((item) => Math.floor(numberOf(item)));
    case 'ceiling':
      return opened(items).map((item) => Math.ceil(numberOf(item)));
    default:
      return fail(`.${name}()`);
  }
}

/** NULL where the result is unknown: text beside a number, a path that fails. */
function isTrue(path: JsonPath, place: Place): boolean | null {
  switch (path.op) {
    case 'and':
    case 'or': {
      const [left, right] = [isTrue(path.left, place), isTrue(path.right, place)];
      const decisive = path.op === 'or';
      return left === decisive || right === decisive ? decisive : left === null || right === null ? null : !decisive;
    }
    case 'not': {
      const inner = isTrue(path.of, place);
      return inner === null ? null : !inner;
    }
    case 'exists':
      return find(path.of, place).length > 0;
    case 'unknown':
      return isTrue(path.of, place) === null;
    case 'compare':
      return someOf(find(path.left, place), find(path.right, place), (a, b) => compare(path.operator, a, b));
    case 'starts':
      return someOf(find(path.of, place), find(path.with, place), (a, b) =>
        typeof a === 'string' && typeof b === 'string' ? a.startsWith(b) : null,
      );
    case 'regex':
      return someOf(find(path.of, place), [path.pattern], (a) =>
        typeof a === 'string' ? matchRegex(compilePosix(path.pattern, path.flags.includes('i')), a) : null,
      );
    default: {
      const [answer] = find(path, place);
      return typeof answer === 'boolean' ? answer : null;
    }
  }
}

const someOf = (
  left: readonly JsonValue[],
  right: readonly JsonValue[],
  test: (a: JsonValue, b: JsonValue) => boolean | null,
): boolean | null => {
  const answers = new Set(opened(left).flatMap((a) => opened(right).map((b) => test(a, b))));
  return answers.has(true) ? true : answers.has(null) ? null : false;
};

const compare = (operator: PathComparison, a: JsonValue, b: JsonValue): boolean | null => {
  if (typeOf(a) !== typeOf(b)) {
    // Null differs from everything else. Other types cannot be compared.
    return a === null || b === null ? operator === '!=' : null;
  }
  if (isArray(a) || isObject(a) || isArray(b) || isObject(b)) return null;
  if (operator === '==' || operator === '!=') return (a === b) === (operator === '==');
  if (a === null || b === null) return operator.endsWith('=');
  if (operator.startsWith('<')) return operator === '<' ? a < b : a <= b;
  return operator === '>' ? a > b : a >= b;
};
