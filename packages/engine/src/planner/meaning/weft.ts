import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ColumnPlan, Plan, TablePlan } from '../../document/plan/plan.ts';
import { wordsOf } from './name-parts.ts';

/** A planned table while names are read for what its columns have to do with each other. */
export type WovenTable = {
  readonly target: TableDraft;
  readonly plan: TablePlan;
  /** A column's name in English words. */
  readonly words: (column: string) => readonly string[];
  readonly columns: Map<string, ColumnPlan>;
  /** Columns that follow from others by their names, with what filled them before. */
  readonly before: Map<string, ColumnPlan>;
};

export type Weft = {
  readonly draft: Draft;
  readonly tables: ReadonlyMap<string, WovenTable>;
  /** Tables whose rows belong to a table's rows and lie together for each, by that table. */
  readonly children: ReadonlyMap<string, readonly WovenTable[]>;
  readonly locale: string;
};

export function makeWeft(draft: Draft, plan: Plan): Weft {
  const tables = new Map<string, WovenTable>();
  const children = new Map<string, WovenTable[]>();
  for (const table of plan.tables) {
    const target = draft.tables.get(table.name);
    if (target === undefined || table.rows === 0) continue;
    const words = (column: string): readonly string[] => wordsOf(draft, target, column);
    const columns = new Map(table.columns.map((column) => [column.name, column]));
    const woven: WovenTable = { target, plan: table, words, columns, before: new Map() };
    tables.set(table.name, woven);
    const owner = table.references.find(({ owning }) => owning);
    if (owner?.strategy.kind !== 'fan_out' || owner.to === table.name) continue;
    children.set(owner.to, [...(children.get(owner.to) ?? []), woven]);
  }
  // Of several locales the first says which taxes there are.
  return { draft, tables, children, locale: plan.locale.split('=')[0] ?? plan.locale };
}
