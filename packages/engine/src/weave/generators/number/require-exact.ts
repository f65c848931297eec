import { UnbuildableColumn } from '../../graph/unbuildable-column.ts';
import type { Cell } from '../../cell/cell.ts';

/** Whether a row can hold the integer: some beyond 2^53 are not JavaScript numbers. */
export const isExact = (value: number): boolean => Math.abs(value) <= Number.MAX_SAFE_INTEGER;

/** Refuses numbers that a CHECK or a rule requires and that cannot be made. */
export function requireExact({ table }: Pick<Cell, 'table'>, numbers: readonly number[]): void {
  if (numbers.every(isExact)) return;
  throw new UnbuildableColumn(
    `its whole numbers would have to be beyond ${Number.MAX_SAFE_INTEGER}, more than Rowloom can make.`,
    `Change the CHECK or the rule that asks for them, or skip the table with {"${table}": {"skip": true}}.`,
  );
}
