import type { Expression } from '../../language/expression/expression.ts';
import { parseMoment } from '../../weave/generators/time/moment.ts';
import { readNames } from '../infer/names/read-names.ts';
import { kindsOfTable } from '../infer/table-kinds.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { calculate, call, interval, number, text } from '../../language/expression/make-expression.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import type { Beginning, Window } from '../draft/beginning.ts';
import { findHappening } from './find-beginning.ts';
import { wordTable } from '../../base/text/word-table.ts';

/** A reference, and when the referenced row was created. */
export type Parent = {
  readonly index: number;
  readonly reference: ReferenceDraft;
  readonly table: TableDraft;
  readonly beginning: Beginning;
  /** If the row has no timestamp of its own: the columns that lead on to one that has. */
  readonly via?: readonly string[];
};

const DAY = 86_400_000_000;

/** How a row's beginning is made: by its position in its table, and not before the parents that are read. */
export function momentOfRow(
  draft: Draft,
  target: TableDraft,
  own: ColumnPlan & { readonly source: Extract<ColumnPlan['source'], { kind: 'generator' }> },
  window: Window,
  parents: readonly Parent[],
  owner: Parent | undefined,
): Pick<ColumnPlan, 'source' | 'reason'> {
  const { schema, asOf } = draft;
  if (parents.length === 0)
    return {
      source: { ...own.source, options: { ...own.source.options, ...window, rise: true } },
      reason: `${own.reason}; rises with the row's number`,
    };
  const isDate = target.types.get(own.name)?.kind === 'date';
  const happening = owner === undefined ? undefined : findHappening(draft, owner.table);
  const moments = parents.map((parent) => momentOf(target, parent, isDate));
  // Whatever belongs to an appointment comes when that takes place, not when it is made.
  if (owner !== undefined && happening !== undefined && happening !== owner.beginning.column)
    moments.push(momentOf(target, { ...owner, beginning: { ...owner.beginning, column: happening } }, isDate));
  const names = parents.map(({ table, beginning }) => `${table.key}.${beginning.column}`);
  const expression =
    owner === undefined || !isAlwaysThere(owner)
      ? call('greatest', risingIn(window, isDate, asOf), ...moments)
      : soonAfter(kindsOfTable(readNames(schema, target.table)), moments, isDate);
  return { source: { kind: 'derive', expression }, reason: `${own.reason}; not before ${names.join(', ')}` };
}

const isAlwaysThere = ({ table, reference, beginning }: Parent): boolean =>
  !reference.nullable && table.columns.get(beginning.column)?.null_fraction === 0;

function momentOf(target: TableDraft, { reference, table, beginning, via = [] }: Parent, isDate: boolean): Expression {
  const through = [stepOf(target, reference), ...via];
  const moment: Expression = { op: 'column', name: beginning.column, through };
  const isLater = isDate && table.types.get(beginning.column)?.kind === 'timestamp';
  // The day after: its own day began before the time did.
  return isLater ? calculate(call('date', moment), '+', number(1)) : moment;
}

/** By a column, whose NULLs show those of the reference, if that column belongs to this reference. */
function stepOf({ references }: TableDraft, reference: ReferenceDraft): string {
  const step = reference.columns.find(
    (name) => references.find((other) => other.name === name || other.columns.includes(name)) === reference,
  );
  return step ?? reference.name;
}

/** Days within which most rows of a short-lived parent are created, by kind. */
const SOON: Readonly<Record<string, number>> = wordTable({
  payment: 3,
  invoice: 7,
  shipment: 7,
  ticket: 14,
  review: 30,
  comment: 30,
  post: 60,
  task: 30,
  file: 30,
});

/** Lines of an order come with it, one after the other. */
function soonAfter(kinds: readonly string[], moments: readonly Expression[], isDate: boolean): Expression {
  const [first, ...others] = moments as [Expression, ...Expression[]];
  const from = others.length === 0 ? first : call('greatest', first, ...others);
  const days = Math.max(1, ...kinds.map((kind) => SOON[kind] ?? 1));
  const end = calculate(from, '+', isDate ? number(days) : interval(days * DAY));
  return call('in_turn', from, call('least', end, call('greatest', from, call(isDate ? 'current_date' : 'now'))));
}

function risingIn({ calendar, min, max }: Window, isDate: boolean, asOf: number): Expression {
  return call('rising', edgeOf(min, isDate, asOf), edgeOf(max, isDate, asOf), text(calendar));
}

/** A bound of a window as an expression: an offset from now, as the generators count it, or a fixed time. */
function edgeOf(value: string, isDate: boolean, asOf: number): Expression {
  const now = call(isDate ? 'current_date' : 'now');
  if (value === 'now') return now;
  if (/^\d{4}/.test(value)) {
    const type = isDate
      ? ({ kind: 'date', native: 'date' } as const)
      : ({ kind: 'timestamp', native: 'timestamp' } as const);
    return { op: 'cast', arg: text(value), type };
  }
  const days = Math.round((parseMoment(value, asOf) - asOf) / DAY);
  return calculate(now, '+', isDate ? number(days) : interval(days * DAY));
}
