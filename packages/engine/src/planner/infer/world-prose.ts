import { vocabularyOf } from '../../weave/records/vocabulary-table.ts';
import { ownNouns } from './context-of.ts';
import { BY_GUESS, type Finding } from './columns/inference.ts';
import { fromGenerator } from './columns/make-source.ts';
import { WORLD_MARKS } from './data/meanings/world-marks.ts';
import type { Facts } from './read-facts.ts';

/** Tables that occur in every trade, with office texts everywhere. */
const OFFICE: ReadonlySet<string> = new Set(
  `person user customer client employee staff contact company vendor supplier payment invoice expense booking reservation guest course
   student comment post review article message email team role permission ticket account contract subscription candidate`.split(
    /\s+/,
  ),
);

/**
 * Sentences of the table's own field of work, or of the surrounding one: notes in a table of plots are about plants.
 */
export function worldProse(
  { kinds, tableWords, words, type }: Facts,
  what: 'note' | 'description',
): Finding | undefined {
  const isOffice = OFFICE.has(ownNouns(tableWords).at(-1) ?? '');
  const marks: readonly string[] = isOffice ? WORLD_MARKS.slice(0, 1) : WORLD_MARKS;
  const worlds = kinds.filter((kind) => marks.includes(kind[0] ?? ''));
  const of = worlds.map((world) => `${world.slice(1)}_${what}`).find((name) => vocabularyOf(name) !== undefined);
  if (of === undefined) return undefined;
  return {
    source: fromGenerator('term', { of, max: 2, join: ' ' }),
    confidence: BY_GUESS,
    reason: `the name suggests a ${words.at(-1) ?? what}, in such a field of work; the type is ${type.native}`,
  };
}
