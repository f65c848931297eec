import { type Expression, quoteText } from '@rowloom/engine';
import { SPEECH } from '../../dialects/speech-of.ts';
import type { PrintContext } from './print-context.ts';

type Match = Extract<Expression, { op: 'like' | 'regex' }>;

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
  // One character, or none if an empty text says so.
  if ([...(escape ?? '')].length > 1) return undefined;
  const { namesEscape, likeAnyCase } = SPEECH[dialect];
  const isEscaped = namesEscape && (tree.op !== 'literal' || String(tree.value).includes('\\'));
  const mark = escape ?? (isEscaped ? '\\' : undefined);
  const suffix = mark === undefined ? '' : ` ESCAPE ${quoteText(dialect, mark)}`;
  return ignoresCase === true ? likeAnyCase(subject, pattern, suffix) : `${subject} LIKE ${pattern}${suffix}`;
}

function printRegex(
  { pattern: tree, ignore_case: ignoresCase }: Extract<Match, { op: 'regex' }>,
  { dialect }: PrintContext,
  subject: string,
  pattern: string,
): string | undefined {
  const constant = tree.op === 'literal' && typeof tree.value === 'string' ? tree.value : undefined;
  return SPEECH[dialect].regex({ subject, pattern, constant, ignoresCase: ignoresCase === true });
}
