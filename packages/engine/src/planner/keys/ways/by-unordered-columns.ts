import { typeRange } from '../../../weave/generators/number/integer.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';
import { namesOf } from '../../checks/bounded-columns.ts';
import { columnDigit } from '../digit.ts';
import type { TableDraft } from '../../draft/draft.ts';
import type { ColumnPlan } from '../../../document/plan/plan.ts';
import { roomOf } from '../../../document/plan/room-of.ts';
import { isUnordered } from '../is-unordered.ts';
import { layOut } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

type Pair = readonly [lesser: string, greater: string];

/** `(least(a, b), greatest(a, b))` over columns that refer to nothing: both take their values from one list, in order. */
export function byUnorderedColumns(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const [a, b, ...others] = set.coarse;
  if (a === undefined || b === undefined || others.length > 0 || !isUnordered(task)) return undefined;
  const pair = orderOf(target, [a, b]);
  const plans = pair?.map((name) => freePlan(target, name));
  const [first, second] = plans ?? [];
  if (pair === undefined || first === undefined || second === undefined) return undefined;
  const types = pair.map((name) => target.types.get(name));
  if (types.every((type) => type?.kind === 'uuid') && isUuid(first) && isUuid(second)) {
    // Two columns of random keys never hold the same two the other way round.
    target.columns.set(first.name, { ...first, unique: true, null_fraction: 0 });
    return `${first.name} never repeats`;
  }
  const source = sourceFor(target, pair);
  if (source === undefined) return undefined;
  const taken = [first, second].map((plan) => columnDigit(task, { ...plan, source }));
  const size = Math.min(...taken.map((digit) => digit.size));
  const isDone = layOut(task, {
    form: 'ascending',
    digits: taken.map((digit) => ({ ...digit, size })),
    why: (pairs) => `${size} values make ${pairs} pairs`,
  });
  if (!isDone) return undefined;
  // What a CHECK says of the two is tested.
  for (const name of pair) if (target.solved.has(name)) target.replaced.add(name);
  return `each pair of values of ${pair.join(' and ')} occurs once`;
}

/** Where a CHECK says which of the two is the lesser; undefined where CHECKs ask more than that and two ends. */
function orderOf(target: TableDraft, names: Pair): Pair | undefined {
  let pair = names;
  for (const { columns, variants } of target.solution.groups) {
    if (!columns.some((name) => names.includes(name))) continue;
    const [variant, ...others] = variants;
    if (variant === undefined || others.length > 0 || columns.some((name) => !names.includes(name))) return undefined;
    for (const relation of variant.relations) {
      if (namesOf(relation).some((name) => !names.includes(name))) return undefined;
      if (relation.kind === 'order' && relation.offset === undefined) pair = [relation.lesser, relation.greater];
      else if (relation.kind !== 'distinct') return undefined;
    }
    const plain = ({ null: _null, min: _min, max: _max, ...rest }: ColumnDomain): boolean =>
      Object.keys(rest).length === 0;
    if (!Object.values(variant.domains).every(plain)) return undefined;
  }
  return pair;
}

function freePlan(target: TableDraft, name: string): ColumnPlan | undefined {
  const plan = target.columns.get(name);
  const referring = target.references.some(({ columns }) => columns.includes(name));
  if (plan === undefined || referring || target.columnRules.has(name)) return undefined;
  return plan.unique === true || plan.unique_within !== undefined || plan.unique_product !== undefined
    ? undefined
    : plan;
}

const isUuid = ({ source }: ColumnPlan): boolean => source.kind === 'generator' && source.generator.startsWith('uuid');

/** Values that both columns can hold, numbered alike. */
function sourceFor(target: TableDraft, pair: Pair): ColumnPlan['source'] | undefined {
  const kinds = new Set(pair.map((name) => target.types.get(name)?.kind));
  if (kinds.size === 1 && kinds.has('integer')) {
    const ranges = pair.map((name) => rangeOf(target, name));
    const min = Math.max(...ranges.map(([low]) => low));
    const most = Math.min(...ranges.map(([, high]) => high));
    // As many for few rows as for many: a later run goes on in the same pairs.
    const max = Math.min(most, min + VALUES - 1);
    return { kind: 'generator', generator: 'integer', version: 1, options: { min, max } };
  }
  // Days are numbered in a circle: those of a CHECK that orders them would not rise with their numbers.
  const moment = [...kinds].find((kind) => kind === 'date' || kind === 'timestamp');
  if (kinds.size === 1 && moment !== undefined && !pair.some((name) => target.solved.has(name)))
    return { kind: 'generator', generator: moment, version: 1, options: {} };
  if (kinds.size !== 1 || !kinds.has('text') || pair.some((name) => target.solved.has(name))) return undefined;
  const rooms = pair.map((name) => {
    const [plan, type] = [target.columns.get(name), target.types.get(name)];
    return plan === undefined || type === undefined ? 0 : (roomOf(plan, type) ?? LETTERS);
  });
  const regex = `[a-z]{${Math.min(LETTERS, ...rooms)}}`;
  return { kind: 'generator', generator: 'pattern', version: 1, options: { regex } };
}

const VALUES = 100_000;
/** So many letters make pairs enough, and no more than numbers can count. */
const LETTERS = 5;

function rangeOf(target: TableDraft, name: string): readonly [number, number] {
  const type = target.types.get(name);
  const [least, most] = type === undefined ? [1, 1] : typeRange(type);
  const group = target.solution.groups.find(({ columns }) => columns.includes(name));
  const { min, max } = group?.variants[0]?.domains[name] ?? {};
  const low = min === undefined ? 1 : Math.ceil(Number(min.value) + (min.inclusive ? 0 : 1));
  const high = max === undefined ? most : Math.floor(Number(max.value) - (max.inclusive ? 0 : 1));
  return [Math.max(least, Math.min(low, high)), Math.min(most, high)];
}
