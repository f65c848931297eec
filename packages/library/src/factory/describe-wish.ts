import type { MadeNode } from './made-node.ts';
import type { Wish } from './read-overrides.ts';

/** Equal for equal requests. A row that was given as a parent is itself, or any row if `naming` says so. */
export function describeWish(
  { columns, parents }: Wish,
  naming: (given: MadeNode) => string = ({ number }) => `#${number}`,
): string {
  const own = [...columns].map(([column, value]) => `${column}=${JSON.stringify(value)}`);
  const above = [...parents].map(([index, parent]) =>
    parent === null
      ? `${index}:`
      : 'values' in parent
        ? `${index}:${naming(parent)}`
        : `${index}:(${describeWish(parent, naming)})`,
  );
  return [...own, ...above].join(' ');
}
