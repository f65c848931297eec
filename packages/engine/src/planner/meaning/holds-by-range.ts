import { limitsOfType } from '../../solve/domain/number-limits.ts';
import type { Relation } from '../../solve/row-solution.ts';
import { type Range, rangeOfColumn, rangeOfExpression } from './value-range.ts';
import type { Weft, WovenTable } from './weft.ts';

/** Whether all that CHECKs ask of a column together with others holds, whatever the values within their ranges are. */
export function holdsByRange(weft: Weft, woven: WovenTable, name: string): boolean {
  const operand = woven.target.operands.get(name);
  return operand === undefined || operand.relations.every((relation) => isShown(weft, woven, name, relation));
}

function isShown(weft: Weft, woven: WovenTable, name: string, relation: Relation): boolean {
  const of = (column: string): Range | undefined => rangeOfColumn(weft, woven, column);
  switch (relation.kind) {
    case 'equal': {
      const range = rangeOfExpression(weft, woven, relation.expression);
      return range !== undefined && fits(woven, name, relation.column, range);
    }
    case 'order':
      return relation.offset === undefined && isBelow(of(relation.lesser), of(relation.greater), relation.strict);
    case 'bound': {
      const [own, other] = [of(relation.column), rangeOfExpression(weft, woven, relation.expression)];
      return relation.side === 'max'
        ? isBelow(own, other, !relation.inclusive)
        : isBelow(other, own, !relation.inclusive);
    }
    default:
      return false;
  }
}

const isBelow = (low: Range | undefined, high: Range | undefined, strict: boolean): boolean =>
  low !== undefined && high !== undefined && (strict ? low.max < high.min : low.max <= high.min);

/** Whether a computed column has room for the range, by its type and by what CHECKs leave of it. */
function fits({ target }: WovenTable, name: string, column: string, { min, max }: Range): boolean {
  const type = target.types.get(column);
  const limits = type && limitsOfType(type);
  const ends = target.operands.get(name)?.ends.get(column);
  if (limits === undefined || ends === undefined) return false;
  return min >= Math.max(limits.min, ends.min ?? limits.min) && max <= Math.min(limits.max, ends.max ?? limits.max);
}
