import { DAY_MICROS as DAY } from '../../language/values/calendar.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { callsAny, columnsOf } from '../../language/expression/walk-expression.ts';
import { notToldApart } from '../../document/plan/is-told-apart.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import { namesOf } from '../checks/bounded-columns.ts';
import type { TableDraft } from '../draft/draft.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import { calculate, call, column, interval, number, text } from '../../language/expression/make-expression.ts';
import { fanOutWithin } from './identifies-parent.ts';
import { isDistinct } from './is-distinct.ts';
import { asksOrderOnly, ordersTimes } from '../range/order-conditions.ts';
import type { RangeElement } from '../range/range-element.ts';
import { reachExtent } from './reach-extent.ts';
import { type Slot, slotOfColumns, slotOfDay, slotOfReach, slotOfTexts, slotRoom } from '../range/slot-of.ts';
import type { UniqueTask } from './unique-task.ts';

const HOUR = DAY / 24;
/**
 * The maximum length of a range by columns that may have smaller values: longer ranges would fill centuries with few
 * rows.
 */
const LONGEST = { row: 31 * DAY, owner: 366 * DAY };

/**
 * Gives each row a separate stretch, within its owner if that is enough, so that no two ranges overlap. `rivals`:
 * ranges that other constraints build from the same column.
 */
export function keepSlots(
  task: UniqueTask,
  element: RangeElement,
  rivals: readonly RangeElement[] = [],
): string | undefined {
  const { draft, target } = task;
  const names = [element.from, ...('column' in element.to ? [element.to.column] : [])];
  const plans = names.flatMap((name) => target.columns.get(name) ?? []);
  if (plans.length < names.length || plans.some(({ name, source }) => isTaken(target, name, source.kind)))
    return undefined;
  // Another constraint may have given out stretches already: those of all rows do for every key, those of owners do not.
  const earlier = slotsOf(plans);
  const owner = fanOutWithin(task);
  // What never repeats in the table would do so among owners.
  const perOwner = owner !== undefined && earlier === undefined && !isDistinct(plans[0]);
  const found = findSlot(task, [element, ...rivals.filter(({ from }) => from === element.from)], perOwner);
  if (found === undefined) return undefined;
  if (earlier === 'row_number' && 'column' in element.to) return `no two ranges of ${names.join(' and ')} overlap`;
  const { slot, others } = found;
  const most = slotRoom(target, element.from, slot);
  const why = `${names.join(' and ')} have no room for more ranges that do not overlap`;
  if (perOwner) owner.most = Math.min(owner.most ?? most, most);
  else if (target.rows > most && !lowerRows(draft, target, most, why)) return undefined;
  const tied = isTied(target, names);
  const [from, to] = expressionsOf(target, element.from, slot, perOwner);
  plans.forEach((plan, index) => {
    if (tied) target.replaced.add(plan.name);
    target.columns.set(plan.name, slotPlan(plan, index === 0 ? from : to));
  });
  for (const plan of others) target.columns.set(plan.name, plan);
  return `each row${perOwner ? ` of one row of ${owner.to}` : ''} has a separate range for ${names.join(' and ')}`;
}

type Found = { readonly slot: Slot; readonly others: readonly ColumnPlan[] };

/** A stretch that is wide enough for all that is built from one column, and what becomes of further columns. */
function findSlot(
  { draft, target }: UniqueTask,
  elements: readonly RangeElement[],
  perOwner: boolean,
): Found | undefined {
  const [first] = elements;
  if (first === undefined) return undefined;
  const ends = elements.flatMap(({ to }) => ('begin' in to ? [to] : []));
  const times = elements.flatMap(({ to }) => ('times' in to ? [to.times] : []));
  if (ends.length === elements.length) {
    const reached = reachExtent(target, ends, longestOf(target, first.from, perOwner));
    const slot = reached && slotOfReach(target, first.from, reached, perOwner);
    return reached && slot && { slot, others: reached.plans };
  }
  if (times.length === elements.length) {
    const plans = times.flat().flatMap((name) => target.columns.get(name) ?? []);
    const isSure =
      times.every((pair) => ordersTimes(draft, target, pair)) && plans.every((plan) => canBeFilled(target, plan));
    return isSure
      ? { slot: slotOfDay(perOwner), others: plans.map((plan) => ({ ...plan, null_fraction: 0 })) }
      : undefined;
  }
  if (ends.length + times.length > 0) return undefined;
  const columns = elements.flatMap(({ to }) => ('column' in to ? [to.column] : []));
  const isText = target.types.get(first.from)?.kind === 'text';
  if (isText && !asksOrderOnly(draft, target, first.from, columns)) return undefined;
  const slot = isText ? slotOfTexts(target, first.from, columns) : slotOfColumns(target, first.from, perOwner);
  return slot && { slot, others: [] };
}

