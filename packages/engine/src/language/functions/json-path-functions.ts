import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { toJson } from '../values/cast-value.ts';
import { followJsonPath } from './follow-json-path.ts';
import { formatValue } from '../values/format-value.ts';
import type { JsonPath } from './json-path.ts';
import { parseJsonPath } from './parse-json-path.ts';
import { partial, strict, type Compute, type FunctionFamily } from './sql-function.ts';
import type { JsonValue, SqlValue } from '../values/sql-value.ts';

const MAX_PATHS = 100;
const PATHS = new Map<string, JsonPath | undefined>();

/** Every row uses the same paths. */
const pathOf = (text: string): JsonPath => {
  if (!PATHS.has(text)) {
    if (PATHS.size >= MAX_PATHS) PATHS.clear();
    PATHS.set(text, parseJsonPath(text));
  }
  const path = PATHS.get(text);
  if (!path) throw new CannotEvaluate(`the JSON path ${text} is not understood`);
  return path;
};

const follow = ([document = null, path = null, variables]: readonly SqlValue[]): readonly JsonValue[] =>
  followJsonPath(pathOf(formatValue(path)), toJson(document), variables === undefined ? {} : toJson(variables));

const matches: Compute = (args) => {
  const [answer, ...more] = follow(args);
  if (more.length > 0 || (typeof answer !== 'boolean' && answer !== null))
    throw new CannotEvaluate('the JSON path is not a condition');
  return answer;
};

/** Why the path in a call cannot be evaluated on any document. */
export const whyNotFollowed = ({ name, args }: Extract<Expression, { op: 'call' }>): string | undefined => {
  const written = args[1]?.op === 'cast' ? args[1].arg : args[1];
  if (!Object.hasOwn(JSON_PATH_FUNCTIONS, name) || written?.op !== 'literal' || written.type !== 'text')
    return undefined;
  if (parseJsonPath(written.value) !== undefined) return undefined;
  return `the JSON path ${written.value.slice(0, 60)} is not understood`;
};

/** Functions that look into JSON by a path; they are NULL when any argument is, and the second and third besides. */
export const JSON_PATH_FUNCTIONS: FunctionFamily = {
  jsonb_path_exists: strict((args) => follow(args).length > 0, { form: { is: 'json_search' } }),
  jsonb_path_match: partial(matches, { form: { is: 'json_search' } }),
  jsonb_path_query_first: partial(
    (args) => {
      const [first] = follow(args);
      return first === undefined ? null : { kind: 'json', value: first };
    },
    { form: { is: 'json_search' } },
  ),
};
