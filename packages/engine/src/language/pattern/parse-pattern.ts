import type { Issue } from '../../base/shape/issue.ts';
import { dropAnchors, hasAnchor } from './drop-anchors.ts';
import { isAmbiguous } from './is-ambiguous.ts';
import type { Pattern } from './pattern.ts';
import { PatternProblem, PatternReader } from './pattern-reader.ts';
import { simplifyPattern } from './simplify-pattern.ts';

/** Longer expressions are not read: nobody writes them by hand, and they would take long. */
const MAX_CHARACTERS = 20_000;

/**
 * Reads a regular expression (the common subset of POSIX and Perl) as a source of strings. Lookaround, backreferences
 * and anchors inside the text are issues, because they have no generator, and so are expressions that cannot be read.
 */
export const parsePattern = (
  source: string,
  options: { readonly ignore_case?: boolean; readonly path?: string } = {},
): Pattern | Issue => {
  const found = recall(source, options.ignore_case ?? false);
  return typeof found === 'string' ? { code: 'pattern_unsupported', path: options.path ?? '', message: found } : found;
};

const READ = new Map<string, Pattern | string>();
let charactersRead = 0;

/** The solver, the inference and the generator of a column all read the same expression. */
const recall = (source: string, anyCase: boolean): Pattern | string => {
  const key = `${anyCase ? 'i' : '-'}${source}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const found = readPattern(source, anyCase);
  charactersRead += source.length;
  if (charactersRead > 10 * MAX_CHARACTERS) {
    READ.clear();
    charactersRead = source.length;
  }
  READ.set(key, found);
  return found;
};

/** A text says what is wrong with the expression. */
const readPattern = (source: string, anyCase: boolean): Pattern | string => {
  if (source.length > MAX_CHARACTERS) return `the expression has more than ${MAX_CHARACTERS} characters`;
  const flags = /^\(\?([a-z]+)\)/.exec(source);
  const body = flags ? source.slice(flags[0].length) : source;
  const insensitive = anyCase || (flags?.[1] ?? '').includes('i');
  try {
    const anchored = new PatternReader(body, insensitive).read();
    const plain = dropAnchors(anchored);
    if (typeof plain === 'string') return plain;
    const node = simplifyPattern(plain);
    return {
      source,
      ignore_case: insensitive,
      node,
      open_start: !hasAnchor(anchored, 'start'),
      open_end: !hasAnchor(anchored, 'end'),
      ambiguous: isAmbiguous(node),
    };
  } catch (error) {
    if (error instanceof PatternProblem) return error.message;
    throw error;
  }
};

export const isPattern = (result: Pattern | Issue): result is Pattern => 'node' in result;
