import type { Draft } from '../../draft/draft.ts';
import { isComplete } from '../../draft/enumeration.ts';
import type { WorkBudget } from '../../draft/work-budget.ts';
import { findMotifTables } from './find-motif-tables.ts';
import { labelMotif } from './label-motif.ts';
import { leadShared } from './lead-shared.ts';
import { MotifState } from './motif-state.ts';
import type { MotifTable } from './motif-table.ts';
import { placeMotif } from './place-motif.ts';
import { readMotifTables } from './read-motif-tables.ts';
import type { TableMotif } from '../../draft/table-motif.ts';
import { addToMotif } from './weave-motif.ts';

/**
 * Where keys share columns in more ways than owners can follow, a few rows are found of which every key holds, one of each
 * table at least; the tables repeat them. Answers the motif of each table, or a table of which no row was found.
 */
export function makeMotif(
  draft: Draft,
  work: WorkBudget,
  seeds: ReadonlySet<string>,
): { readonly motifs: ReadonlyMap<string, TableMotif> } | { readonly stuck: string } {
  const scope = findMotifTables(draft, seeds);
  for (const key of scope.keys()) forgetUse(draft, key);
  const tables = readMotifTables(draft, scope);
  const state = new MotifState(tables, draft.asOf);
  // A list has a row for each of its values.
  for (const [key, { target, columns }] of tables) {
    const { enumeration } = target;
    if (!isComplete(enumeration) || !columns.includes(enumeration.column)) continue;
    for (const value of enumeration.values)
      if (!addToMotif(state, work, key, new Map([[enumeration.column, value]]))) return { stuck: key };
  }
  // So has one whose key CHECKs list in full: those that nothing else forbids.
  for (const [key, table] of tables) for (const tuple of listedTuples(table)) addToMotif(state, work, key, tuple);
  // From below: most rows of tables above are there by the time that their turn comes.
  const order = [...tables].toSorted(([, a], [, b]) => b.level - a.level);
  for (const [key, { target }] of order) {
    if (target.rule.skip === true || state.rowsOf(key).length > 0) continue;
    if (!addToMotif(state, work, key)) return { stuck: key };
  }
  labelMotif(state);
  leadShared(draft, state);
  return { motifs: placeMotif(state) };
}

/** A list of more tuples than these is no list. */
const MOST_TUPLES = 40;

/** The values of a key of several columns, where each variant of a CHECK lists them. */
function listedTuples({ keys, groups }: MotifTable): readonly ReadonlyMap<string, string>[] {
  for (const key of keys.filter((columns) => columns.length > 1))
    for (const { variants } of groups) {
      const lists = variants.map(({ domains }) => key.map((column) => domains[column]?.one_of ?? []));
      const count = lists.reduce((sum, values) => sum + values.reduce((all, { length }) => all * length, 1), 0);
      if (variants.length < 2 || lists.flat().some(({ length }) => length === 0) || count > MOST_TUPLES) continue;
      return lists.flatMap((values) =>
        values.reduce<readonly ReadonlyMap<string, string>[]>(
          (tuples, list, at) =>
            tuples.flatMap((tuple) => list.map((value) => new Map([...tuple, [key[at] ?? '', value]]))),
          [new Map()],
        ),
      );
    }
  return [];
}

/** What others ask of a table's key is asked of the row that they refer to, not of all rows. */
function forgetUse(draft: Draft, key: string): void {
  const target = draft.tables.get(key);
  if (target === undefined) return;
  if (target.enumeration?.from !== 'key') target.enumeration = undefined;
  target.rounds.clear();
  for (const reference of target.references) delete reference.among;
}
