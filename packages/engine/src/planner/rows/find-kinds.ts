import type { Expression } from '../../language/expression/expression.ts';
import { columnsOf, mapParts } from '../../language/expression/walk-expression.ts';
import type { Draft, Kind, KindAsk, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import { isUnique } from '../draft/is-unique.ts';
import type { ColumnDomain } from '../../solve/row-solution.ts';
import type { Among } from '../../document/plan/plan.ts';
import { predicatesOf, solveTable } from '../checks/solve-table.ts';
import { isClosed, turnsOf } from '../draft/split-kinds.ts';

/** The maximum number of kinds of one table: each gets its share of the rows. */
const MAX_KINDS = 7;
/** How many levels up a requirement is passed. */
const MAX_STEPS = 6;

/** Which rows of a table are suitable: those of a kind, once all kinds are known, or some of its first. */
type Eligible = { readonly table: TableDraft; readonly kind?: Kind };

type Pending = { readonly reference: ReferenceDraft; readonly rows: Eligible };

/**
 * A table's CHECKs on columns from its parents restrict the suitable parents. For such tables every n-th row of the
 * parent is made suitable, up to where the column is decided, and the reference is limited to those; the other rows
 * keep their variety.
 */
export function findKinds(draft: Draft, particular: ReadonlySet<string>): void {
  const pending: Pending[] = [];
  const inTurn = new Map<Kind, Map<ReferenceDraft, Eligible>>();
  for (const key of particular) {
    const child = draft.tables.get(key);
    if (child === undefined || child.motif !== undefined) continue;
    for (const reference of child.references) {
      const asks = asksOf(draft, child, reference);
      if (asks.length === 0 || reference.among !== undefined || !isOpen(draft, child, reference)) continue;
      const parent = draft.tables.get(reference.to);
      const rows = parent && eligibleFor(draft, parent, asks, inTurn, MAX_STEPS);
      if (rows !== undefined) pending.push({ reference, rows });
    }
  }
  for (const { reference, rows } of pending) reference.among = amongOf(rows);
  for (const { kinds } of draft.tables.values()) {
    for (const kind of kinds)
      for (const reference of inTurn.get(kind)?.keys() ?? [])
        reference.rounds = [
          ...kinds.map((one) => {
            const rows = inTurn.get(one)?.get(reference);
            return rows === undefined ? null : amongOf(rows);
          }),
          ...(isClosed(kinds) ? [] : [null]),
        ];
  }
}

/** Whether some of these tables require something of their parents' columns. */
export function asksOfParents(draft: Draft, particular: ReadonlySet<string>): boolean {
  return [...particular].some((key) => {
    const child = draft.tables.get(key);
    return child?.references.some((reference) => asksOf(draft, child, reference).length > 0) === true;
  });
}

function amongOf(rows: Eligible): Among {
  const { kinds, enumeration } = rows.table;
  if (rows.kind === undefined) return { every: 1, offset: 0, first: enumeration?.values.length ?? 1 };
  return { every: turnsOf(kinds), offset: kinds.indexOf(rows.kind) };
}

function isOpen(draft: Draft, child: TableDraft, { to, rule, absent }: ReferenceDraft): boolean {
  return (
    to !== child.key && !draft.existing.has(to) && !absent && rule.strategy === undefined && rule.through === undefined
  );
}

/** What is required of the reference's columns one by one, under the parent's names. */
function asksOf(
  draft: Draft,
  child: TableDraft,
  { columns, to, to_columns: toColumns }: ReferenceDraft,
): readonly KindAsk[] {
  const parent = draft.tables.get(to);
  const known = new Set(parent === undefined ? [] : predicatesOf(draft, parent).map(({ predicate }) => say(predicate)));
  return predicatesOf(draft, child).flatMap(({ predicate }) => {
    const [name, ...others] = new Set(columnsOf(predicate));
    const column = toColumns[columns.indexOf(name ?? '')];
    if (name === undefined || others.length > 0 || column === undefined || isAboutNull(predicate)) return [];
    const asked = rename(predicate, column);
    return known.has(say(asked)) ? [] : [{ column, predicate: asked }];
  });
}

const say = (predicate: Expression): string => JSON.stringify(predicate);

function isAboutNull(predicate: Expression): boolean {
  return predicate.op === 'is' || (predicate.op === 'not' && predicate.arg.op === 'is');
}

function rename(expression: Expression, name: string): Expression {
  return expression.op === 'column' ? { ...expression, name } : mapParts(expression, (part) => rename(part, name));
}

function eligibleFor(
  draft: Draft,
  table: TableDraft,
  asks: readonly KindAsk[],
  inTurn: Map<Kind, Map<ReferenceDraft, Eligible>>,
  steps: number,
): Eligible | undefined {
  draft.work.spend(1, table.key);
  if (steps === 0 || table.motif !== undefined || draft.existing.has(table.key)) return undefined;
  if (asks.length === 1 && holdFirst(draft, table, asks[0] as KindAsk)) return { table };
  const same = table.kinds.find((kind) => JSON.stringify(kind.asks) === JSON.stringify(asks));
  if (same !== undefined) return { table, kind: same };
  if (table.kinds.length >= MAX_KINDS) return undefined;
  const own = asks.filter(({ column }) => isOwn(table, column));
  const kind: Kind = { asks: own, closed: own.some(({ column }) => isUnique(table.table, [column])) };
  const above = new Map<ReferenceDraft, Eligible>();
  for (const ask of asks.filter((item) => !kind.asks.includes(item))) {
    for (const reference of table.references.filter(({ columns }) => columns.includes(ask.column))) {
      const parent = draft.tables.get(reference.to);
      const column = reference.to_columns[reference.columns.indexOf(ask.column)];
      if (parent === undefined || column === undefined || !isOpen(draft, table, reference)) return undefined;
      const rows = eligibleFor(
        draft,
        parent,
        [{ column, predicate: rename(ask.predicate, column) }],
        inTurn,
        steps - 1,
      );
      if (rows === undefined) return undefined;
      above.set(reference, rows);
    }
  }
  const before = table.kinds;
  table.kinds = [...before, kind];
  if (!isTold(draft, table, kind)) {
    table.kinds = before;
    return undefined;
  }
  inTurn.set(kind, above);
  return { table, kind };
}

/** Some values of a key can occur in one row each: the first rows hold them. */
function holdFirst(draft: Draft, target: TableDraft, { column, predicate }: KindAsk): boolean {
  const { table, enumeration, types, columnRules, kinds } = target;
  const isKey = table.primary_key?.columns.join('\n') === column && types.get(column)?.kind === 'text';
  if (!isKey || columnRules.has(column) || !isOwn(target, column)) return false;
  if (enumeration !== undefined && enumeration.from !== 'some' && enumeration.from !== 'defaults') return false;
  target.enumeration = undefined;
  target.kinds = [{ asks: [{ column, predicate }], closed: false }];
  const group = solveTable(draft, target, draft.asOf).groups.find(({ columns }) => columns.includes(column));
  target.kinds = kinds;
  const asked = group?.variants.filter((_, index) => (group.rounds?.[0]?.[index] ?? 0) > 0) ?? [];
  const lists = asked.map(({ domains }) => domains[column]?.one_of);
  const isListed = lists.length > 0 && lists.every((list) => list !== undefined);
  const held = enumeration?.from === 'some' ? enumeration.values : [];
  target.enumeration = isListed
    ? { column, values: [...new Set([...held, ...lists.flatMap((list) => list ?? [])])], from: 'some' }
    : enumeration;
  return isListed;
}

function isOwn({ references }: TableDraft, column: string): boolean {
  return !references.some(({ columns, absent }) => !absent && columns.includes(column));
}

/** Whether rows of the kind can be made, and enough of them in a unique column. */
function isTold(draft: Draft, target: TableDraft, { asks }: Kind): boolean {
  const { table, columnRules, rounds } = target;
  const isFixed = asks.some(
    ({ column }) =>
      columnRules.has(column) ||
      rounds.has(column) ||
      table.columns.some((item) => item.name === column && (item.generated ?? item.identity) !== undefined),
  );
  if (isFixed) return false;
  const { groups } = solveTable(draft, target, draft.asOf);
  return asks.every(({ column }) => {
    const group = groups.find(({ columns }) => columns.includes(column));
    if (group?.rounds === undefined) return false;
    if (!isUnique(table, [column])) return true;
    const domains = group.variants.map((variant) => variant.domains[column] ?? {});
    const type = target.types.get(column)?.kind;
    return type === 'text' ? areApart(domains.map(beginningOf)) : type === 'integer' && areDisjoint(domains);
  });
}

/** The letters with which all texts of a domain begin. */
function beginningOf({ patterns = [] }: ColumnDomain): string {
  const [only, ...others] = patterns;
  if (only === undefined || others.length > 0 || only.ignore_case) return '';
  return /^\^((?:[\w\s:@#%&,;/!-](?![*+?{|]))+)/.exec(only.source)?.[1] ?? '';
}

/** Whether no text can begin with two of them. */
function areApart(starts: readonly string[]): boolean {
  return starts.every(
    (start, index) => start !== '' && starts.every((other, place) => place === index || !other.startsWith(start)),
  );
}

/** Whether no number lies in the ranges of two of them. */
function areDisjoint(domains: readonly ColumnDomain[]): boolean {
  const ranges = domains
    .map(({ min, max }) => ({
      low: min === undefined ? Number.NEGATIVE_INFINITY : Number(min.value),
      high: max === undefined ? Number.POSITIVE_INFINITY : Number(max.value),
    }))
    .toSorted((a, b) => a.low - b.low);
  return ranges.every(({ low }, index) => index === 0 || low > (ranges[index - 1]?.high ?? low));
}
