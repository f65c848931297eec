import { add, call, multiply, type Node, operate, subtract } from '../graph/node.ts';
import { UnbuildableColumn } from '../graph/unbuildable-column.ts';
import { EVEN_UNITS, MONTHS_OF, startOfMonthsAt } from '../generators/time/calendar-step.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import { listedText } from './align-values.ts';
import type { Derived } from './derive-context.ts';

const SECOND = 1_000_000;
const EVEN: typeof EVEN_UNITS = { second: [1, 0], ...EVEN_UNITS };
/** Databases disagree about where a century begins, and so do our own steps. */
const { century: _, ...MONTHS } = MONTHS_OF;

/** `date_trunc('month', created_at)`: the start of the unit that contains the timestamp. */
export function truncateMoment(field: Derived | undefined, moment: Derived | undefined): Derived {
  const unit = (field && listedText(field.value)?.words.words[0])?.toLowerCase().replace(/s$/, '') ?? '';
  const node = moment === undefined ? undefined : microsOf(moment);
  if (moment === undefined || node === undefined || (EVEN[unit] === undefined && MONTHS[unit] === undefined))
    throw new UnbuildableColumn(
      `date_trunc needs one of ${[...Object.keys(EVEN), ...Object.keys(MONTHS)].join(', ')}, and a date or timestamp.`,
    );
  return { value: { kind: 'timestamp', node: startOf(unit, node) }, isNull: moment.isNull };
}

function startOf(unit: string, micros: Node): Node {
  const months = MONTHS[unit];
  if (months !== undefined) return call(startOfMonthsAt, micros, months);
  const [size, start] = (EVEN[unit] ?? [1, 0]).map((seconds) => seconds * SECOND) as [number, number];
  return add(multiply(operate('floor', operate('/', subtract(micros, start), size)), size), start);
}

function microsOf({ value }: Derived): Node | undefined {
  if (value.kind === 'timestamp') return value.node;
  return value.kind === 'date' ? multiply(value.node, DAY_MICROS) : undefined;
}
