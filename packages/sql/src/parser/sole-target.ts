import type { Node } from 'libpg-query';
import { parse } from './parser.ts';

/** The one expression that `SELECT (…)` selects; undefined unless the text is exactly that: `1), (2` must not pass. */
export function soleTarget(wrapped: string): Node | undefined {
  const parsed = parse(wrapped);
  const [statement, ...others] = parsed.ok ? parsed.nodes : [];
  if (statement === undefined || others.length > 0 || !('SelectStmt' in statement)) return undefined;
  const { targetList, ...rest } = statement.SelectStmt;
  const [target, ...more] = targetList ?? [];
  const bare = Object.keys(rest).every((key) => key === 'limitOption' || key === 'op');
  if (
    target === undefined ||
    more.length > 0 ||
    !bare ||
    !('ResTarget' in target) ||
    target.ResTarget.name !== undefined
  )
    return undefined;
  return target.ResTarget.val;
}
