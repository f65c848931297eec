import { type ColumnType, type Expression, mapParts } from '@rowloom/engine';

/**
 * Integers passed to a decimal parameter are decimals from then on: half of 5 is 2.5, not 2. Outside divisions that
 * makes no difference, and a cast would hinder the solver.
 */
export function keepFractions(expression: Expression, types: ReadonlyMap<string, ColumnType>): Expression {
  const cast = (part: Expression): Expression => {
    const type = part.op === 'column' ? types.get(part.name) : undefined;
    if (type?.kind === 'decimal' || type?.kind === 'float') return { op: 'cast', arg: part, type };
    return part.op === 'cast' ? part : mapParts(part, cast);
  };
  const keep = (part: Expression): Expression =>
    part.op === 'arithmetic' && part.operator === '/' ? mapParts(part, cast) : mapParts(part, keep);
  return types.size === 0 ? expression : keep(expression);
}
