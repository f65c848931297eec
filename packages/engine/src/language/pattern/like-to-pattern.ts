import type { Issue } from '../../base/shape/issue.ts';
import { regexFromLike } from './match-like.ts';
import type { Pattern } from './pattern.ts';
import { parsePattern } from './parse-pattern.ts';

/** A LIKE pattern as something to generate from; `%` and `_` stand for letters and digits. */
export const likeToPattern = (
  like: string,
  options: { readonly escape?: string; readonly ignore_case?: boolean; readonly path?: string } = {},
): Pattern | Issue => parsePattern(regexFromLike(like, options.escape), options);
