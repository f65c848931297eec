import type { Expression } from '../../expression/expression.ts';
import { columnsOf } from '../../expression/walk-expression.ts';
import type { ColumnPlan } from '../plan.ts';
import { namesOf } from '../bounded-columns.ts';
import type { TableDraft } from '../draft.ts';
import { lowerRows } from '../lower-rows.ts';
import { calculate, call, column, interval, number } from '../make-expression.ts';
import { ownerWithin } from './identifies-parent.ts';
import type { RangeElement } from './range-element.ts';
import type { UniqueTask } from './unique-task.ts';

/** A stretch of values for each row, of which the row's range takes a part: `lead` lies before the first. */
type Slot = { readonly lead: number; readonly width: number; readonly start: number; readonly length: number };

const HOUR = 3_600_000_000;
const DAY = 24 * HOUR;
const LONGEST = 604_800_000_000;
/** So far may the last row's range lie from the first's, in years. */
const YEARS = 300;

/** Gives each row a stretch of its own, within its owner where that is enough, so that no two ranges meet. */
export function keepSlots(task: UniqueTask, element: RangeElement): string | undefined {
  const { draft, target } = task;
  const names = [element.from, ...('column' in element.to ? [element.to.column] : [])];
  const plans = names.flatMap((name) => target.columns.get(name) ?? []);
  if (plans.length < names.length || plans.some(({ name, source }) => isTaken(target, name, source.kind)))
    return undefined;
  // Another constraint may have given out stretches already: those of all rows do for every key, those of owners do not.
  const earlier = slotsOf(plans);
  if (earlier === 'row_number') return `no two ranges of ${names.join(' and ')} meet`;
  const owner = ownerWithin(task);
  const perOwner = owner?.strategy?.kind === 'fan_out' && earlier !== 'place';
  const slot = slotOf(target, element, perOwner);
  if (slot === undefined) return undefined;
  const most = roomOf(target, element.from, slot);
  const why = `${names.join(' and ')} have no room for more ranges that do not meet`;
  if (perOwner) owner.most = Math.min(owner.most ?? most, most);
  else if (target.rows > most && !lowerRows(draft, target, most, why)) return undefined;
  const tied = isTied(target, names);
  const [from, to] = expressionsOf(target, element.from, slot, perOwner);
  plans.forEach((plan, index) => {
    if (tied) target.replaced.add(plan.name);
    target.columns.set(plan.name, slotPlan(plan, index === 0 ? from : to));
  });
  return `each row${perOwner ? ` of one row of ${owner.to}` : ''} has a stretch of its own for ${names.join(' and ')}`;
}

/** What stretches are counted by, where the columns were given some; the end of a range is found from its beginning. */
function slotsOf([from, to]: readonly ColumnPlan[]): 'place' | 'row_number' | undefined {
  if (from?.source.kind !== 'derive') return undefined;
  const follows =
    to === undefined || (to.source.kind === 'derive' && columnsOf(to.source.expression).includes(from.name));
  const text = JSON.stringify(from.source.expression);
  return follows ? (['row_number', 'place'] as const).find((name) => text.includes(`"name":"${name}"`)) : undefined;
}

function slotPlan(plan: ColumnPlan, expression: Expression): ColumnPlan {
  const { unique: _unique, unique_within: _within, unique_product: _product, ...rest } = plan;
  return {
    ...rest,
    null_fraction: 0,
    source: { kind: 'derive', expression },
    reason: `${plan.reason}; no two ranges meet`,
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

function slotOf(target: TableDraft, { from, to }: RangeElement, perOwner: boolean): Slot | undefined {
  const kind = target.types.get(from)?.kind;
  if (kind === 'timestamp') {
    const span = 'column' in to ? undefined : 'micros' in to ? to.micros : longestOf(target, to.span);
    if (span !== undefined) return { lead: 365 * DAY, width: span + HOUR, start: HOUR / 2, length: 0 };
    return perOwner
      ? { lead: 60 * DAY, width: DAY, start: 12 * HOUR, length: 8 * HOUR }
      : { lead: 365 * DAY, width: HOUR, start: HOUR / 4, length: HOUR / 2 };
  }
  if (!('column' in to)) return undefined;
  if (kind === 'date')
    return perOwner ? { lead: 180, width: 14, start: 5, length: 7 } : { lead: 730, width: 4, start: 1, length: 1 };
  if (kind !== 'integer' && kind !== 'decimal') return undefined;
  const { min } = target.bounded.get(from) ?? {};
  return { lead: 9 - (min ?? 1), width: 10, start: 3, length: 4 };
}

/** The longest span that the column will hold. */
function longestOf(target: TableDraft, name: string): number {
  const source = target.columns.get(name)?.source;
  const max = source?.kind === 'generator' && source.generator === 'interval' ? source.options['max'] : undefined;
  return typeof max === 'number' ? max * 1_000_000 : LONGEST;
}

function roomOf(target: TableDraft, name: string, { width, lead }: Slot): number {
  const type = target.types.get(name);
  if (type?.kind === 'timestamp') return Math.floor((YEARS * 365 * DAY) / width);
  if (type?.kind === 'date') return Math.floor((YEARS * 365) / width);
  const { max } = target.bounded.get(name) ?? {};
  const top =
    type?.kind === 'integer'
      ? 2 ** Math.min(52, type.bits - (type.unsigned === true ? 0 : 1)) - 1
      : type?.kind === 'decimal' && type.precision !== undefined
        ? Number(`1e${Math.min(15, type.precision - (type.scale ?? 0))}`) - 1
        : Number.MAX_SAFE_INTEGER;
  return Math.max(1, Math.floor((Math.min(top, max ?? top) + lead) / width) - 1);
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
  const steps = calculate(count, '*', amount(width));
  const first =
    kind === 'timestamp' || kind === 'date'
      ? calculate(calculate(call(kind === 'date' ? 'current_date' : 'now'), '-', amount(lead)), '+', steps)
      : calculate(steps, '-', amount(lead));
  const from = call('between', first, calculate(first, '+', amount(start)));
  const least = kind === 'timestamp' ? Math.min(length, HOUR / 4) : 1;
  return [
    from,
    call('between', calculate(column(name), '+', amount(least)), calculate(column(name), '+', amount(length))),
  ];
}
