import type { Expression } from '../../language/expression/expression.ts';

/** True in the first row of each owner, or of the table. */
export function firstRow(perOwner: boolean): Expression {
  return {
    op: 'compare',
    operator: '=',
    left: { op: 'call', name: perOwner ? 'place' : 'row_number', args: [] },
    right: { op: 'literal', type: 'number', value: '1' },
  };
}
