import { type Expression, quoteText } from '@rowloom/engine';
import type { PrintContext } from './print-context.ts';

type Match = Extract<Expression, { op: 'like' | 'regex' }>;

/** What PostgreSQL's regular expressions have and the libraries of MySQL and MariaDB read otherwise. */
const FOREIGN = /\\[mMyYAZ]|\(\?|\[\[[.=<>:]{1}[<>.=]|\*\*\*/;

export function printMatch(
  match: Match,
  context: PrintContext,
  inside: (part: Expression) => string | undefined,
): string | undefined {
  const subject = inside(match.arg);
  const pattern = inside(match.pattern);
  if (subject === undefined || pattern === undefined) return undefined;
  return match.op === 'like'
    ? printLike(match, context, subject, pattern)
    : printRegex(match, context, subject, pattern);
}

function printLike(
  { pattern: tree, escape, ignore_case: ignoresCase }: Extract<Match, { op: 'like' }>,
  { dialect }: PrintContext,
  subject: string,
  pattern: string,
): string | undefined {
  // One character, or none where an empty text says so.
  if ([...(escape ?? '')].length > 1) return undefined;
  // SQLite alone has no escape unless told.
  const isEscaped = dialect === 'sqlite' && (tree.op !== 'literal' || String(tree.value).includes('\\'));
  const mark = escape ?? (isEscaped ? '\\' : undefined);
  const suffix = mark === undefined ? '' : ` ESCAPE ${quoteText(dialect, mark)}`;
  if (ignoresCase !== true || dialect === 'sqlite') return `${subject} LIKE ${pattern}${suffix}`;
  return dialect === 'postgresql'
    ? `${subject} ILIKE ${pattern}${suffix}`
    : `LOWER(${subject}) LIKE LOWER(${pattern})${suffix}`;
}

function printRegex(
  { pattern: tree, ignore_case: ignoresCase }: Extract<Match, { op: 'regex' }>,
  { dialect }: PrintContext,
  subject: string,
  pattern: string,
): string | undefined {
  if (dialect === 'postgresql') return `${subject} ${ignoresCase === true ? '~*' : '~'} ${pattern}`;
  if (dialect === 'sqlite' || tree.op !== 'literal' || typeof tree.value !== 'string' || FOREIGN.test(tree.value))
    return undefined;
  return `${subject} REGEXP ${quoteText(dialect, `${ignoresCase === true ? '(?i)' : ''}${tree.value}`)}`;
}
