import { generatorsIn } from '../../document/plan/parts-of-source.ts';
import { numberOption } from '../../weave/cell/option.ts';
import { growingSizes } from '../../base/random/tiers.ts';
import type { ColumnPlan, Plan } from '../../document/plan/plan.ts';

/**
 * An integer column that grows with the row's number. `serial`: start + number × step. `growing`: the numbers are
 * shuffled, but only within ranges that begin at start, start + 1000, start + 10,000 and so on.
 */
export type SerialColumn = {
  readonly column: string;
  readonly kind: 'serial' | 'growing';
  readonly start: number;
  readonly step: 1;
};

/** Columns whose numbers follow the rows': an appending run must begin beyond the existing ones. */
export function serialColumns(plan: Plan, table: string): readonly SerialColumn[] {
  return columnsOf(plan, table, ({ name, source }) => {
    const serial = generatorsIn(source).find(({ generator }) => generator === 'serial');
    if (serial === undefined) return undefined;
    return { column: name, kind: 'serial', start: numberOption(serial.options, 'start') ?? 1, step: 1 };
  });
}

/** Columns of distinct integers without an upper bound. Beyond the existing maximum there are no duplicates. */
export function growingColumns(plan: Plan, table: string): readonly SerialColumn[] {
  return columnsOf(plan, table, ({ name, source, unique }) => {
    const growing = generatorsIn(source).find(
      ({ generator, options }) => generator === 'integer' && numberOption(options, 'max') === undefined,
    );
    if (unique !== true || growing === undefined) return undefined;
    return { column: name, kind: 'growing', start: Math.ceil(numberOption(growing.options, 'min') ?? 1), step: 1 };
  });
}

/** The minimum base with which all values of the run exceed `max`, the largest value in the target. */
export function baseBeyond({ kind, start }: SerialColumn, max: number): number {
  const taken = Math.max(0, Math.floor(max) - start + 1);
  if (kind === 'serial' || taken === 0) return taken;
  return growingSizes(1000, taken).reduce((sum, size) => sum + size, 0);
}

function columnsOf(
  plan: Plan,
  table: string,
  read: (column: ColumnPlan) => SerialColumn | undefined,
): readonly SerialColumn[] {
  const columns = plan.tables.find(({ name }) => name === table)?.columns ?? [];
  return columns.flatMap((column) => read(column) ?? []);
}
