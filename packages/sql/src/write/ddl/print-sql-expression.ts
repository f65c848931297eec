import { type Expression, quoteName, quoteText } from '@rowloom/engine';
import { SPEECH } from '../../dialects/speech-of.ts';
import { areNumeric, hasDecimals, type PrintContext } from './print-context.ts';
import { printCall } from './print-call.ts';
import { printCast } from './print-cast.ts';
import { printMatch } from './print-match.ts';

/** The expression in a dialect's SQL; undefined if that dialect has no text with the same meaning. */
export function printSqlExpression(expression: Expression, context: PrintContext): string | undefined {
  const printed = print(expression, context);
  return printed?.text;
}

/** A document's shape guarantees this, but nothing is printed on that guarantee alone. */
const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const COMPARISONS = new Set(['=', '<>', '<', '<=', '>', '>=']);
const ARITHMETIC = new Set(['+', '-', '*', '/', '%']);

type Printed = { readonly text: string; readonly simple: boolean };

const simple = (text: string | undefined): Printed | undefined =>
  text === undefined ? undefined : { text, simple: true };
const compound = (text: string | undefined): Printed | undefined =>
  text === undefined ? undefined : { text, simple: false };

function print(expression: Expression, context: PrintContext): Printed | undefined {
  const { dialect } = context;
  const whole = (part: Expression): string | undefined => print(part, context)?.text;
  const inside = (part: Expression): string | undefined => {
    const printed = print(part, context);
    return printed === undefined || printed.simple ? printed?.text : `(${printed.text})`;
  };
  switch (expression.op) {
    case 'literal':
      if (expression.type === 'text') return simple(quoteText(dialect, expression.value));
      if (expression.type === 'number') return simple(NUMBER.test(expression.value) ? expression.value : undefined);
      return simple(expression.value === null ? 'NULL' : expression.value ? 'TRUE' : 'FALSE');
    case 'column':
      if ((expression.through?.length ?? 0) > 0) return undefined;
      return simple(quoteName(dialect, context.rename?.get(expression.name) ?? expression.name));
    case 'not':
      return compound(prefix('NOT ', inside(expression.arg)));
    case 'and':
    case 'or':
      if (expression.args.length === 0) return simple(expression.op === 'and' ? 'TRUE' : 'FALSE');
      return compound(join(expression.args.map(inside), ` ${expression.op.toUpperCase()} `));
    case 'compare':
      return compound(printComparison(expression, context, inside));
    case 'in':
      return compound(around(inside(expression.arg), ' IN (', join(expression.list.map(whole), ', '), ')'));
    case 'is':
      return compound(around(inside(expression.arg), ` IS ${expression.value.toUpperCase()}`));
    case 'arithmetic':
      return compound(printArithmetic(expression, context, inside));
    case 'negate':
      return compound(areNumeric(expression.arg, context) ? prefix('- ', inside(expression.arg)) : undefined);
    case 'like':
    case 'regex':
      return compound(printMatch(expression, context, inside));
    case 'call':
      return simple(printCall(expression, context, whole));
    case 'cast':
      return simple(printCast(expression, context, whole));
    case 'case':
      return simple(printCase(expression, whole));
    case 'array':
      return simple(
        SPEECH[dialect].hasArrays ? around('ARRAY[', join(expression.items.map(whole), ', '), ']') : undefined,
      );
    case 'quantified':
      if (!SPEECH[dialect].hasArrays || !COMPARISONS.has(expression.operator)) return undefined;
      return compound(
        around(
          inside(expression.left),
          ` ${expression.operator} ${expression.quantifier.toUpperCase()} (`,
          whole(expression.right),
          ')',
        ),
      );
    case 'aggregate':
    case 'unknown':
      return undefined;
  }
}

type Inside = (part: Expression) => string | undefined;

function printCase({ arg, whens, otherwise }: Extract<Expression, { op: 'case' }>, whole: Inside): string | undefined {
  const branches = whens.map(({ when, then }) => around('WHEN ', whole(when), ' THEN ', whole(then)));
  const subject = arg === undefined ? '' : around(' ', whole(arg));
  const last = otherwise === undefined ? '' : around(' ELSE ', whole(otherwise));
  return around('CASE', subject, ' ', join(branches, ' '), last, ' END');
}

function printComparison(
  { operator, left, right }: Extract<Expression, { op: 'compare' }>,
  context: PrintContext,
  inside: Inside,
): string | undefined {
  const speech = SPEECH[context.dialect];
  const isDecimal = speech.roundsDecimals && (hasDecimals(left, context) || hasDecimals(right, context));
  const side = (part: Expression): string | undefined =>
    isDecimal ? around('round(', inside(part), ', 6)') : inside(part);
  const [one, other] = [side(left), side(right)];
  if (one === undefined || other === undefined) return undefined;
  if (operator === 'is distinct from') return speech.isDistinct(one, other);
  if (operator === 'is not distinct from') return speech.isSame(one, other);
  return COMPARISONS.has(operator) ? `${one} ${operator} ${other}` : undefined;
}

function printArithmetic(
  expression: Extract<Expression, { op: 'arithmetic' }>,
  context: PrintContext,
  inside: Inside,
): string | undefined {
  const { operator, left, right } = expression;
  const [one, other] = [inside(left), inside(right)];
  if (one === undefined || other === undefined) return undefined;
  const { concat, calculatesAlike } = SPEECH[context.dialect];
  if (operator === '||') return concat(one, other);
  if (!ARITHMETIC.has(operator)) return undefined;
  // Dialects disagree about the quotient of integers and the sum of a date and a day.
  if (!calculatesAlike && (operator === '/' || !areNumeric(expression, context))) return undefined;
  return `${one} ${operator} ${other}`;
}

function around(...parts: readonly (string | undefined)[]): string | undefined {
  return join(parts, '');
}

function prefix(before: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${before}${text}`;
}

function join(parts: readonly (string | undefined)[], separator: string): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(separator);
}
