import type { NamedPredicate, RowSolution, Variant, VariantGroup } from '../../solve/row-solution.ts';
import type { Kind } from './draft.ts';

type Solve = (more: readonly NamedPredicate[]) => RowSolution;

const FREE: Variant = { weight: 1, domains: {}, relations: [], order: [] };

/**
 * Where other tables require something of only some rows, rows of each kind alternate, and those of the last kind are
 * unconstrained: the variants of a kind are those that satisfy its requirement. Undefined if a kind cannot be separated
 * so.
 */
export function splitKinds(solution: RowSolution, kinds: readonly Kind[], solve: Solve): RowSolution | undefined {
  const solutions = kinds.map(({ asks }) => {
    const more = asks.map(({ predicate }, index) => ({ name: `asked ${index}`, predicate }));
    const found = more.length === 0 ? solution : solve(more);
    const isMet = more.every(({ name }) => found.verdicts.find((item) => item.name === name)?.verdict === 'solved');
    return isMet ? found : undefined;
  });
  const columns = new Set(kinds.flatMap(({ asks }) => asks.map(({ column }) => column)));
  const touched = [...columns].map((column) => groupOf(solution, column) ?? { columns: [column], variants: [FREE] });
  const groups = new Map(solution.groups.map((group) => [keyOf(group), group]));
  for (const group of touched) {
    const parts = (isClosed(kinds) ? solutions : [...solutions, solution]).map((one) => partOf(one, group));
    if (parts.some((part) => part === undefined || part.length === 0)) return undefined;
    const all = parts.flatMap((part) => part ?? []);
    const rounds = parts.map((part) => all.map((variant) => (part?.includes(variant) === true ? variant.weight : 0)));
    groups.set(keyOf(group), { columns: group.columns, variants: all, rounds });
  }
  return {
    groups: [...groups.values()],
    verdicts: solution.verdicts.map((item) => worstOf(item, solutions)),
    columns: [...new Set([...solution.columns, ...columns])],
  };
}

/** Whether every row has some kind. */
export function isClosed(kinds: readonly Kind[]): boolean {
  return kinds.some(({ closed }) => closed);
}

/** The number of kinds in rotation. */
export function turnsOf(kinds: readonly Kind[]): number {
  return kinds.length === 0 ? 0 : kinds.length + (isClosed(kinds) ? 0 : 1);
}

const keyOf = ({ columns }: VariantGroup): string => columns.toSorted().join('\n');

function groupOf({ groups }: RowSolution, column: string): VariantGroup | undefined {
  return groups.find(({ columns }) => columns.includes(column));
}

/** Its variants of a group, each a separate object; undefined if it groups the columns otherwise. */
function partOf(solution: RowSolution | undefined, group: VariantGroup): readonly Variant[] | undefined {
  if (solution === undefined) return undefined;
  const own = groupOf(solution, group.columns[0] ?? '');
  if (own === undefined) return group.columns.length === 1 ? [{ ...FREE }] : undefined;
  return keyOf(own) === keyOf(group) ? own.variants.map((variant) => ({ ...variant })) : undefined;
}

/** A CHECK that must be tested in rows of one kind is tested in all. */
function worstOf(
  verdict: RowSolution['verdicts'][number],
  solutions: readonly (RowSolution | undefined)[],
): RowSolution['verdicts'][number] {
  const others = solutions.flatMap((one) => one?.verdicts.filter(({ name }) => name === verdict.name) ?? []);
  return [verdict, ...others].find((item) => item.verdict !== 'solved') ?? verdict;
}
