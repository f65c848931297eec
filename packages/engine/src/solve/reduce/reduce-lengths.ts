import { argsOf, callOf } from '../../language/functions/call-form.ts';
import { findFunction } from '../../language/functions/find-function.ts';
import { numberFromDecimal } from '../../language/values/decimal.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { toDecimal } from '../../language/values/sql-value.ts';
import type { Domain } from '../domain/domain.ts';
import { allOf, constantOf, demand, unproven, type PlainComparison, type Reduction, type Ways } from './reduction.ts';
import { kindOfColumn } from '../domain/scalar.ts';

/** Text columns whose lengths are added up, and what is added to them. */
type Lengths = { readonly columns: readonly string[]; readonly constant: number };

const join = (parts: readonly (Lengths | undefined)[]): Lengths | undefined =>
  parts.reduce<Lengths | undefined>(
    (sum, part) =>
      sum && part && { columns: [...sum.columns, ...part.columns], constant: sum.constant + part.constant },
    { columns: [], constant: 0 },
  );

/** The parts of a text that is put together, each with its length. */
const textLengths = (text: Expression, reduction: Reduction): Lengths | undefined => {
  const constant = constantOf(reduction, text);
  if (typeof constant === 'string') return { columns: [], constant: [...constant].length };
  const of = (part: Expression): Lengths | undefined => textLengths(part, reduction);
  if (text.op === 'column') {
    const column = reduction.columns.get(text.name);
    return column && kindOfColumn(column) === 'text' ? { columns: [text.name], constant: 0 } : undefined;
  }
  if (text.op === 'cast' && text.type.kind === 'text') return of(text.arg);
  if (text.op === 'arithmetic' && text.operator === '||') return join([of(text.left), of(text.right)]);
  if (text.op !== 'call') return undefined;
  // What stands in for a NULL is not longer than what stands there otherwise.
  const [known] = argsOf(text, 'first_known');
  if (known) return of(known);
  return findFunction(text.name)?.keepsLength ? join(text.args.map(of)) : undefined;
};

const lengthsOf = (expression: Expression, reduction: Reduction): Lengths | undefined => {
  const constant = toDecimal(constantOf(reduction, expression) ?? null);
  if (constant) return { columns: [], constant: numberFromDecimal(constant) };
  if (expression.op === 'arithmetic' && expression.operator === '+')
    return join([lengthsOf(expression.left, reduction), lengthsOf(expression.right, reduction)]);
  const [known] = argsOf(expression, 'first_known');
  if (known) return lengthsOf(known, reduction);
  const measure = callOf(expression, 'measure');
  const [text] = measure?.args ?? [];
  const isOfText = measure?.form.of === 'characters' || measure?.form.of === 'bytes';
  return text && isOfText ? textLengths(text, reduction) : undefined;
};

/** So many characters for all of them: equal shares, and what short columns cannot take goes to the others. */
const shareOut = (
  names: readonly string[],
  total: number,
  round: (share: number) => number,
  reduction: Reduction,
): ReadonlyMap<string, number> => {
  const roomOf = (name: string): number => {
    const type = reduction.columns.get(name)?.type;
    return (type?.kind === 'text' ? type.max_length : undefined) ?? Number.POSITIVE_INFINITY;
  };
  const shares = new Map<string, number>();
  let rest = total;
  for (const [index, name] of names.toSorted((a, b) => roomOf(a) - roomOf(b)).entries()) {
    const share = Math.min(roomOf(name), round(rest / (names.length - index)));
    shares.set(name, share);
    rest -= share;
  }
  return shares;
};

/** `length(a || b) <= 40`, `length(a) + length(b) = 12`: a share for each text, which the interpreter then looks at. */
export const reduceLengths = (
  operator: PlainComparison,
  left: Expression,
  right: Expression,
  reduction: Reduction,
): Ways | undefined => {
  const [lengths, limit] = [lengthsOf(left, reduction), toDecimal(constantOf(reduction, right) ?? null)];
  if (!lengths || lengths.columns.length === 0 || !limit || operator === '<>') return undefined;
  const total = numberFromDecimal(limit) - lengths.constant;
  const most = operator === '<' ? Math.ceil(total) - 1 : Math.floor(total);
  const least = operator === '>' ? Math.floor(total) + 1 : Math.ceil(total);
  const names = [...new Set(lengths.columns)];
  if (names.length !== lengths.columns.length || most < 0) return undefined;
  const isUpper = operator.startsWith('<');
  const shares = shareOut(names, isUpper ? most : least, isUpper ? Math.floor : Math.ceil, reduction);
  const asked = (share: number): Domain => ({
    ...(operator.startsWith('>') ? {} : { maxLength: share }),
    ...(isUpper ? {} : { minLength: share }),
  });
  return allOf(
    reduction.columns,
    unproven(reduction),
    ...names.map((name) => demand(reduction, name, asked(shares.get(name) ?? 0))),
  );
};
