import type { WorkBudget } from '../../draft/work-budget.ts';
import type { MotifReference } from './motif-table.ts';
import type { MotifState } from './motif-state.ts';
import { provesApart } from './proves-apart.ts';
import { type MotifRow, valueIn, type Variable } from './variable.ts';

/** A reference of a row whose parent is still to be found. */
type Duty = { readonly row: MotifRow; readonly reference: MotifReference };

type Search = {
  readonly state: MotifState;
  readonly work: WorkBudget;
  /** Steps that are left for this row. */
  steps: number;
  /** New rows of each table in this search: a circle of tables that want each other ends somewhere. */
  readonly added: Map<string, number>;
};

/** Where so many steps have found nothing, more hardly ever do. */
const MAX_STEPS = 20_000;
/** New rows of one table for the sake of one row. */
const MAX_ADDED = 4;

/**
 * Adds a row of a table, and whatever rows it needs, such that all keys agree: each reference leads to a row that is there
 * already or to a new one, and where it turns out later that this does not do, to another. `given` are values of columns.
 * False, and nothing is changed, where no way was found.
 */
export function addToMotif(
  state: MotifState,
  work: WorkBudget,
  key: string,
  given: ReadonlyMap<string, string> = new Map(),
): boolean {
  const start = state.trail.length;
  const search: Search = { state, work, steps: MAX_STEPS, added: new Map() };
  const row = state.addRow(key);
  const isGiven = [...given].every(([column, value]) => state.narrow(valueIn(row, column), [value]));
  if (isGiven && state.propagate() && settle(search, dutiesOf(state, row), [row])) return true;
  state.trail.backTo(start);
  return false;
}

function dutiesOf(state: MotifState, row: MotifRow): readonly Duty[] {
  return state.tableOf(row.table).references.map((reference) => ({ row, reference }));
}

function settle(search: Search, duties: readonly Duty[], fresh: readonly MotifRow[]): boolean {
  const { state, work } = search;
  const next = chooseDuty(state, duties);
  if (next === undefined) return tellApart(search, fresh);
  const rest = duties.filter((duty) => duty !== next.duty);
  for (const candidate of next.candidates) {
    if (search.steps-- <= 0) return false;
    work.spend(10, next.duty.row.table);
    const start = state.trail.length;
    const added = candidate === 'new' ? state.addRow(next.duty.reference.to) : undefined;
    if (added !== undefined) count(search, added.table, 1);
    const parent = candidate === 'new' ? (added ?? null) : candidate;
    const further = added === undefined ? rest : [...rest, ...dutiesOf(state, added)];
    if (
      (candidate !== 'new' || mayAdd(search, next.duty.reference.to)) &&
      lead(state, next.duty, parent) &&
      state.propagate() &&
      settle(search, further, added === undefined ? fresh : [...fresh, added])
    )
      return true;
    if (added !== undefined) count(search, added.table, -1);
    state.trail.backTo(start);
  }
  return false;
}

/** Rows that may still have the same key take one of the values that are left, whichever lets all of them differ. */
function tellApart(search: Search, fresh: readonly MotifRow[]): boolean {
  const { state } = search;
  const alike = fresh.filter((row) => !provesApart(state, row));
  if (alike.length === 0) return true;
  const [open] = alike.flatMap((row) => openValues(state, row));
  for (const value of open?.values ?? []) {
    if (open === undefined || search.steps-- <= 0) return false;
    const start = state.trail.length;
    if (state.narrow(open, [value]) && state.propagate() && tellApart(search, fresh)) return true;
    state.trail.backTo(start);
  }
  return false;
}

/** The values of its keys' columns that are one of several. */
function openValues(state: MotifState, row: MotifRow): readonly Variable[] {
  return state
    .tableOf(row.table)
    .keys.flat()
    .map((column) => valueIn(row, column))
    .filter(({ values, isNull }) => isNull !== true && values !== undefined && values.length > 1);
}

function count({ added }: Search, table: string, change: number): void {
  added.set(table, (added.get(table) ?? 0) + change);
}

function mayAdd({ added }: Search, table: string): boolean {
  return (added.get(table) ?? 0) <= MAX_ADDED;
}

/** Makes the reference lead to the row, or be NULL. */
function lead(state: MotifState, { row, reference }: Duty, parent: MotifRow | null): boolean {
  state.setParent(row, reference, parent);
  if (parent === null) {
    if (reference.columns.some((column) => valueIn(row, column).isNull === true)) return true;
    const free = reference.optional.find((column) => state.setNull(valueIn(row, column), true));
    return free !== undefined;
  }
  return reference.columns.every((column, place) => {
    const value = valueIn(row, column);
    return state.setNull(value, false) && state.unify(value, valueIn(parent, reference.toColumns[place] ?? ''));
  });
}

type Candidate = MotifRow | 'new' | null;

/**
 * First what leaves no choice, then what lies furthest below: a parent that has many parents of its own decides these with
 * it. A tree's own references come last.
 */
function chooseDuty(
  state: MotifState,
  duties: readonly Duty[],
): { readonly duty: Duty; readonly candidates: readonly Candidate[] } | undefined {
  let best: Duty | undefined;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const duty of duties) {
    const forced = forcedParent(state, duty);
    if (forced !== undefined) return { duty, candidates: forced };
    const rank = duty.reference.isTree ? -1 : state.tableOf(duty.reference.to).level;
    if (rank > bestRank) [best, bestRank] = [duty, rank];
  }
  return best && { duty: best, candidates: candidatesOf(state, best) };
}

/** NULL where a column is NULL already, or the row that has the same key. */
function forcedParent(state: MotifState, { row, reference }: Duty): readonly Candidate[] | undefined {
  const values = reference.columns.map((column) => valueIn(row, column));
  if (values.some(({ isNull }) => isNull === true)) return [null];
  const { keys } = state.tableOf(reference.to);
  const parent = state.rowsOf(reference.to).find((other) =>
    keys.some((key) =>
      key.every((column) => {
        const place = reference.toColumns.indexOf(column);
        const [mine, theirs] = [values[place], valueIn(other, column)];
        if (mine === undefined) return false;
        return (
          mine === theirs ||
          (mine.values?.length === 1 && theirs.values?.length === 1 && mine.values[0] === theirs.values[0])
        );
      }),
    ),
  );
  if (parent === undefined) return undefined;
  const isOptional = reference.optional.some((column) => valueIn(row, column).isNull === undefined);
  return isOptional ? [parent, null] : [parent];
}

function candidatesOf(state: MotifState, { row, reference }: Duty): readonly Candidate[] {
  const isOptional = reference.optional.some((column) => valueIn(row, column).isNull === undefined);
  const shared = (parent: MotifRow): number =>
    reference.columns.filter(
      (column, place) => valueIn(row, column) === valueIn(parent, reference.toColumns[place] ?? ''),
    ).length;
  const known = state
    .rowsOf(reference.to)
    .map((parent, place) => ({ parent, rank: shared(parent) * 1000 - parent.children + place / 1000 }))
    .filter(({ parent }) => parent !== row)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ parent }) => parent);
  if (reference.isTree) return [...known, ...(isOptional ? [null] : [row, 'new' as const])];
  const nothing = isOptional ? [null] : [];
  // Rows of a kind have each a row of their own above them, even where nothing but custom says so.
  return reference.unique ? ['new', ...known, ...nothing] : [...known, 'new', ...nothing];
}
