import { conjunctsOf } from '../../language/expression/conjuncts-of.ts';
import type { Expression } from '../../language/expression/expression.ts';
import type { Table } from '../../language/schema/schema-document.ts';

/** Two columns of a row of which a CHECK says that the first lies below the second, or that they differ. */
export type Pair = { readonly form: 'ascending' | 'apart'; readonly columns: readonly [string, string] };

export function pairsOf({ checks }: Table): readonly Pair[] {
  return checks
    .flatMap(({ predicate }) => (predicate === undefined ? [] : conjunctsOf(predicate)))
    .flatMap((part) => readPair(part) ?? []);
}

export function readPair(part: Expression): Pair | undefined {
  if (part.op === 'not' && part.arg.op === 'compare' && part.arg.operator === '=')
    return readPair({ ...part.arg, operator: '<>' });
  if (part.op !== 'compare' || part.left.op !== 'column' || part.right.op !== 'column') return undefined;
  const [left, right] = [part.left.name, part.right.name];
  if (left === right) return undefined;
  switch (part.operator) {
    case '<':
    case '<=':
      return { form: 'ascending', columns: [left, right] };
    case '>':
    case '>=':
      return { form: 'ascending', columns: [right, left] };
    case '<>':
    case 'is distinct from':
      return { form: 'apart', columns: [left, right] };
    default:
      return undefined;
  }
}
