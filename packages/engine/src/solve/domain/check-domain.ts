import { compareDecimals, decimal, negateDecimal, snapToStep } from '../../language/values/decimal.ts';
import { countStrings } from '../../language/pattern/count-strings.ts';
import { everySet } from '../../language/pattern/every-set.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import { textBounds, type Domain } from './domain.ts';
import type { SolverColumn } from '../row-solution.ts';
import { kindOfColumn, stepOf } from './scalar.ts';

const isPatternProvable = (column: SolverColumn, domain: Domain): boolean => {
  const [source, ...others] = domain.patterns ?? [];
  if (!source) return true;
  // No pattern spells a UUID, so one of its versions is chosen.
  if (column.type.kind === 'uuid') return false;
  const pattern = parsePattern(source.source, source);
  if (others.length > 0 || !isPattern(pattern)) return false;
  const count = countStrings(pattern, textBounds(column, domain));
  if (count === undefined || (domain.noneOf && (countStrings(pattern) ?? 0) < 100 * domain.noneOf.length)) return false;
  if (domain.trimmed && !everySet(pattern.node, (chars) => !chars.includes(' '))) return false;
  // Only letters of the requested case are drawn from each class, so each must contain some.
  const change = (char: string): string => (domain.case === 'lower' ? char.toLowerCase() : char.toUpperCase());
  return !domain.case || everySet(pattern.node, (chars) => chars.some((char) => change(char) === char));
};

/** The range of generators: values are whole numbers of their last digit, below 2^53. */
const reachOf = ({ type }: SolverColumn): number => {
  if (type.kind === 'integer') return 2 ** 52;
  if (type.kind !== 'decimal') return 1e12;
  const scale = type.scale ?? (type.precision === undefined ? 2 : 0);
  return Math.floor(Number.MAX_SAFE_INTEGER / Number(`1e${scale > 6 ? 2 : Math.max(scale, 0)}`));
};

const isOutOfReach = (column: SolverColumn, { min, max }: Domain): boolean => {
  if (kindOfColumn(column) !== 'number') return false;
  const reach = decimal(BigInt(reachOf(column)));
  return (
    (min !== undefined && compareDecimals(min.value, reach) > 0) ||
    (max !== undefined && compareDecimals(max.value, negateDecimal(reach)) < 0)
  );
};

/** Whether a generator can draw from the domain without testing. */
export const isProvable = (column: SolverColumn, domain: Domain): boolean => {
  if (domain.unproven || domain.excludes || isOutOfReach(column, domain)) return false;
  const step = stepOf(column);
  const { multiple } = domain;
  if (multiple && step && compareDecimals(snapToStep(multiple.divisor, step, 'floor'), multiple.divisor) !== 0)
    return false;
  return isPatternProvable(column, domain);
};
