import { formatValue } from '../values/format-value.ts';
import { bounded, matchRegex } from '../pattern/match-regex.ts';
import type { SqlValue } from '../values/sql-value.ts';
import { familyOf, partial, strict, unevaluated, type Compute, type FunctionFamily } from './sql-function.ts';
import { compilePosix } from '../pattern/translate-posix.ts';

const textOf = (value: SqlValue | undefined): string => formatValue(value ?? '');

const expressionOf = (pattern: SqlValue | undefined, flags: SqlValue | undefined): RegExp =>
  compilePosix(textOf(pattern), textOf(flags).includes('i'));

/** For functions that need the position of a match. */
const finderOf = (text: string, pattern: SqlValue | undefined, flags: SqlValue | undefined, all: boolean): RegExp => {
  const found = bounded(expressionOf(pattern, flags), text);
  return all ? new RegExp(found.source, `${found.flags}g`) : found;
};

const replace: Compute = ([value, pattern, replacement, flags]) => {
  const template = textOf(replacement)
    .replaceAll('$', '$$$$')
    .replaceAll(/\\([1-9])/g, '$$$1')
    .replaceAll(String.raw`\&`, '$$&');
  const text = textOf(value);
  return text.replace(finderOf(text, pattern, flags, textOf(flags).includes('g')), template);
};

/** Functions over regular expressions that are NULL when any argument is, and search functions with other NULLs. */
export const REGEX_FUNCTIONS: FunctionFamily = {
  regexp_like: strict(([text, pattern, flags]) => matchRegex(expressionOf(pattern, flags), textOf(text)), {
    form: { is: 'pattern_test' },
    result: 'boolean',
  }),
  regexp_match: partial(
    ([text, pattern, flags]) => {
      const found = finderOf(textOf(text), pattern, flags, false).exec(textOf(text));
      if (!found) return null;
      return found.length > 1 ? found.slice(1).map((group) => group ?? null) : [found[0]];
    },
    { extension: 'citext' },
  ),
  regexp_matches: unevaluated({ extension: 'citext' }),
  regexp_split_to_array: unevaluated({ extension: 'citext' }),
  regexp_substr: partial(
    ([text, pattern]) => finderOf(textOf(text), pattern, undefined, false).exec(textOf(text))?.[0] ?? null,
  ),
  regexp_replace: strict(replace, {
    form: { is: 'replacement', of: 'pattern' },
    result: 'text',
    total: true,
    extension: 'citext',
  }),
  ...familyOf(strict, {
    regexp_count: ([text, pattern]) =>
      [...textOf(text).matchAll(finderOf(textOf(text), pattern, undefined, true))].length,
  }),
};
