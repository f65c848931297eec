import { formOf, type CallOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { isKnownFunction } from '../../language/functions/call-function.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import { matchRegex } from '../../language/pattern/match-regex.ts';
import { compilePosix } from '../../language/pattern/translate-posix.ts';
import { columnsOf } from '../../language/expression/walk-expression.ts';
import type { Table } from '../../language/schema/schema-document.ts';
import { linearPart } from './linear-part.ts';

/** One element of a unique index: a column, or an expression over columns. */
export type KeyPart = {
  /** Columns that stay distinct under the expression. */
  readonly exact: readonly string[];
  /** Columns of which the expression keeps only a part: distinct values may become equal. */
  readonly coarse: readonly string[];
  /** Columns whose NULLs the expression makes equal to each other, as `coalesce` does. */
  readonly filled: readonly string[];
  /** The period within which two timestamps count as equal. */
  readonly period?: { readonly column: string; readonly unit: string };
  /** Where it does not hold the part is NULL, and the key ignores the row. */
  readonly where?: Expression;
  /** Only this many characters of these columns count. */
  readonly prefixes?: Readonly<Record<string, number>>;
  /** Of these columns only so many values in a row are told apart. */
  readonly windows?: Readonly<Record<string, number>>;
};

const NOTHING: KeyPart = { exact: [], coarse: [], filled: [] };

/** What an indexed expression keeps of its columns. Generated columns are replaced by their expression. */
export function keyPart(expression: Expression, table: Table): KeyPart {
  switch (expression.op) {
    case 'column':
      return columnPart(expression.name, table);
    case 'literal':
      return NOTHING;
    case 'negate':
      return keyPart(expression.arg, table);
    case 'cast':
      return expression.type.kind === 'date' || expression.type.kind === 'boolean'
        ? periodPart(expression.arg, 'day', table)
        : keyPart(expression.arg, table);
    case 'arithmetic':
      return arithmeticPart(expression, table);
    case 'call':
      return callPart(expression, table);
    case 'case':
      return casePart(expression, table);
    default:
      return coarsePart(expression);
  }
}

function columnPart(name: string, table: Table): KeyPart {
  const generated = table.columns.find((column) => column.name === name)?.generated;
  if (generated === undefined) return { ...NOTHING, exact: [name] };
  return generated.predicate === undefined ? NOTHING : keyPart(generated.predicate, table);
}

function arithmeticPart(expression: Extract<Expression, { op: 'arithmetic' }>, table: Table): KeyPart {
  const { operator, left, right } = expression;
  const [a, b] = [keyPart(left, table), keyPart(right, table)];
  // Two adjacent texts: if one of them is distinct, so is the whole.
  if (operator === '||') return { ...join(a, b), filled: [] };
  const constant = columnsOf(left).length === 0 || columnsOf(right).length === 0;
  const keeps = operator === '+' || operator === '-' || (operator === '*' && !isZero(left) && !isZero(right));
  if (constant && keeps) return join(a, b);
  const linear = linearPart(expression, table);
  return linear === undefined ? coarsePart(expression) : { ...NOTHING, ...linear };
}

function isZero(expression: Expression): boolean {
  return expression.op === 'literal' && expression.type === 'number' && Number(expression.value) === 0;
}

type Call = Extract<Expression, { op: 'call' }>;

function callPart(expression: Call, table: Table): KeyPart {
  const [first] = expression.args;
  if (first === undefined) return NOTHING;
  if (findFunction(expression.name)?.injective) return keyPart(first, table);
  const part = formPart(expression, first, table);
  if (part !== undefined) return part;
  if (isKnownFunction(expression.name)) return coarsePart(expression);
  // A user's own function in a key normalises spellings: our texts differ in more than that.
  return expression.args.map((arg) => keyPart(arg, table)).reduce(join, NOTHING);
}

/** What a function of a known form keeps of its arguments. */
function formPart(expression: Call, first: Expression, table: Table): KeyPart | undefined {
  const [, second, third] = expression.args;
  const form = formOf(expression);
  switch (form?.is) {
    case 'first_known': {
      const inner = keyPart(first, table);
      return { ...inner, filled: [...inner.filled, ...inner.exact, ...inner.coarse] };
    }
    case 'null_if_equal':
      return keyPart(first, table);
    case 'concatenation':
    case 'row': {
      const all = expression.args.map((arg) => keyPart(arg, table)).reduce(join, NOTHING);
      return { ...all, filled: [...all.filled, ...all.exact] };
    }
    case 'time_truncation':
      if (form.unit !== undefined) return periodPart(first, form.unit, table);
      return second !== undefined && first.op === 'literal'
        ? periodPart(second, String(first.value).toLowerCase(), table)
        : undefined;
    case 'time_zone':
      return second && keyPart(second, table);
    case 'slice':
      if (form.from === 'start') return prefixPart(first, second, table);
      return form.from === 'place' && second?.op === 'literal' && Number(second.value) === 1
        ? prefixPart(first, third, table)
        : undefined;
    case 'choice':
      return (
        second &&
        casePart(
          { op: 'case', whens: [{ when: first, then: second }], ...(third === undefined ? {} : { otherwise: third }) },
          table,
        )
      );
    case 'replacement':
      return keepsLetters(expression, form.of) ? keyPart(first, table) : undefined;
    default:
      return undefined;
  }
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * `replace(title, ' ', '-')`, `regexp_replace(lower(name), '[^a-z0-9]+', '-')`: our texts differ in letters and digits.
 */
function keepsLetters({ args }: Call, by: CallOf<'replacement'>['form']['of']): boolean {
  const [arg, part] = args;
  if (part?.op !== 'literal' || part.type !== 'text') return false;
  if (args.slice(2).some((item) => item.op !== 'literal')) return false;
  const folded = arg?.op === 'call' ? findFunction(arg.name)?.keeps : undefined;
  const only = folded && 'case' in folded ? folded.case : undefined;
  const kept = [
    ...(only === 'upper' ? [] : LETTERS),
    ...(only === 'lower' ? [] : LETTERS.map((letter) => letter.toUpperCase())),
  ];
  if (by === 'text') return kept.every((letter) => !part.value.toLowerCase().includes(letter.toLowerCase()));
  try {
    const pattern = compilePosix(part.value, args[3]?.op === 'literal' && String(args[3].value).includes('i'));
    return kept.every((letter) => !matchRegex(pattern, letter));
  } catch {
    // An expression of some other form: what it keeps is unknown.
    return false;
  }
}

/** `CASE WHEN is_main THEN owner_id END`: a partial index, in dialects without them. */
function casePart(expression: Extract<Expression, { op: 'case' }>, table: Table): KeyPart {
  const { arg, whens, otherwise } = expression;
  const [only, ...others] = whens;
  const open = otherwise !== undefined && !(otherwise.op === 'literal' && otherwise.type === 'null');
  if (only === undefined || others.length > 0 || open) return coarsePart(expression);
  const where: Expression =
    arg === undefined ? only.when : { op: 'compare', operator: '=', left: arg, right: only.when };
  return { ...keyPart(only.then, table), where };
}

/** The first characters of a text. */
function prefixPart(arg: Expression | undefined, length: Expression | undefined, table: Table): KeyPart | undefined {
  const inner = arg === undefined ? NOTHING : keyPart(arg, table);
  const [column, ...others] = inner.exact;
  const count = length?.op === 'literal' ? Number(length.value) : Number.NaN;
  if (column === undefined || others.length > 0 || !Number.isInteger(count) || count < 1) return undefined;
  return { ...inner, prefixes: { [column]: count } };
}

function periodPart(arg: Expression, unit: string, table: Table): KeyPart {
  const inner = keyPart(arg, table);
  const [column] = inner.exact;
  if (column === undefined || inner.exact.length > 1) return { ...inner, exact: [], coarse: inner.exact };
  // A date is a day already.
  const kind = table.columns.find(({ name }) => name === column)?.type.kind;
  if (kind === 'date' && unit === 'day') return inner;
  return { ...inner, exact: [], coarse: [column], period: { column, unit } };
}

function coarsePart(expression: Expression): KeyPart {
  return { ...NOTHING, coarse: columnsOf(expression) };
}

function join(a: KeyPart, b: KeyPart): KeyPart {
  const prefixes = { ...a.prefixes, ...b.prefixes };
  const windows = { ...a.windows, ...b.windows };
  return {
    ...(Object.keys(prefixes).length === 0 ? {} : { prefixes }),
    ...(Object.keys(windows).length === 0 ? {} : { windows }),
    exact: [...a.exact, ...b.exact],
    coarse: [...a.coarse, ...b.coarse],
    filled: [...a.filled, ...b.filled],
  };
}
