import { numberFromDecimal } from '../../language/values/decimal.ts';
import type { Domain, Edge } from './domain.ts';
import type { SolverColumn } from '../row-solution.ts';

/** How far a number moves when it is stored as a short float. */
const shiftOf = ({ value }: Edge): number => {
  const number = numberFromDecimal(value);
  return Math.fround(number) - number;
};

const inside = (edge: Edge | undefined, side: 1 | -1): Edge | undefined =>
  edge?.inclusive === true && shiftOf(edge) * side > 0 ? { ...edge, inclusive: false } : edge;

/** A limit such as 0.3 is not a short float: the nearest one is beyond it, and is excluded. */
export const withinFloats = ({ type }: SolverColumn, demand: Domain): Domain =>
  type.kind === 'float' && type.bits === 32 && (demand.min || demand.max)
    ? { ...demand, min: inside(demand.min, -1), max: inside(demand.max, 1) }
    : demand;
