import type { ColumnStatistics } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import { DAY_MICROS } from '../../language/values/calendar.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { foreseeBeginning } from '../time/find-beginning.ts';
import { type MomentKind, momentText } from './moment-units.ts';

/** Parents are created this many days before the first of their children. */
const BEFORE = 730;

/**
 * Gives parents that a profile does not cover, because they are few, a beginning before that of their children: by
 * their own calendar they would begin later than was measured for the children, which are never older.
 */
export function foreseeMoments(draft: Draft, tables: Map<string, TableDraft>): void {
  for (const target of draft.tables.values()) {
    const own = beginningOf(draft, target);
    if (own === undefined || own.measured !== undefined) continue;
    const first = firstOf(draft, target, new Set());
    if (first === undefined) continue;
    const unit = own.kind === 'date' ? DAY_MICROS : 1_000_000;
    const [from, to] = [first - BEFORE * DAY_MICROS, first].map((micros) =>
      momentText(Math.floor(micros / unit), own.kind),
    );
    const statistics: ColumnStatistics = { quantiles: [from as string, to as string] };
    const columns = target.table.columns.map((column) =>
      column.name === own.name ? { ...column, statistics: { ...column.statistics, ...statistics } } : column,
    );
    tables.set(target.key, { ...target, table: { ...target.table, columns } });
  }
}

type Begun = { readonly name: string; readonly kind: MomentKind; readonly measured: number | undefined };

function beginningOf(draft: Draft, target: TableDraft): Begun | undefined {
  const name = foreseeBeginning(draft, target)?.column;
  const kind = target.types.get(name ?? '')?.kind;
  if (name === undefined || (kind !== 'date' && kind !== 'timestamp') || target.columnRules.has(name)) return undefined;
  const quantiles = target.table.columns.find((column) => column.name === name)?.statistics?.quantiles;
  const first = quantiles === undefined || quantiles.length < 2 ? Number.NaN : parseMicros(quantiles[0] as string);
  return { name, kind, measured: Number.isNaN(first) ? undefined : first };
}

/** The first measured beginning of all that refer to a table, directly or indirectly. */
function firstOf(draft: Draft, target: TableDraft, seen: Set<string>): number | undefined {
  if (seen.has(target.key)) return undefined;
  seen.add(target.key);
  const found = [...draft.tables.values()].flatMap((child) => {
    if (child === target || !refersTo(child, target)) return [];
    const first = beginningOf(draft, child)?.measured ?? firstOf(draft, child, seen);
    return first === undefined ? [] : [first];
  });
  return found.length === 0 ? undefined : Math.min(...found);
}

const refersTo = ({ table }: TableDraft, { key }: TableDraft): boolean =>
  table.foreign_keys.some(({ references }) => tableKey({ name: references.table, schema: references.schema }) === key);
