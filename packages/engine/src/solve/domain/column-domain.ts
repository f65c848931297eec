import {
  canonicalDecimal,
  compareDecimals,
  decimal,
  type Decimal,
  negateDecimal,
  signOf,
} from '../../language/values/decimal.ts';
import type { Domain, Edge } from './domain.ts';
import type { Bound, ColumnDomain, SolverColumn } from '../row-solution.ts';
import { kindOfColumn, rangeOfType, textOfPlace } from './scalar.ts';

/** The working form of a domain as the solution shows it. */
export const columnDomainOf = (column: SolverColumn, domain: Domain): ColumnDomain => {
  const { min: least, max: most } = rangeOfType(column);
  const bound = (given: Edge): Bound => {
    const edge = within(given, least, most);
    return { value: textOfPlace(column, edge.value), inclusive: edge.inclusive };
  };
  const { arrayMin, arrayMax, multiple } = domain;
  return {
    ...(domain.nulls ? { null: domain.nulls } : {}),
    ...(domain.min && !isEndless(column, domain.min) ? { min: bound(domain.min) } : {}),
    ...(domain.max && !isEndless(column, domain.max) ? { max: bound(domain.max) } : {}),
    ...(domain.oneOf ? { one_of: domain.oneOf } : {}),
    ...(domain.noneOf ? { none_of: domain.noneOf } : {}),
    ...(domain.minLength === undefined ? {} : { min_length: domain.minLength }),
    ...(domain.maxLength === undefined ? {} : { max_length: domain.maxLength }),
    ...(domain.patterns ? { patterns: domain.patterns } : {}),
    ...(domain.excludes ? { not_patterns: domain.excludes } : {}),
    ...(domain.case ? { case: domain.case } : {}),
    ...(domain.trimmed ? { trimmed: true } : {}),
    ...(domain.jsonTypes ? { json_type: domain.jsonTypes } : {}),
    ...(domain.jsonMembers ? { json_members: domain.jsonMembers } : {}),
    ...(arrayMin === undefined && arrayMax === undefined
      ? {}
      : {
          array_length: {
            ...(arrayMin === undefined ? {} : { min: arrayMin }),
            ...(arrayMax === undefined ? {} : { max: arrayMax }),
          },
        }),
    ...(domain.items ? { items: domain.items } : {}),
    ...(domain.jsonContains ? { json_contains: domain.jsonContains } : {}),
    ...(domain.network ? { network: domain.network } : {}),
    ...(domain.every ? { every: domain.every } : {}),
    ...(domain.endless ? { endless: true } : {}),
    ...(domain.ends ? { ends: domain.ends } : {}),
    ...(multiple ? { multiple_of: canonicalDecimal(multiple.divisor) } : {}),
    ...(multiple && signOf(multiple.remainder) !== 0 ? { remainder: canonicalDecimal(multiple.remainder) } : {}),
  };
};

/** Half of what `infinity` is, in microseconds: no calendar goes that far. */
const ENDLESS = decimal(2n ** 62n);

/** A moment before or after all others bounds nothing. */
const isEndless = (column: SolverColumn, { value }: Edge): boolean =>
  kindOfColumn(column) === 'instant' &&
  (compareDecimals(value, ENDLESS) > 0 || compareDecimals(negateDecimal(value), ENDLESS) > 0);

/** A wider column may have passed on an edge that lies beyond the type. */
const within = (edge: Edge, least: Decimal | undefined, most: Decimal | undefined): Edge => {
  if (least && compareDecimals(edge.value, least) < 0) return { value: least, inclusive: true };
  return most && compareDecimals(edge.value, most) > 0 ? { value: most, inclusive: true } : edge;
};
