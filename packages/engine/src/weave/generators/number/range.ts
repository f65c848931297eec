import { add, multiply, type Node } from '../../graph/node.ts';
import type { Value } from '../../graph/value.ts';
import { civilFromDays, DAY_MICROS, daysFromCivil } from '../../../language/values/calendar.ts';
import { growingSizes } from '../../../base/random/tiers.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { literal, type Piece } from '../../graph/piece.ts';
import { valuePieces } from '../../pieces/value-pieces.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { countOption, numberOption } from '../../cell/option.ts';
import { momentRange } from '../time/moment.ts';
import { textValue } from '../prose/text-value.ts';

export const range = generator({
  name: 'range',
  version: 1,
  summary: 'A range from a value up to, not including, another; in a unique column no two ranges overlap.',
  options: {
    min: 'where the first may begin',
    max: 'where the last may end',
    span: 'the greatest length, in days for dates, hours for times (10)',
    least: 'the least length, in the same units (1)',
    endless: 'true for ranges that have no end (false)',
  },
  distinct: 'index',
  capacity: ({ type, asOf, numbers }, options) => {
    const { count, open } = slots(type, asOf, options, true);
    return open ? Math.max(count, numbers) : count;
  },
  build: (cell, options) => {
    const { first, count, unit, span, least, open } = slots(cell.type, cell.asOf, options, cell.unique);
    // Without a wish a unique column reaches as far as its rows need.
    const index = cell.unique && open ? cell.tiered(growingSizes(count, cell.numbers)) : cell.index(count);
    const start = add(multiply(index, unit), first);
    // A unique column's slots lie side by side, and no range leaves its slot.
    const length = multiply(add(cell.below(span - least + 1, 'span'), least), unit / (cell.unique ? span : 1));
    return textValue(cell, rangePieces(cell, start, options['endless'] === true ? undefined : add(start, length)));
  },
});

type Slots = {
  readonly first: number;
  readonly count: number;
  readonly unit: number;
  readonly span: number;
  readonly least: number;
  /** No wish says where the places end. */
  readonly open: boolean;
};

/** Where ranges may begin: `count` places, `unit` apart; in a unique column as far as the longest range is long. */
function slots(type: ColumnType, asOf: number, options: GeneratorOptions, unique: boolean): Slots {
  const open = options['max'] === undefined;
  const subtype = type.kind === 'range' ? type.subtype.kind : 'integer';
  const least = Math.max(1, countOption(options, 'least', 1, 1));
  const span = Math.max(least, countOption(options, 'span', 10, 1));
  if (subtype === 'date' || subtype === 'timestamp') {
    const unit = subtype === 'date' ? 1 : 3_600_000_000;
    const wide = unique ? unit * span : unit;
    const scale = subtype === 'date' ? DAY_MICROS : 1;
    // Places that moved with every day's "now" would overlap those of the days before: they move with its year.
    if (unique && open && options['min'] === undefined) {
      const year = civilFromDays(Math.floor(asOf / DAY_MICROS)).year - 2;
      const day = DAY_MICROS / scale;
      const first = Math.ceil((daysFromCivil(year, 1, 1) * day) / wide) * wide;
      return { first, count: Math.max(1, Math.floor((730 * day) / wide)), unit: wide, span, least, open };
    }
    const { min, max } = momentRange(options, asOf);
    const first = subtype === 'date' ? Math.ceil(min / scale) : Math.ceil(min / unit) * unit;
    const places = Math.floor((Math.floor(max / scale) - first) / wide);
    return { first, count: Math.max(1, places), unit: wide, span, least, open };
  }
  const first = numberOption(options, 'min') ?? 1;
  const wide = unique ? span : 1;
  const last = numberOption(options, 'max') ?? 1000 + first - 1;
  return { first, count: Math.max(1, Math.floor((last - first + 1) / wide)), unit: wide, span, least, open };
}

function rangePieces(cell: Cell, start: Node, end: Node | undefined): readonly Piece[] {
  const quote = cell.type.kind === 'range' && cell.type.subtype.kind === 'timestamp' ? [literal('"')] : [];
  const bound = (node: Node | undefined): readonly Piece[] =>
    node === undefined ? [] : [...quote, ...(valuePieces(boundValue(cell.type, node)) ?? []), ...quote];
  const one = [literal('['), ...bound(start), literal(','), ...bound(end), literal(')')];
  return cell.type.kind === 'range' && cell.type.multiple === true ? [literal('{'), ...one, literal('}')] : one;
}

function boundValue(type: ColumnType, node: Node): Value {
  const subtype = type.kind === 'range' ? type.subtype.kind : 'integer';
  if (subtype === 'date') return { kind: 'date', node };
  return subtype === 'timestamp' ? { kind: 'timestamp', node } : { kind: 'integer', node };
}
