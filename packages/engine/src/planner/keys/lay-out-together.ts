import { countOf } from '../../base/text/count-of.ts';
import type { ReferenceDraft } from '../draft/draft.ts';
import type { UniqueSet } from '../draft/unique-sets.ts';
import { allocateTogether, type Table } from './allocate.ts';
import { isDistinct } from './is-distinct.ts';
import { layOut } from './lay-out.ts';
import type { UniqueTask } from './unique-task.ts';
import { byOneColumn } from './ways/by-digits.ts';

/**
 * Lays out all that keys offer which share columns, so that one number of the row keeps each of them. Keys that one column
 * keeps get that column first. Answers whether anything was done.
 */
export function layOutTogether(table: Table, sets: readonly UniqueSet[]): boolean {
  const plain = sets.filter((set) => isPlain(set) && !isKept({ ...table, set }));
  const shared = plain.filter((set) => !isKept({ ...table, set }) && byOneColumn({ ...table, set }) === undefined);
  return (
    groupsOf(shared)
      .map((group) => layOutGroup(table, group))
      .includes(true) || shared.length < plain.length
  );
}

function isPlain({ columns, coarse, where, prefixes = {}, period }: UniqueSet): boolean {
  const isWhole = coarse.length === 0 && where === undefined && period === undefined;
  return isWhole && columns.length > 0 && !columns.some((name) => prefixes[name] !== undefined);
}

/** Whether a column, or a parent, never repeats. */
function isKept({ target, set }: UniqueTask): boolean {
  const isOnce = ({ columns, strategy }: ReferenceDraft): boolean =>
    strategy?.kind === 'one_to_one' && columns.length > 0 && columns.every((name) => set.columns.includes(name));
  return set.columns.some((name) => isDistinct(target.columns.get(name))) || target.references.some(isOnce);
}

/** Keys that share columns, directly or through others. */
function groupsOf(sets: readonly UniqueSet[]): readonly (readonly UniqueSet[])[] {
  const groups: UniqueSet[][] = [];
  for (const set of sets) {
    const sharing = groups.filter((group) =>
      group.some((other) => other.columns.some((at) => set.columns.includes(at))),
    );
    const others = groups.filter((group) => !sharing.includes(group));
    groups.splice(0, groups.length, ...others, [...sharing.flat(), set]);
  }
  return groups;
}

/** Whatever lets the most rows in. */
function layOutGroup(table: Table, group: readonly UniqueSet[]): boolean {
  const { target } = table;
  const [first] = group;
  const [best] = allocateTogether(table, group).toSorted(
    (a, b) => Math.min(b.rows, target.rows) - Math.min(a.rows, target.rows),
  );
  if (first === undefined || best === undefined) return false;
  const named = group.map(({ columns }) => `(${columns.join(', ')})`).join(' and ');
  const why = (tuples: number): string => `${named} allow ${countOf(tuples, 'row')}`;
  return layOut({ ...table, set: first }, { ...best.layout, why });
}
