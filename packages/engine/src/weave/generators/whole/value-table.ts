import { numberAt } from '../../graph/table-entry.ts';
import { call, constant, type Node } from '../../graph/node.ts';
import { POWERS } from '../../graph/convert-value.ts';
import type { Value } from '../../graph/value.ts';
import { DAY_MICROS } from '../../../language/values/calendar.ts';
import type { JsonValue } from '../../../document/plan/plan.ts';
import { makeDictionary } from '../../../base/text/dictionary.ts';
import { parseMicros } from '../../../language/values/parse-micros.ts';
import { literal, word } from '../../graph/piece.ts';
import type { Cell } from '../../cell/cell.ts';
import { parseMoment } from '../time/moment.ts';
import { textValue } from '../prose/text-value.ts';

/** The value at an index of a given list, in the form that the column's type asks for. */
export function valueAt(
  cell: Pick<Cell, 'type' | 'asOf' | 'maxLength' | 'numbers'>,
  values: readonly JsonValue[],
  index: Node,
): Value {
  if (values.every((value) => value === null)) return { kind: 'null' };
  const numeric = numericValue(cell, values, index);
  if (numeric !== undefined) return numeric;
  const { kind } = cell.type;
  if (kind === 'uuid' && values.every(isUuid)) {
    const word4 = (at: number): Node =>
      pick(
        values.map((value) => uuidWord(plainText(value), at)),
        index,
      );
    return { kind: 'uuid', words: [word4(0), word4(1), word4(2), word4(3)] };
  }
  const texts = values.map((value) =>
    kind === 'json' || typeof value === 'object' ? JSON.stringify(value) : String(value),
  );
  const pieces = [texts.length === 1 ? literal(texts[0] ?? '') : word(makeDictionary(texts), index)];
  return kind === 'json' ? { kind: 'json', pieces } : textValue(cell, pieces);
}

function numericValue(
  { type, asOf }: Pick<Cell, 'type' | 'asOf'>,
  values: readonly JsonValue[],
  index: Node,
): Value | undefined {
  switch (type.kind) {
    case 'integer':
    case 'year':
    case 'decimal':
    case 'float':
    case 'money': {
      const numbers = values.map((value) => (typeof value === 'boolean' ? Number(value) : value));
      if (!numbers.every(isNumber)) return undefined;
      const scale = Math.max(...numbers.map((value) => decimalsOf(String(value))));
      // Floats reach far beyond what is counted in units: such a number is written as it was given.
      if (type.kind === 'float' && !numbers.every((value) => isCounted(value, scale))) return undefined;
      if (scale === 0) return { kind: 'integer', node: pick(numbers.map(Number), index) };
      const unit = POWERS[scale] ?? 1;
      return {
        kind: 'decimal',
        node: pick(
          numbers.map((value) => roundHalf(Number(value) * unit)),
          index,
        ),
        scale,
      };
    }
    case 'boolean':
      return values.every(isTruth)
        ? {
            kind: 'boolean',
            node: pick(
              values.map((value) => (TRUE.has(plainText(value).toLowerCase()) ? 1 : 0)),
              index,
            ),
          }
        : undefined;
    case 'date':
    case 'timestamp': {
      const micros = values.map((value) => parseMoment(plainText(value), asOf));
      if (micros.some(Number.isNaN)) return undefined;
      return type.kind === 'date'
        ? {
            kind: 'date',
            node: pick(
              micros.map((value) => Math.floor(value / DAY_MICROS)),
              index,
            ),
          }
        : { kind: 'timestamp', node: pick(micros, index) };
    }
    case 'time': {
      const micros = values.map((value) => parseMicros(`1970-01-01 ${plainText(value)}`));
      return micros.some(Number.isNaN) ? undefined : { kind: 'time', node: pick(micros, index) };
    }
    default:
      return undefined;
  }
}

function pick(numbers: readonly number[], index: Node): Node {
  return numbers.length === 1 ? constant(numbers[0] ?? 0) : call(numberAt, Float64Array.from(numbers), index);
}

const TRUE: ReadonlySet<string> = new Set(['true', 't', 'yes', 'y', 'on', '1']);
const FALSE: ReadonlySet<string> = new Set(['false', 'f', 'no', 'n', 'off', '0']);

function isTruth(value: JsonValue): boolean {
  const text = plainText(value).toLowerCase();
  return TRUE.has(text) || FALSE.has(text);
}

function isNumber(value: JsonValue): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim()));
}

function decimalsOf(text: string): number {
  return /^[+-]?\d+\.(\d+)$/.exec(text.trim())?.[1]?.length ?? (text.includes('e') ? 6 : 0);
}

function roundHalf(value: number): number {
  return value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5);
}

const isCounted = (value: number | string, scale: number): boolean =>
  Math.abs(Number(value)) * (POWERS[scale] ?? 1) <= Number.MAX_SAFE_INTEGER;

function isUuid(value: JsonValue): boolean {
  return typeof value === 'string' && /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i.test(value);
}

function uuidWord(text: string, at: number): number {
  return Number.parseInt(text.replaceAll('-', '').slice(at * 8, at * 8 + 8), 16) | 0;
}

function plainText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
