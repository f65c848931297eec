import { argsOf, callOf } from '../../language/functions/call-form.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { splitLike } from '../../language/pattern/match-like.ts';
import { toDecimal } from '../../language/values/sql-value.ts';
import { numberFromDecimal } from '../../language/values/decimal.ts';
import { allOf, constantOf, tie, unproven, type PlainComparison, type Reduction, type Ways } from './reduction.ts';
import { columnOf } from './reduce-text-form.ts';
import type { SolverColumn } from '../row-solution.ts';
import { kindOfColumn } from '../domain/scalar.ts';

/** What a text is made of, from left to right: another column, a fixed text, anything. */
type Piece =
  | { readonly is: 'any' | 'count' }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'column' };

const ANY: Piece = { is: 'any' };
const COLUMN: Piece = { is: 'column' };
/** The row's number: where the whole has to be distinct, it is. */
const COUNT: Piece = { is: 'count' };
/** As long as a part of a text is taken, where its column has room. */
const USUAL = 4;
/** Room for a UUID and some more. */
const ROOMY = 64;

const textColumn = (expression: Expression | undefined, reduction: Reduction): SolverColumn | undefined => {
  const column = columnOf(expression, reduction);
  return column && kindOfColumn(column) === 'text' ? column : undefined;
};

const literal = (value: string): Expression => ({ op: 'literal', type: 'text', value });
const call = (name: string, ...args: readonly Expression[]): Expression => ({ op: 'call', name, args });

const build = (whole: SolverColumn, part: SolverColumn, pieces: readonly Piece[], reduction: Reduction): Ways => {
  const texts = pieces.map((piece): Expression => {
    if (piece.is === 'column') return { op: 'column', name: part.name };
    return piece.is === 'count' ? call('row_number') : literal(piece.is === 'text' ? piece.text : 'x');
  });
  const expression = texts.reduce((left, right) => ({ op: 'arithmetic', operator: '||', left, right }));
  return allOf(reduction.columns, unproven(reduction), tie({ kind: 'equal', column: whole.name, expression }));
};

/** The part follows from the whole, or, if more is required of the whole, the whole from the part. */
const follow = (whole: SolverColumn, part: SolverColumn, pieces: readonly Piece[], reduction: Reduction): Ways => {
  const a: Expression = { op: 'column', name: whole.name };
  const link = (column: string, expression: Expression): Ways =>
    allOf(reduction.columns, unproven(reduction), tie({ kind: 'equal', column, expression }));
  if (part.given) return build(whole, part, pieces, reduction);
  const length = Math.min((part.type.kind === 'text' ? part.type.max_length : undefined) ?? USUAL, USUAL);
  const size: Expression = { op: 'literal', type: 'number', value: String(length) };
  const texts = pieces.flatMap((piece) => (piece.is === 'text' ? [piece.text] : []));
  if (texts.length === 0)
    return link(part.name, call(pieces[0]?.is === 'any' && pieces.at(-1)?.is === 'column' ? 'right' : 'left', a, size));
  // An e-mail address has two parts, and is more than either.
  if (texts.join() === '@' && pieces.length === 3)
    return link(
      part.name,
      call('split_part', a, literal('@'), {
        op: 'literal',
        type: 'number',
        value: pieces[0]?.is === 'any' ? '2' : '1',
      }),
    );
  return build(whole, part, pieces, reduction);
};

