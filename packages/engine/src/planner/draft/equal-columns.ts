import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Table } from '../../language/schema/schema-document.ts';

/**
 * Columns of keys that a CHECK equates with another key's column, each with that column: the keys then share it, and
 * their parents can be chosen so that they agree. Drawn separately they would hardly ever be equal.
 */
export function equalColumns(table: Table): ReadonlyMap<string, string> {
  const equal = new Map<string, string>();
  for (const { predicate } of table.checks) {
    for (const part of predicate === undefined ? [] : conjunctsOf(predicate)) {
      const pair = pairOf(part);
      if (pair === undefined) continue;
      const [one, other] = pair;
      const way = [pair, [other, one] as const].find(
        ([from, to]) => canFollow(table, from, to) && isEqualWherePresent(part, from, to),
      );
      if (way !== undefined && !equal.has(way[1]) && ![...equal.values()].includes(way[0])) equal.set(...way);
    }
  }
  return equal;
}

/** A NOT NULL column may replace another, unless both are in one key, or all of them are NULL together. */
function canFollow(table: Table, from: string, to: string): boolean {
  const [follower, leader] = [from, to].map((name) => table.columns.find((column) => column.name === name));
  if (follower === undefined || leader === undefined || leader.nullable) return false;
  const keys = table.foreign_keys.filter(({ columns }) => columns.includes(from));
  return (
    keys.length > 0 &&
    keys.every(({ columns, match }) => !columns.includes(to) && (match !== 'full' || !follower.nullable)) &&
    table.foreign_keys.some(({ columns }) => columns.includes(to)) &&
    follower.generated === undefined &&
    leader.generated === undefined
  );
}

/** The first two columns that a predicate compares for equality. */
function pairOf(predicate: Expression): readonly [string, string] | undefined {
  if (predicate.op === 'and' || predicate.op === 'or')
    return predicate.args.map(pairOf).find((pair) => pair !== undefined);
  if (predicate.op !== 'compare' || predicate.operator !== '=') return undefined;
  const { left, right } = predicate;
  return left.op === 'column' && right.op === 'column' && left.name !== right.name
    ? [left.name, right.name]
    : undefined;
}

function isEqualWherePresent(predicate: Expression, from: string, to: string): boolean {
  if (predicate.op === 'and') return predicate.args.some((part) => isEqualWherePresent(part, from, to));
  if (predicate.op === 'or') return predicate.args.every((part) => isEqualWherePresent(part, from, to));
  if (predicate.op === 'is')
    return predicate.value === 'null' && predicate.arg.op === 'column' && predicate.arg.name === from;
  const pair = pairOf(predicate);
  return pair !== undefined && pair.includes(from) && pair.includes(to);
}
