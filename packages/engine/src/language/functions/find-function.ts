import { ARRAY_FUNCTIONS, LENIENT_ARRAY_FUNCTIONS } from './array-functions.ts';
import { BYTES_FUNCTIONS } from './bytes-functions.ts';
import { CLOCK_FUNCTIONS } from './clock-functions.ts';
import { CONDITIONAL_FUNCTIONS } from './conditional-functions.ts';
import { FULL_TEXT_FUNCTIONS } from './full-text-functions.ts';
import { HASH_FUNCTIONS } from './hash-functions.ts';
import { JSON_BUILDERS, JSON_FUNCTIONS } from './json-functions.ts';
import { JSON_PATH_FUNCTIONS } from './json-path-functions.ts';
import { LTREE_FUNCTIONS } from './ltree-functions.ts';
import { NETWORK_FUNCTIONS } from './network-functions.ts';
import { NUMBER_FUNCTIONS } from './number-functions.ts';
import { OPERATOR_FUNCTIONS } from './operator-functions.ts';
import { RANGE_BUILDERS, RANGE_FUNCTIONS } from './range-functions.ts';
import { RECORD_FUNCTIONS } from './record-functions.ts';
import type { Dialect } from '../dialect/dialect.ts';
import type { SqlFunction } from './sql-function.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';
import { TIME_FUNCTIONS } from './time-functions.ts';

const FUNCTIONS: ReadonlyMap<string, SqlFunction> = new Map(
  [
    CLOCK_FUNCTIONS,
    CONDITIONAL_FUNCTIONS,
    JSON_BUILDERS,
    RANGE_BUILDERS,
    LENIENT_ARRAY_FUNCTIONS,
    TEXT_FUNCTIONS,
    NUMBER_FUNCTIONS,
    TIME_FUNCTIONS,
    ARRAY_FUNCTIONS,
    JSON_FUNCTIONS,
    JSON_PATH_FUNCTIONS,
    RANGE_FUNCTIONS,
    NETWORK_FUNCTIONS,
    HASH_FUNCTIONS,
    BYTES_FUNCTIONS,
    RECORD_FUNCTIONS,
    LTREE_FUNCTIONS,
    FULL_TEXT_FUNCTIONS,
    OPERATOR_FUNCTIONS,
  ].flatMap((family) => Object.entries(family)),
);

const NAMES: ReadonlyMap<string, string> = new Map(
  [...FUNCTIONS].flatMap(([own, { names = {} }]) =>
    Object.entries(names).flatMap(([dialect, others]) =>
      others.map((other): [string, string] => [`${dialect} ${other}`, own]),
    ),
  ),
);

/** The canonical name of a dialect's function. */
export const functionName = (dialect: Dialect, name: string): string => NAMES.get(`${dialect} ${name}`) ?? name;

/** The facts about a function or operator; undefined if it is not declared. */
export const findFunction = (name: string): SqlFunction | undefined => FUNCTIONS.get(name);