/** The pieces of `b || '/%'`, and its one column. */
const readPattern = (
  pattern: Expression,
  escape: string | undefined,
  reduction: Reduction,
): { readonly pieces: readonly Piece[]; readonly column: SolverColumn } | undefined => {
  const parts = (part: Expression): readonly Expression[] => {
    const joined = callOf(part, 'concatenation');
    if (joined && !joined.form.isSeparated) return joined.args.flatMap(parts);
    if (part.op === 'cast' && part.type.kind === 'text') return parts(part.arg);
    return part.op === 'arithmetic' && part.operator === '||' ? [...parts(part.left), ...parts(part.right)] : [part];
  };
  const all = parts(pattern);
  const [column, ...others] = all.flatMap((part) => textColumn(part, reduction) ?? []);
  const pieces = all.flatMap((part): readonly (Piece | undefined)[] => {
    if (part.op === 'column') return [COLUMN];
    const text = constantOf(reduction, part);
    if (typeof text !== 'string') return [undefined];
    return splitLike(text, escape).map((piece) =>
      piece.kind === 'text' ? { is: 'text', text: piece.text } : piece.kind === 'any' ? ANY : undefined,
    );
  });
  const known = pieces.flatMap((piece) => piece ?? []);
  return column && others.length === 0 && known.length === pieces.length ? { pieces: known, column } : undefined;
};

/** `a LIKE b || '%'`, `starts_with(a, b)`; `undefined` if the two are not columns. */
export const reducePartOfText = (expression: Expression, reduction: Reduction): Ways | undefined => {
  if (expression.op === 'like') {
    const whole = textColumn(expression.arg, reduction);
    const read = whole && readPattern(expression.pattern, expression.escape, reduction);
    return whole && read && read.column.name !== whole.name
      ? follow(whole, read.column, read.pieces, reduction)
      : undefined;
  }
  const [whole, part] = argsOf(expression, 'prefix_test').map((arg) => textColumn(arg, reduction));
  return whole && part && whole.name !== part.name ? follow(whole, part, [COLUMN, ANY], reduction) : undefined;
};

/** `position(b in a) = 1`, `position(b in a) > 0`. */
export const reducePlaceInText = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  reduction: Reduction,
): Ways | undefined => {
  const [whole, part] = argsOf(left, 'place_in_text').map((arg) => textColumn(arg, reduction));
  const limit = toDecimal(constantOf(reduction, right) ?? null);
  if (!whole || !part || !limit || whole.name === part.name) return undefined;
  const place = numberFromDecimal(limit);
  const first = (operator === '=' && place === 1) || (operator === '>=' && place === 1);
  return first || ((operator === '>' || operator === '<>') && place === 0)
    ? follow(whole, part, [COLUMN, ANY], reduction)
    : undefined;
};

/**
 * `left(a, 2) = b`, `split_part(a, '@', 2) = b`, where b refers to another table: then a begins with it, or contains
 * it.
 */
export const reduceGivenPart = (left: Expression, right: Expression, reduction: Reduction): Ways | undefined => {
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const part = textColumn(other, reduction);
    const whole = side.op === 'call' ? textColumn(side.args[0], reduction) : undefined;
    if (side.op !== 'call' || !part?.given || !whole || whole.given || whole.name === part.name) continue;
    const [first, second] = side.args.slice(1).map((arg) => constantOf(reduction, arg));
    const from = callOf(side, 'slice')?.form.from;
    const length = from === 'start' ? first : from === 'place' && first === 1 ? second : undefined;
    // More text may follow only if the part is as long as the value it is compared with.
    const fixed = part.type.kind === 'text' && part.type.max_length === length;
    const rest: readonly Piece[] = fixed ? [{ is: 'text', text: '00' }, ANY] : [];
    if (typeof length === 'number') return build(whole, part, [COLUMN, ...rest], reduction);
    if (!callOf(side, 'split') || typeof first !== 'string' || typeof second !== 'number') continue;
    const before = Array.from({ length: Math.max(0, second - 1) }, (): readonly Piece[] => [
      ANY,
      { is: 'text', text: first },
    ]);
    const room = whole.type.kind === 'text' ? (whole.type.max_length ?? ROOMY) : 0;
    const after: readonly Piece[] = room < ROOMY || /\d$/.test(first) ? [] : [{ is: 'text', text: first }, COUNT];
    return build(whole, part, [...before.flat(), COLUMN, ...after], reduction);
  }
  return undefined;
};
