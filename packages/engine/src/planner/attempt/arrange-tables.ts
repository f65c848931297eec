import { countOf } from '../../base/text/count-of.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { leaveEmptyParents } from '../left-out/leave-empty-parents.ts';
import { followOwners, followParents } from '../meaning/follow-parents.ts';
import { giveEachSome } from '../meaning/give-each-some.ts';
import { proposeReferences } from '../meaning/propose-references.ts';
import { settleOwners } from '../references/settle-owners.ts';
import { untangle } from '../meaning/untangle.ts';
import { breakColumnCircles } from '../references/break-column-circles.ts';
import { chooseStrategies } from '../references/choose-strategies.ts';
import { draftReferences } from '../references/draft-references.ts';
import { findDiscriminators } from '../references/find-discriminators.ts';
import { findOwnChildren, forgetOthersChildren } from '../references/find-own-children.ts';
import { limitOwners } from '../keys/settle-limits.ts';
import { makeMotif } from '../references/motif/make-motif.ts';
import { findOrderedKeys } from '../references/order-keys.ts';
import { splitPairs } from '../references/split-pairs.ts';
import { countRows } from '../rows/count-rows.ts';
import { findEnumerations } from '../checks/find-enumerations.ts';
import { findKinds } from '../rows/find-kinds.ts';
import { lowerRows } from '../draft/lower-rows.ts';
import { shapeReferences } from '../shape/shape-references.ts';
import type { Wishes } from '../draft/wishes.ts';
import type { Lengths } from './lengths.ts';

/**
 * Decides how rows refer to each other, and the number of rows of each table. Anything unsatisfiable is in
 * `draft.issues`.
 */
export function arrangeTables(draft: Draft, wishes: Wishes, { seeds, room }: Pick<Lengths, 'seeds' | 'room'>): void {
  checkWishes(draft, wishes);
  if (draft.issues.length > 0) return;
  for (const target of draft.tables.values()) draftReferences(draft, target);
  // References of motif rows are decided elsewhere.
  if (seeds.size === 0) proposeReferences(draft);
  leaveEmptyParents(draft, wishes);
  if (seeds.size === 0) followParents(draft);
  findEnumerations(draft, draft.asOf, seeds.size > 0);
  const particular = findDiscriminators(draft, draft.asOf);
  if (seeds.size > 0) repeatMotif(draft, seeds);
  if (draft.issues.length > 0) return;
  findKinds(draft, new Set([...draft.particular, ...particular]));
  findOwnChildren(draft);
  splitPairs(draft);
  settleOwners(draft);
  followOwners(draft);
  forgetOthersChildren(draft);
  chooseStrategies(draft);
  untangle(draft);
  breakColumnCircles(draft);
  findOrderedKeys(draft);
  limitOwners(draft);
  countRows(draft, wishes);
  giveEachSome(draft);
  shapeReferences(draft);
  for (const [key, most] of room) keepWithin(draft, key, most);
}

function checkWishes(draft: Draft, { as_of, seed }: Wishes): void {
  if (Number.isNaN(parseMicros(as_of)))
    draft.issues.push({
      code: 'bad_time',
      path: 'as_of',
      message: `${as_of} is not a time: write it as 2026-11-15T00:00:00Z.`,
    });
  if (!Number.isSafeInteger(seed) || seed < 0)
    draft.issues.push({
      code: 'bad_number',
      path: 'seed',
      message: 'A seed is a whole number from 0 to 9007199254740991.',
    });
}

function repeatMotif(draft: Draft, seeds: ReadonlySet<string>): void {
  const made = makeMotif(draft, draft.work, seeds);
  if ('stuck' in made) {
    draft.issues.push({
      code: 'unsatisfiable_reference',
      path: `tables.${made.stuck}`,
      message: `Rowloom found no row of ${made.stuck} whose keys all agree with the rows that they refer to. Skip the table with {"${made.stuck}": {"skip": true}}, or change one of its keys.`,
    });
    return;
  }
  for (const [key, motif] of made.motifs) {
    const target = draft.tables.get(key);
    if (target !== undefined) target.motif = motif;
  }
}

function keepWithin(draft: Draft, key: string, most: number): void {
  const target = draft.tables.get(key);
  if (target === undefined || target.rows <= most) return;
  const why = 'the rows that it refers to have room for no more';
  if (!lowerRows(draft, target, most, why))
    draft.issues.push({
      code: 'row_capacity',
      path: `rows.${key}`,
      message: `${key} can have at most ${countOf(most, 'row')}, because ${why}, but the rows that own its rows need more. ${wayOut(target)}`,
    });
}

/** A rule may leave a reference fewer parents than there are, so rules come first. */
function wayOut({ key, table, columnRules }: TableDraft): string {
  const referring = new Set(table.foreign_keys.flatMap(({ columns }) => columns));
  const ruled = [...columnRules.keys()].filter((name) => referring.has(name)).map((name) => `${key}.${name}`);
  const first = ruled.length === 0 ? 'Ask' : `Change the rule for ${ruled.join(', ')}, ask`;
  return `${first} for other numbers of rows, or skip ${key}.`;
}
