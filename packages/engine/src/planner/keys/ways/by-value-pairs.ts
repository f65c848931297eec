import { countOf } from '../../../base/text/count-of.ts';
import { typeRange } from '../../../weave/generators/number/integer.ts';
import { pairCount, productSize } from '../../../weave/reference/product-size.ts';
import { isToldApart } from '../../../document/plan/is-told-apart.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import type { ColumnDomain } from '../../../solve/row-solution.ts';
import { namesOf } from '../../checks/bounded-columns.ts';
import { arePlain, wordsOf } from '../../draft/any-collation.ts';
import type { TableDraft } from '../../draft/draft.ts';
import { type Pair, pairsOf } from '../../draft/pairs-of.ts';
import { fromGenerator } from '../../infer/columns/make-source.ts';
import type { CapacityFacts } from '../capacity.ts';
import { columnDigit } from '../digit.ts';
import { freeText, roomIn } from '../free-text.ts';
import { furtherDigits } from '../further-digits.ts';
import { isUnordered } from '../is-unordered.ts';
import { layOut } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

/**
 * A key over two columns that refer to nothing, of which it does not see the order, `(least(a, b), greatest(a, b))`, or which
 * a CHECK wants to differ: both take their values from one list.
 */
export function byValuePairs(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const pair = pairIn(task);
  const [first, second] = pair?.columns.map((name) => freePlan(target, name, pair)) ?? [];
  if (pair === undefined || first === undefined || second === undefined) return undefined;
  if ([first, second].every((plan) => isUuid(target, plan))) {
    // Two columns of random keys never hold the same two the other way round.
    target.columns.set(first.name, { ...first, unique: true, null_fraction: 0 });
    return `${first.name} never repeats`;
  }
  const { form, columns } = pair;
  const others = set.columns.filter((name) => !columns.includes(name));
  const sources = sourcesFor(task, [first, second], form);
  for (const source of sources) {
    const taken = [first, second].map((plan) => columnDigit(task, { ...plan, source }));
    const size = Math.min(...taken.map((digit) => digit.size));
    const isEnough = pairCount({ radices: [size], form }) >= target.rows;
    const further = isEnough || others.length === 0 ? [] : (furtherDigits(task, others, size, true) ?? []);
    const digits = [...taken.map((digit) => ({ ...digit, size })), ...further];
    const tuples = productSize({ radices: digits.map((digit) => digit.size), form });
    if (tuples < target.rows && source !== sources.at(-1)) continue;
    const why = (): string =>
      `there are ${countOf(tuples, 'tuple')} of (${[...columns, ...others].join(', ')}) from ${countOf(size, 'value')}`;
    if (!layOut(task, { form, digits, why })) continue;
    // What a CHECK says of the two is tested.
    for (const name of columns) target.replaced.add(name);
    const once = further.length === 0 ? '' : ` with the same ${others.join(', ')}`;
    return `each pair of values of ${columns.join(' and ')} occurs once${once}`;
  }
  return undefined;
}

function pairIn(task: UniqueTask): Pair | undefined {
  const { target, set } = task;
  const [a, b, ...others] = set.coarse;
  if (a !== undefined)
    return b !== undefined && others.length === 0 && isUnordered(task) ? orderOf(target, [a, b]) : undefined;
  if (set.where !== undefined || Object.keys(set.prefixes ?? {}).length > 0) return undefined;
  const pairs = pairsOf(target.table).filter(
    ({ columns }) =>
      columns.every((name) => set.columns.includes(name)) && columns.some((name) => isText(target, name)),
  );
  return pairs.find(({ form }) => form === 'ascending') ?? pairs[0];
}

/** Where a CHECK says which of the two is the lesser; undefined where CHECKs ask more than that and two ends. */
function orderOf(target: TableDraft, names: Pair['columns']): Pair | undefined {
  let columns = names;
  // Texts are asked for in full where they are looked at.
  for (const { columns: tied, variants } of names.some((name) => isText(target, name)) ? [] : target.solution.groups) {
    if (!tied.some((name) => names.includes(name))) continue;
    const [variant, ...others] = variants;
    if (variant === undefined || others.length > 0 || tied.some((name) => !names.includes(name))) return undefined;
    for (const relation of variant.relations) {
      if (namesOf(relation).some((name) => !names.includes(name))) return undefined;
      if (relation.kind === 'order' && relation.offset === undefined) columns = [relation.lesser, relation.greater];
      else if (relation.kind !== 'distinct') return undefined;
    }
    const plain = ({ null: _null, min: _min, max: _max, ...rest }: ColumnDomain): boolean =>
      Object.keys(rest).length === 0;
    if (!Object.values(variant.domains).every(plain)) return undefined;
  }
  return { form: 'ascending', columns };
}

const isText = (target: TableDraft, name: string): boolean => target.types.get(name)?.kind === 'text';

function freePlan(target: TableDraft, name: string, { columns }: Pair): ColumnPlan | undefined {
  if (isText(target, name)) return freeText(target, name, columns);
  const plan = target.columns.get(name);
  const referring = target.references.some((reference) => reference.columns.includes(name));
  if (plan === undefined || referring || target.columnRules.has(name)) return undefined;
  return isToldApart(plan) ? undefined : plan;
}

function isUuid(target: TableDraft, { name, source }: ColumnPlan): boolean {
  return target.types.get(name)?.kind === 'uuid' && source.kind === 'generator' && source.generator.startsWith('uuid');
}

/** Values that both columns can hold, numbered alike. */
function sourcesFor(
  { target, facts }: UniqueTask,
  plans: readonly ColumnPlan[],
  form: Pair['form'],
): readonly ColumnSource[] {
  const [kind, ...others] = new Set(plans.map(({ name }) => target.types.get(name)?.kind));
  if (others.length > 0) return [];
  if (kind === 'text') return textsFor(target, plans, form, facts);
  if (kind === 'integer') {
    const ranges = plans.map(({ name }) => rangeOf(target, name));
    const min = Math.max(...ranges.map(([low]) => low));
    const most = Math.min(...ranges.map(([, high]) => high));
    // As many for few rows as for many: a later run goes on in the same pairs.
    return [fromGenerator('integer', { min, max: Math.min(most, min + VALUES - 1) })];
  }
  // Days are numbered in a circle: those of a CHECK that orders them would not rise with their numbers.
  const isMoment = kind === 'date' || kind === 'timestamp';
  return isMoment && !plans.some(({ name }) => target.solved.has(name)) ? [fromGenerator(kind)] : [];
}

/** What both columns would hold anyway, in order, where that is one list; else letters. */
function textsFor(
  target: TableDraft,
  plans: readonly ColumnPlan[],
  form: Pair['form'],
  { lexicon }: CapacityFacts,
): readonly ColumnSource[] {
  const room = Math.min(...plans.map((plan) => roomIn(target, plan)));
  const [values = [], others] = plans.map(({ name, source }) => {
    const type = target.types.get(name);
    const words = type === undefined ? [] : wordsOf(source, type, lexicon);
    return [...new Set(words)].filter((value) => [...value].length <= room).toSorted(byCodeUnit);
  });
  const shared = values.length > 1 && values.length <= MAX_LISTED && values.join('\n') === others?.join('\n');
  const listed = shared && (form === 'apart' || arePlain(values)) ? [fromGenerator('one_of', { values })] : [];
  // Texts of different kinds, or of many words, differ often enough to be drawn again where they do not.
  if (form === 'apart') return listed;
  return [...listed, fromGenerator('pattern', { regex: `[a-z]{${Math.min(room, LETTERS)}}` })];
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const MAX_LISTED = 600;
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
