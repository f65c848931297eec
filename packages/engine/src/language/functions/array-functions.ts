import { CannotEvaluate } from '../values/cannot-evaluate.ts';
import { castValue } from '../values/cast-value.ts';
import { orderValues } from '../values/compare-values.ts';
import { numberFromDecimal } from '../values/decimal.ts';
import { formatValue } from '../values/format-value.ts';
import { isList, toDecimal, type SqlValue } from '../values/sql-value.ts';
import { familyOf, lenient, partial, strict, type Compute, type FunctionFamily } from './sql-function.ts';

/** The items of an array, or of its text form. */
export const itemsOf = (value: SqlValue | undefined): readonly SqlValue[] => {
  const read =
    typeof value === 'string'
      ? castValue(value, { kind: 'array', native: 'text[]', element: { kind: 'text', native: 'text' } })
      : value;
  if (read !== undefined && read !== null && isList(read)) return read;
  throw new CannotEvaluate(`${formatValue(value ?? null)} is not an array`);
};

const wholeOf = (value: SqlValue | undefined): number => {
  const number = toDecimal(value ?? null);
  if (!number) throw new CannotEvaluate(`${formatValue(value ?? null)} is not a number`);
  return numberFromDecimal(number);
};

/** NULL equals NULL here. */
const isSame = (a: SqlValue, b: SqlValue): boolean => (a === null || b === null ? a === b : orderValues(a, b) === 0);

const lengthOf: Compute = ([value, dimension]) => {
  let items = itemsOf(value);
  for (let depth = 1; depth < Number(dimension ?? 1); depth += 1) {
    const [first = null] = items;
    if (first === null || !isList(first)) return null;
    items = first;
  }
  return items.length === 0 ? null : items.length;
};

const cardinality = (value: SqlValue): number =>
  value !== null && isList(value) ? value.reduce<number>((sum, item) => sum + cardinality(item), 0) : 1;

const dimensionsOf = (value: SqlValue): number =>
  value !== null && isList(value) && value.length > 0 ? 1 + dimensionsOf(value[0] ?? null) : 0;

export const containsItems = (all: readonly SqlValue[], some: readonly SqlValue[]): boolean =>
  flat(some).every((item) => item !== null && flat(all).some((each) => each !== null && orderValues(each, item) === 0));

export const shareItems = (a: readonly SqlValue[], b: readonly SqlValue[]): boolean =>
  flat(a).some((item) => item !== null && flat(b).some((each) => each !== null && orderValues(each, item) === 0));

const flat = (items: readonly SqlValue[]): readonly SqlValue[] =>
  items.flatMap((item) => (item !== null && isList(item) ? flat(item) : [item]));

/** Functions over arrays that are NULL when any argument is, and in some other cases. */
export const ARRAY_FUNCTIONS: FunctionFamily = {
  array_length: partial(lengthOf, {
    form: { is: 'measure', of: 'items' },
    result: 'integer',
    scale: 'whole',
    total: true,
  }),
  array_upper: partial(lengthOf, { form: { is: 'measure', of: 'items' } }),
  array_lower: partial((args) => (lengthOf(args) === null ? null : 1)),
  array_ndims: partial(([value]) => dimensionsOf(itemsOf(value)) || null),
  cardinality: strict(([value]) => cardinality(itemsOf(value)), {
    form: { is: 'measure', of: 'items' },
    result: 'integer',
    scale: 'whole',
    total: true,
  }),
  ...familyOf(strict, {
    string_to_array: ([value, separator]) => {
      const text = formatValue(value ?? '');
      if (text === '') return [];
      return separator === '' ? [text] : text.split(formatValue(separator ?? ''));
    },
  }),
};

const strictArray =
  (read: (items: readonly SqlValue[], args: readonly SqlValue[]) => SqlValue): Compute =>
  ([array = null, ...args]) =>
    array === null ? null : read(itemsOf(array), args);

/** Functions over arrays that handle their NULLs. */
export const LENIENT_ARRAY_FUNCTIONS: FunctionFamily = {
  ...familyOf(lenient, {
    array_position: strictArray((items, [wanted = null, from]) => {
      const start = from === undefined ? 0 : wholeOf(from) - 1;
      const at = items.findIndex((item, index) => index >= start && isSame(item, wanted));
      return at < 0 ? null : at + 1;
    }),
    array_positions: strictArray((items, [wanted = null]) =>
      items.flatMap((item, index) => (isSame(item, wanted) ? [index + 1] : [])),
    ),
    array_remove: strictArray((items, [unwanted = null]) => items.filter((item) => !isSame(item, unwanted))),
    array_replace: strictArray((items, [from = null, to = null]) =>
      items.map((item) => (isSame(item, from) ? to : item)),
    ),
    array_append: ([array = null, item = null]) => [...(array === null ? [] : itemsOf(array)), item],
    array_prepend: ([item = null, array = null]) => [item, ...(array === null ? [] : itemsOf(array))],
    array_cat: ([left = null, right = null]) => {
      if (left === null || right === null) return left ?? right;
      return [...itemsOf(left), ...itemsOf(right)];
    },
    array_to_string: ([array = null, separator = null, missing = null]) => {
      if (array === null || separator === null) return null;
      return flat(itemsOf(array))
        .flatMap((item) => (item === null ? (missing === null ? [] : [formatValue(missing)]) : [formatValue(item)]))
        .join(formatValue(separator));
    },
  }),
};
