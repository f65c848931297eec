import type { Expression } from '../../../language/expression/expression.ts';
import { formatTime } from '../../../language/values/temporal.ts';
import { partsOf } from '../../../language/expression/walk-expression.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';

const MAX_VALUES = 200;

/**
 * Values that satisfy conditions over one column and are not on a grid, such as masks; undefined if none of those tried
 * does.
 */
export function spellValues(
  tests: readonly Expression[],
  type: ColumnType,
  meets: (value: string) => boolean,
): readonly string[] | undefined {
  const found: string[] = [];
  for (const value of new Set(candidatesFor(type, tests.flatMap(literalsOf)))) {
    if (meets(value)) found.push(value);
    if (found.length === MAX_VALUES) break;
  }
  return found.length === 0 ? undefined : found;
}

function candidatesFor(type: ColumnType, literals: readonly string[]): readonly string[] {
  switch (type.kind) {
    case 'integer':
      return integers(
        literals.filter((text) => /^-?\d{1,19}$/.test(text)).map(BigInt),
        type.bits,
        type.unsigned === true,
      );
    case 'bits':
      return bitStrings(literals, type.length ?? 1);
    case 'set':
      return subsets(type.values.slice(0, 10));
    case 'time':
      return Array.from({ length: 96 }, (_, quarter) => formatTime(quarter * 900_000_000));
    default:
      return [];
  }
}

function literalsOf(expression: Expression): readonly string[] {
  const own = expression.op === 'literal' && expression.value !== null ? [String(expression.value)] : [];
  return [...own, ...partsOf(expression).flatMap(literalsOf)];
}

/** Small numbers, powers of two, and the neighbours, multiples and unions of masks and limits. */
function integers(literals: readonly bigint[], bits: number, unsigned: boolean): readonly string[] {
  const small = Array.from({ length: 65 }, (_, number) => BigInt(number));
  const powers = Array.from({ length: bits }, (_, power) => 2n ** BigInt(power));
  const around = literals.flatMap((value) => [value, value - 1n, value + 1n, -value]);
  const multiples = literals.flatMap((value) => small.flatMap((count) => [value * count, (value + 1n) * count]));
  const base = [...around, ...powers];
  const unions = around.flatMap((value) =>
    base.flatMap((other) => [value | other, value ^ other, value << (other & 31n)]),
  );
  // Integers beyond 2^53 cannot be drawn.
  const most = 2n ** BigInt(Math.min(bits - (unsigned ? 0 : 1), 53)) - 1n;
  const least = unsigned ? 0n : -most;
  return [...small, ...multiples, ...base, ...unions].filter((value) => value >= least && value <= most).map(String);
}

/** Every string of few bits; for many bits, combinations of the written ones and single bits. */
function bitStrings(literals: readonly string[], length: number): readonly string[] {
  const spell = (value: bigint): string => BigInt.asUintN(length, value).toString(2).padStart(length, '0');
  if (length <= 8) return Array.from({ length: 2 ** length }, (_, value) => spell(BigInt(value)));
  const written = literals.filter((text) => /^[01]+$/.test(text)).map((text) => BigInt(`0b${text}`));
  const single = Array.from({ length }, (_, power) => 2n ** BigInt(power));
  const base = [0n, ~0n, ...written, ...written.map((value) => ~value), ...single];
  return base.flatMap((value) => base.flatMap((other) => [value | other, value & other, value ^ other])).map(spell);
}

function subsets(labels: readonly string[]): readonly string[] {
  return Array.from({ length: 2 ** labels.length }, (_, mask) =>
    labels.filter((_label, index) => (mask & (2 ** index)) !== 0).join(','),
  );
}
