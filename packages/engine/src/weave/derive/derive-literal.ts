import { constant } from '../graph/node.ts';
import type { Value } from '../graph/value.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { parseInterval } from '../../language/values/parse-interval.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import { intervalMicros } from '../../language/values/temporal.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import { literal } from '../graph/piece.ts';

/** A literal as a value. Decimals keep their digits. */
export function literalValue(expression: Extract<Expression, { op: 'literal' }>): Value {
  switch (expression.type) {
    case 'null':
      return { kind: 'null' };
    case 'boolean':
      return { kind: 'boolean', node: constant(expression.value ? 1 : 0) };
    case 'text':
      return { kind: 'text', pieces: [literal(expression.value)] };
    case 'number': {
      const scale = expression.value.split('.')[1]?.length ?? 0;
      const units = Number(expression.value.replace('.', ''));
      return scale === 0
        ? { kind: 'integer', node: constant(units) }
        : { kind: 'decimal', node: constant(units), scale };
    }
  }
}

/** `interval '3 days'`, `date '2026-01-01'`, `timestamp '…'`; undefined if the text is not of that type. */
export function typedLiteral(text: string, type: ColumnType): Value | undefined {
  if (type.kind === 'interval') {
    const interval = parseInterval(text);
    if (interval === undefined) return undefined;
    // A month is 30 days here: a derived time has no calendar to count in.
    return { kind: 'interval', node: constant(intervalMicros(interval)) };
  }
  const micros = parseMicros(text);
  if (Number.isNaN(micros)) return undefined;
  if (type.kind === 'date') return { kind: 'date', node: constant(Math.floor(micros / DAY_MICROS)) };
  return type.kind === 'timestamp' ? { kind: 'timestamp', node: constant(micros) } : undefined;
}
