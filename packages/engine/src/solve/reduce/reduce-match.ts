import { callOf, formOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { escapeRegex, regexFromLike, splitLike } from '../../language/pattern/match-like.ts';
import type { Domain } from '../domain/domain.ts';
import { paddedLength } from './padded-length.ts';
import { reducePartOfText } from './reduce-part-of-text.ts';
import { changeOf } from './reduce-text-form.ts';
import { allOf, ALWAYS, constantOf, demand, unproven, type Goal, type Reduction, type Ways } from './reduction.ts';
import { kindOfColumn } from '../domain/scalar.ts';

type Subject = { readonly name: string; readonly also: Domain };

/** The text column under test. `lower(x)` is x itself once x is lower-case, which is then asked of it. */
const subjectOf = (arg: Expression, reduction: Reduction): Subject | undefined => {
  if (arg.op === 'column') {
    const column = reduction.columns.get(arg.name);
    return column && kindOfColumn(column) === 'text' ? { name: arg.name, also: {} } : undefined;
  }
  if (arg.op !== 'call' || arg.args.length !== 1 || arg.args[0]?.op !== 'column') return undefined;
  const inner = subjectOf(arg.args[0], reduction);
  if (!inner) return undefined;
  const also = changeOf(arg.name);
  return also && { ...inner, also };
};

type Match = {
  readonly arg: Expression;
  readonly source: string;
  readonly ignoreCase: boolean;
  readonly exact?: string;
  readonly any?: boolean;
};

const matchOf = (expression: Expression, reduction: Reduction): Match | undefined => {
  const textOf = (part: Expression | undefined): string | undefined => {
    const value = part && constantOf(reduction, part);
    return typeof value === 'string' ? value : undefined;
  };
  if (expression.op === 'like') {
    const pattern = textOf(expression.pattern);
    if (pattern === undefined) return undefined;
    const pieces = splitLike(pattern, expression.escape);
    const plain = pieces.every((piece) => piece.kind === 'text') && !expression.ignore_case;
    return {
      arg: expression.arg,
      source: regexFromLike(pattern, expression.escape),
      ignoreCase: expression.ignore_case ?? false,
      ...(plain ? { exact: pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('') } : {}),
      any: pieces.length > 0 && pieces.every((piece) => piece.kind === 'any'),
    };
  }
  if (expression.op === 'regex') {
    const source = textOf(expression.pattern);
    return source === undefined
      ? undefined
      : { arg: expression.arg, source, ignoreCase: expression.ignore_case ?? false };
  }
  if (expression.op !== 'call') return undefined;
  const [arg, second, flags] = expression.args;
  const text = textOf(second);
  if (!arg || text === undefined) return undefined;
  switch (formOf(expression)?.is) {
    case 'prefix_test':
      return { arg, source: `^${escapeRegex(text)}`, ignoreCase: false };
    case 'pattern_test':
      return { arg, source: text, ignoreCase: (textOf(flags) ?? '').includes('i') };
    default:
      return undefined;
  }
};

/** No character but these, where none but these may be found: they alone make up the text. */
const onlyThese = (source: string): string | undefined => {
  const [, allowed] = /^\[\^([^\][]+)\]\+?$/.exec(source) ?? [];
  return allowed === undefined ? undefined : `[${allowed}]+$`;
};

/** `substr(x, 8) ~ '^[0-9a-f]+$'`: what comes after the first seven characters. */
const reduceTail = ({ arg, source, ignoreCase }: Match, goal: Goal, reduction: Reduction): Ways | undefined => {
  const slice = callOf(arg, 'slice');
  if (slice?.form.from !== 'place' || slice.args.length !== 2) return undefined;
  const [whole, from] = slice.args;
  const subject = whole && subjectOf(whole, reduction);
  const start = from && constantOf(reduction, from);
  if (!subject || typeof start !== 'number' || start < 1) return undefined;
  const rest = goal.truth ? (source.startsWith('^') ? source.slice(1) : `.*(?:${source})`) : onlyThese(source);
  if (rest === undefined || rest.includes('|')) return undefined;
  const patterns = [{ source: `^.{${start - 1}}${rest}`, ignore_case: ignoreCase }];
  return allOf(reduction.columns, unproven(reduction), demand(reduction, subject.name, { ...subject.also, patterns }));
};

/** LIKE, regular expressions and functions that answer yes or no about a text. */
export const reduceMatch = (expression: Expression, goal: Goal, reduction: Reduction): Ways => {
  const match = matchOf(expression, reduction);
  const subject = match && subjectOf(match.arg, reduction);
  const tail = match && !subject ? reduceTail(match, goal, reduction) : undefined;
  if (tail) return tail;
  if (!match || !subject)
    return (goal.truth ? reducePartOfText(expression, reduction) : undefined) ?? unproven(reduction);
  if (match.any && goal.truth) return ALWAYS;
  const source = { source: match.source, ignore_case: match.ignoreCase };
  const allowed = goal.truth ? undefined : onlyThese(match.source);
  const only = allowed === undefined ? undefined : { ...source, source: `^${allowed}` };
  const wanted: Domain =
    match.exact === undefined
      ? goal.truth
        ? { patterns: [source] }
        : only
          ? { patterns: [only] }
          : { excludes: [source] }
      : goal.truth
        ? { oneOf: [match.exact] }
        : { noneOf: [match.exact] };
  const type = reduction.columns.get(subject.name)?.type;
  const full = type ? paddedLength(type, wanted) : {};
  return allOf(
    reduction.columns,
    demand(reduction, subject.name, subject.also),
    demand(reduction, subject.name, { ...wanted, ...full }),
  );
};
