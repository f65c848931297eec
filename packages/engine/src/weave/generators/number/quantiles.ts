import { call, type Node } from '../../graph/node.ts';
import type { Value } from '../../graph/value.ts';
import { fromSeconds } from '../../graph/whole-seconds.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { hourOfWeek, quantileAt, quantileRising, WEEK_HOURS } from '../../../base/random/quantiles.ts';
import type { Issue } from '../../../base/shape/issue.ts';
import type { Cell } from '../../cell/cell.ts';
import { generator } from '../generator.ts';
import { listOption } from '../../cell/option.ts';
import { type QuantilePoints, quantilePoints } from './quantile-points.ts';
import { makeSlots } from '../../graph/weighted-index.ts';

export const quantiles = generator({
  name: 'quantiles',
  version: 1,
  summary: 'Numbers, dates or times as measured: equal shares of the rows lie between neighbouring values.',
  options: {
    values: 'the values, from the least to the greatest: two or more',
    rise: "true where values rise with the row's number (false)",
    hours: 'for timestamps: weights of the 168 hours of a week, from Monday 0:00',
  },
  distinct: 'never',
  amount: 'any',
  check: checkQuantiles,
  build: (cell, options) => {
    const read = pointsOf(cell, options);
    if (read === undefined) return { kind: 'null' };
    const node = drawn(cell, options, read);
    return valueOf(cell, node, read);
  },
});

function pointsOf({ type }: Pick<Cell, 'type'>, options: GeneratorOptions): QuantilePoints | undefined {
  return quantilePoints(type, listOption(options, 'values') ?? []);
}

function drawn(cell: Cell, options: GeneratorOptions, { points }: QuantilePoints): Node {
  const node =
    options['rise'] === true
      ? call(quantileRising, points, cell.draw(), cell.row, cell.rows)
      : call(quantileAt, points, cell.draw());
  const hours = listOption(options, 'hours');
  if (hours === undefined || hours.length !== WEEK_HOURS || cell.type.kind !== 'timestamp') return node;
  return call(hourOfWeek, points, node, makeSlots(hours.map(Number)), cell.draw('hour'));
}

function valueOf({ type }: Cell, node: Node, { points, scale }: QuantilePoints): Value {
  if (type.kind === 'timestamp') return { kind: 'timestamp', node: fromSeconds(node) };
  if (type.kind === 'date') return { kind: 'date', node };
  if (scale > 0) return { kind: 'decimal', node, scale };
  return { kind: 'integer', node, min: points[0] as number, max: points[points.length - 1] as number };
}

function checkQuantiles(options: GeneratorOptions): readonly Issue[] {
  const values = listOption(options, 'values');
  if (
    values === undefined ||
    (quantilePoints({ kind: 'decimal' }, values) ?? quantilePoints({ kind: 'timestamp' }, values)) === undefined
  )
    return [
      {
        code: 'option_invalid',
        path: 'values',
        message: 'values must be two or more numbers, or two or more dates or times, from the least to the greatest.',
      },
    ];
  const hours = listOption(options, 'hours');
  if (options['hours'] === undefined) return [];
  const isWeek =
    hours?.length === WEEK_HOURS && hours.every((hour) => typeof hour === 'number' && hour >= 0) && hours.some(Boolean);
  return isWeek
    ? []
    : [
        {
          code: 'option_invalid',
          path: 'hours',
          message:
            'hours must be 168 numbers, one for each hour of a week from Monday 0:00, none below 0 and not all 0.',
        },
      ];
}
