import { pairCount, productSize } from '../../../weave/reference/product-size.ts';
import { arePlain, wordsOf } from '../../draft/any-collation.ts';
import type { CapacityFacts } from '../capacity.ts';
import { columnDigit } from '../digit.ts';
import type { TableDraft } from '../../draft/draft.ts';
import { pairsOf } from '../../draft/pairs-of.ts';
import type { ColumnPlan, ColumnSource } from '../../../document/plan/plan.ts';
import { freeText, roomIn } from '../free-text.ts';
import { furtherDigits } from '../further-digits.ts';
import { layOut } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

/** A key over two texts that a CHECK wants to differ, or the first to be the lesser: both take theirs from one list. */
export function byTextPairs(task: UniqueTask): string | undefined {
  const { target, set, facts } = task;
  if (set.coarse.length > 0 || set.where !== undefined || Object.keys(set.prefixes ?? {}).length > 0) return undefined;
  const pairs = pairsOf(target.table).filter(({ columns }) => columns.every((name) => set.columns.includes(name)));
  const pair = pairs.find(({ form }) => form === 'ascending') ?? pairs[0];
  const plans = pair?.columns.map((name) => freeText(target, name, pair.columns)) ?? [];
  const [first, second] = plans;
  if (pair === undefined || first === undefined || second === undefined) return undefined;
  const { form, columns } = pair;
  const others = set.columns.filter((name) => !columns.includes(name));
  for (const source of sourcesFor(target, [first, second], form, facts)) {
    const taken = [first, second].map((plan) => columnDigit(task, { ...plan, source }));
    const size = Math.min(...taken.map((digit) => digit.size));
    const isEnough = pairCount({ radices: [size], form }) >= target.rows;
    const further = isEnough || others.length === 0 ? [] : (furtherDigits(task, others, size, true) ?? []);
    const digits = [...taken.map((digit) => ({ ...digit, size })), ...further];
    const tuples = productSize({ radices: digits.map((digit) => digit.size), form });
    const isLast = form === 'apart' || source.generator === 'pattern';
    if (tuples < target.rows && !isLast) continue;
    const why = (): string => `${size} values make ${tuples} tuples of (${set.columns.join(', ')})`;
    if (!layOut(task, { form, digits, why })) continue;
    for (const name of columns) target.replaced.add(name);
    const once = further.length === 0 ? '' : ` with the same ${others.join(', ')}`;
    return `each pair of values of ${columns.join(' and ')} occurs once${once}`;
  }
  return undefined;
}

type Listed = Extract<ColumnSource, { kind: 'generator' }>;

/** What both columns would hold anyway, in order, where that is one list; else letters. */
function sourcesFor(
  target: TableDraft,
  plans: readonly ColumnPlan[],
  form: 'ascending' | 'apart',
  { lexicon }: CapacityFacts,
): readonly Listed[] {
  const room = Math.min(...plans.map((plan) => roomIn(target, plan)));
  const [values = [], others] = plans.map(({ name, source }) => {
    const type = target.types.get(name);
    const words = type === undefined ? [] : wordsOf(source, type, lexicon);
    return [...new Set(words)].filter((value) => [...value].length <= room).toSorted(byCodeUnit);
  });
  const shared = values.length > 1 && values.length <= MAX_LISTED && values.join('\n') === others?.join('\n');
  const listed = shared && (form === 'apart' || arePlain(values)) ? [sourceOf('one_of', { values })] : [];
  // Texts of different kinds, or of many words, differ often enough to be drawn again where they do not.
  if (form === 'apart') return listed;
  return [...listed, sourceOf('pattern', { regex: `[a-z]{${Math.min(room, LETTERS)}}` })];
}

function sourceOf(generator: string, options: Listed['options']): Listed {
  return { kind: 'generator', generator, version: 1, options };
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const MAX_LISTED = 600;
/** So many letters make pairs enough, and no more than numbers can count. */
const LETTERS = 5;
