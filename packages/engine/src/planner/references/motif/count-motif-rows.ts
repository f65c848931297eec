import { countOf } from '../../../base/text/count-of.ts';
import type { Draft, TableDraft } from '../../draft/draft.ts';
import type { TableMotif } from '../../draft/table-motif.ts';

type MotifDraft = TableDraft & { motif: TableMotif };

/** Tables of a motif have as many groups as all their rows together allow, unless a number was given. */
export function countMotifRows(draft: Draft): void {
  const tables = [...draft.tables.values()].filter(
    (target): target is MotifDraft => target.motif !== undefined && target.rule.skip !== true,
  );
  const groups = countGroups(tables.filter(({ motif }) => motif.every > 0));
  for (const target of tables) {
    if (target.exact) continue;
    const { once, every } = target.motif;
    const count = once + groups * every;
    if (count === target.rows) continue;
    draft.notes.push({
      code: 'rows_changed',
      path: `rows.${target.key}`,
      message: `${target.key} gets ${countOf(count, 'row')} instead of ${target.rows}: its rows come in groups with those of the tables that it shares keys with.`,
    });
    target.rows = count;
  }
}

/** Given numbers decide how many groups there are, first those of tables that others rely on. */
function countGroups(repeated: readonly MotifDraft[]): number {
  const named = repeated.filter(({ exact }) => exact);
  const inner = named.filter(({ motif }) => !motif.isLast);
  const groupsOf = ({ rows, motif }: MotifDraft): number => Math.ceil((rows - motif.once) / motif.every);
  if (named.length > 0) return Math.max(1, ...(inner.length > 0 ? inner : named).map(groupsOf));
  const rows = repeated.reduce((sum, target) => sum + target.rows, 0);
  const size = repeated.reduce((sum, { motif }) => sum + motif.every, 0);
  return Math.max(1, Math.floor(rows / Math.max(1, size)));
}

/**
 * How many rows of a table find all their parents; undefined if it has no motif. A table that nobody relies on may have
 * more: several then share parents.
 */
export function mostMotifRows(draft: Draft, target: TableDraft): number | undefined {
  const { motif } = target;
  if (motif === undefined) return undefined;
  let most = motif.every === 0 ? motif.once : Number.MAX_SAFE_INTEGER;
  for (const [index, parents] of motif.parents) {
    const parent = draft.tables.get(target.references[index]?.to ?? '');
    const theirs = parent?.motif;
    if (parent === undefined || theirs === undefined) continue;
    parents.forEach((place, own) => {
      if (place < 0 || (parent === target && place <= own)) return;
      const groups = groupsWith(theirs, place, parent.rows);
      if (own < motif.once) most = groups > 0 ? most : Math.min(most, own);
      else most = Math.min(most, groups * motif.every + own);
    });
  }
  const units = most - motif.once;
  if (!motif.isLast || units <= 0 || target.rows <= most) return most;
  target.repeat = Math.ceil((target.rows - motif.once) / units);
  return undefined;
}

/**
 * In how many groups of a table with this many rows there is a row at the place; any number for one that occurs once.
 */
function groupsWith({ once, every }: TableMotif, place: number, rows: number): number {
  if (place < once) return place < rows ? Math.floor(Number.MAX_SAFE_INTEGER / 1e6) : 0;
  return rows <= place ? 0 : Math.floor((rows - 1 - place) / every) + 1;
}