function longestOf(target: TableDraft, from: string, perOwner: boolean): number {
  const kind = target.types.get(from)?.kind;
  if (kind !== 'timestamp' && kind !== 'date') return Number.POSITIVE_INFINITY;
  return perOwner ? LONGEST.owner : LONGEST.row;
}

/** Whether a column can have a value in every row. */
function canBeFilled(target: TableDraft, { name, source, null_fraction: nulls }: ColumnPlan): boolean {
  if (nulls > 0 && target.columnRules.has(name)) return false;
  return source.kind === 'generator' ? source.generator !== 'constant' : source.kind === 'derive';
}

/** What stretches are counted by, where the columns were given some; the end of a range is found from its beginning. */
function slotsOf([from, to]: readonly ColumnPlan[]): 'place' | 'row_number' | undefined {
  if (from?.source.kind !== 'derive') return undefined;
  const follows =
    to === undefined || (to.source.kind === 'derive' && columnsOf(to.source.expression).includes(from.name));
  const { expression } = from.source;
  return follows ? (['row_number', 'place'] as const).find((name) => callsAny(expression, name)) : undefined;
}

function slotPlan(plan: ColumnPlan, expression: Expression): ColumnPlan {
  return {
    ...notToldApart(plan),
    null_fraction: 0,
    source: { kind: 'derive', expression },
    reason: `${plan.reason}; no two ranges overlap`,
  };
}

function isTaken(target: TableDraft, name: string, kind: string): boolean {
  return target.columnRules.has(name) || kind === 'reference' || kind === 'omit';
}

/** Whether CHECKs ask more of the columns than that the second comes after the first. */
function isTied({ solution }: TableDraft, names: readonly string[]): boolean {
  const [from, to] = names;
  return solution.groups.some(({ columns, variants }) => {
    if (!names.some((name) => columns.includes(name))) return false;
    return variants.some(
      ({ domains, relations }) =>
        names.some(
          (name) => Object.keys(domains[name] ?? {}).some((key) => key !== 'null') || domains[name]?.null === 'always',
        ) ||
        relations.some((relation) => {
          if (!namesOf(relation).some((name) => names.includes(name))) return false;
          return (
            relation.kind !== 'order' ||
            relation.lesser !== from ||
            relation.greater !== to ||
            Number(relation.offset ?? 0) < 0
          );
        }),
    );
  });
}

function expressionsOf(
  target: TableDraft,
  name: string,
  { lead, width, start, length }: Slot,
  perOwner: boolean,
): readonly [Expression, Expression] {
  const kind = target.types.get(name)?.kind;
  const amount = (value: number): Expression => (kind === 'timestamp' ? interval(value) : number(value));
  const count = call(perOwner ? 'place' : 'row_number');
  // Numbers of as many digits are ordered as texts, too, and a digit more lies before the next of them.
  if (kind === 'text') return [textOf(calculate(number(start), '+', count)), calculate(column(name), '||', text('9'))];
  const steps = calculate(count, '*', amount(width));
  const first =
    kind === 'timestamp' || kind === 'date'
      ? calculate(calculate(call(kind === 'date' ? 'current_date' : 'now'), '-', amount(lead)), '+', steps)
      : calculate(steps, '-', amount(lead));
  const from = start === 0 ? first : call('between', first, calculate(first, '+', amount(start)));
  const least = kind === 'timestamp' ? Math.min(length, HOUR / 4) : 1;
  return [
    from,
    call('between', calculate(column(name), '+', amount(least)), calculate(column(name), '+', amount(length))),
  ];
}

const textOf = (arg: Expression): Expression => ({ op: 'cast', arg, type: { kind: 'text', native: 'text' } });

/** Whether a column of the key lies in a stretch of the row's own, in the table or within an owner that the key names. */
export function isSlotted(task: UniqueTask): boolean {
  const counts = fanOutWithin(task) !== undefined ? ['row_number', 'place'] : ['row_number'];
  return task.set.columns.some(
    (name) => task.set.prefixes?.[name] === undefined && liesInSlot(task.target, name, counts),
  );
}

function liesInSlot(target: TableDraft, name: string, counts: readonly string[]): boolean {
  const source = target.columns.get(name)?.source;
  if (source?.kind !== 'derive' || target.columnRules.has(name)) return false;
  const { expression } = source;
  const first = expression.op === 'call' && expression.name === 'between' ? expression.args[0] : expression;
  if (first?.op !== 'arithmetic') return false;
  // The end of a stretch is counted from its beginning.
  if (first.left.op === 'column' && first !== expression) return liesInSlot(target, first.left.name, counts);
  return [first.left, first.right].some((part) => isStep(part, counts));
}

const isStep = (part: Expression, counts: readonly string[]): boolean =>
  part.op === 'arithmetic' && part.operator === '*' && part.left.op === 'call' && counts.includes(part.left.name);
