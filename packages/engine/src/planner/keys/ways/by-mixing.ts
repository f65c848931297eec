import type { ReferenceDraft } from '../../draft/draft.ts';
import { canBeDistinct, capacityOf } from '../capacity.ts';
import { lowerRows } from '../../draft/lower-rows.ts';
import type { ColumnPlan, ProductPart } from '../../../document/plan/plan.ts';
import { uniqueSets } from '../../draft/unique-sets.ts';
import { usesPlace } from '../../draft/uses-place.ts';
import type { UniqueTask } from '../unique-task.ts';

type Attribute = {
  readonly names: readonly string[];
  readonly size: number;
  readonly take: (part: ProductPart) => void;
};

/** Keys that overlap, such as (a, b), (b, c) and (a, c): parents and values are laid out so that no two repeat together. */
export function byMixing(task: UniqueTask): string | undefined {
  const { draft, target, set } = task;
  const sets = uniqueSets(target).filter(({ columns }) => columns.some((name) => set.columns.includes(name)));
  if (sets.length < 2 || sets.some(({ coarse, where }) => coarse.length > 0 || where !== undefined)) return undefined;
  const attributes = attributesOf(task, [...new Set(sets.flatMap(({ columns }) => columns))]);
  if (attributes.length < 2 || usesPlace(target)) return undefined;
  const twoEach = sets.every(
    ({ columns }) => attributes.filter(({ names }) => names.every((name) => columns.includes(name))).length >= 2,
  );
  const prime = largestPrime(Math.min(...attributes.map(({ size }) => size)));
  if (!twoEach || prime < attributes.length) return undefined;
  const rows = prime * prime;
  if (rows < target.rows && !lowerRows(draft, target, rows, `its overlapping keys allow ${rows} rows`))
    return undefined;
  const owner = target.references[target.owning];
  attributes.forEach(({ take }, position) =>
    take({ name: set.name, radices: attributes.map(() => prime), position, form: 'mixed' }),
  );
  if (owner !== undefined && owner.strategy?.kind === 'product') target.owning = -1;
  return `no two of ${attributes.flatMap(({ names }) => names).join(', ')} repeat together`;
}

function attributesOf({ draft, target, facts }: UniqueTask, names: readonly string[]): readonly Attribute[] {
  const references = target.references.filter((reference) => isFree(reference, names));
  const taken = new Set(target.references.flatMap(({ columns }) => columns));
  const columns = names
    .filter((name) => !taken.has(name) && !target.columnRules.has(name))
    .flatMap((name) => target.columns.get(name) ?? [])
    .map(({ unique_product: _product, ...plan }): ColumnPlan => plan)
    .filter((plan) => canBeDistinct(plan));
  return [
    ...references.map(
      (reference): Attribute => ({
        names: reference.columns,
        size: Math.max(1, draft.tables.get(reference.to)?.rows ?? 1),
        take: (part) => {
          reference.strategy = { kind: 'product', ...part };
        },
      }),
    ),
    ...columns.map(
      (plan): Attribute => ({
        names: [plan.name],
        size: Math.min(capacityOf(target, plan, facts), 2 ** 25),
        take: (part) => target.columns.set(plan.name, { ...plan, unique_product: part, null_fraction: 0 }),
      }),
    ),
  ];
}

function isFree({ columns, strategy, rule, absent, nullable, to }: ReferenceDraft, names: readonly string[]): boolean {
  return (
    !absent &&
    !nullable &&
    to !== '' &&
    columns.length > 0 &&
    columns.every((name) => names.includes(name)) &&
    Object.keys(rule).length === 0 &&
    (strategy?.kind === 'scatter' ||
      strategy?.kind === 'junction' ||
      strategy?.kind === 'fan_out' ||
      strategy?.kind === 'product')
  );
}

function largestPrime(most: number): number {
  for (let candidate = Math.min(Math.floor(most), 2 ** 25); candidate > 1; candidate--)
    if (isPrime(candidate)) return candidate;
  return 1;
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return value > 1;
}
