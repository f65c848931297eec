import type { TimeAnswer } from '../data/time-rules.ts';
import { stageInTable } from './journeys.ts';
import { matchStage } from './match-stage.ts';
import type { Facts, Sibling } from '../read-facts.ts';
import { sequenceMoments } from './sequence-moments.ts';

type Context = Pick<Facts, 'siblings' | 'tableKinds' | 'tableWords'>;

const NEUTRAL: ReadonlySet<string> = new Set(
  'at on date time timestamp datetime utc day moment of for was is by in'.split(' '),
);
const PLANS: ReadonlySet<string> = new Set(['scheduled', 'planned', 'appointment']);
const HAPPENS: ReadonlySet<string> = new Set(['started', 'step', 'ended']);
/** Actions on what was not paid or returned in time. */
const DUNNED: ReadonlySet<string> = new Set('reminder reminded dunning dunned overdue collection writeoff'.split(' '));

const PLANNED: TimeAnswer = {
  stage: 'started',
  says: 'when it was planned for',
  rank: 3,
  nulls: 0,
  days: [0, 45],
  isPlan: true,
};
const REMINDED: TimeAnswer = {
  stage: 'removed',
  says: 'a reminder',
  rank: 91,
  nulls: 0.85,
  days: [2, 30],
  isAfterDue: true,
};

const known = new WeakMap<Facts['siblings'], ReadonlyMap<string, TimeAnswer>>();

/**
 * The stage of each timestamp in a row's life: by its name, and by its position if the name does not decide. Planned
 * times come first if the row also records the outcome.
 */
export function stagesOf(context: Context): ReadonlyMap<string, TimeAnswer> {
  const before = known.get(context.siblings);
  if (before !== undefined) return before;
  const moments = context.siblings.filter(isMoment);
  const found = new Map<string, TimeAnswer>();
  for (const { column, words } of moments) {
    const stage = isUnknown(context, words) ? undefined : stageInTable(context, words);
    if (stage !== undefined) found.set(column.name, stage);
  }
  forgetVague(found, moments);
  setPlans(found, moments);
  setReminders(found, moments);
  // A single unknown day is any day.
  const [only] = moments;
  if (moments.length === 1 && only !== undefined && !found.has(only.column.name)) {
    const said = stageInTable(context, only.words);
    if (said !== undefined && !isVerb(bareOf(only.words).at(-1) ?? '')) found.set(only.column.name, said);
  }
  sequenceMoments(moments, found);
  closeLast(moments, found);
  known.set(context.siblings, found);
  return found;
}

/** Closing comes after solving or completing. */
function closeLast(moments: readonly Sibling[], found: Map<string, TimeAnswer>): void {
  const ends = moments.filter(({ column }) => found.get(column.name)?.stage === 'ended');
  const closing = ends.find(({ words }) => bareOf(words).join() === 'closed');
  const stage = closing && found.get(closing.column.name);
  if (closing === undefined || stage === undefined) return;
  const isDone = ends.some(({ words }) => bareOf(words).length === 1 && DONE.has(bareOf(words)[0] ?? ''));
  if (isDone) found.set(closing.column.name, { ...stage, rank: stage.rank + A_LITTLE });
}

/** Less than between two steps of which only the order is known. */
const A_LITTLE = 0.005;
const DONE: ReadonlySet<string> = new Set('resolved solved completed finished concluded ended'.split(' '));

const isMoment = ({ type }: Sibling): boolean => type.kind === 'date' || type.kind === 'timestamp';
const bareOf = (words: readonly string[]): readonly string[] => words.filter((word) => !NEUTRAL.has(word));

const PARTICIPLE = /^(?:[a-z]{2,}ed|sent|sold|won|built|held|drawn|met|made|cut|given|found|laid|shot|born|begun)$/;
const isVerb = (word: string): boolean => PARTICIPLE.test(word);

/** Whether only `at`, `date` and the like say something about a timestamp. */
function isUnknown(context: Context, words: readonly string[]): boolean {
  if (bareOf(words).length === 0) return false;
  const said = stageInTable(context, words);
  if (said === undefined || said.stage !== 'past') return said === undefined;
  const pattern = matchStage(words, context.tableKinds)?.pattern.split(' ') ?? [];
  return pattern.every((word) => NEUTRAL.has(word));
}

/** A `report_date` alone is any day; after the day of the reported event it is an ordinary step. */
function forgetVague(found: Map<string, TimeAnswer>, moments: readonly Sibling[]): void {
  for (const [at, { column, words }] of moments.entries()) {
    const isVague = found.get(column.name)?.stage === 'past' && bareOf(words).length > 0;
    if (isVague && at > 0 && !words.includes('effective')) found.delete(column.name);
  }
}

/** `scheduled_at` beside `checked_in_at` is the planned time, and no longer in the future. */
function setPlans(found: Map<string, TimeAnswer>, moments: readonly Sibling[]): void {
  const happens = moments.some(({ column }) => HAPPENS.has(found.get(column.name)?.stage ?? 'step'));
  if (!happens) return;
  for (const { column, words } of moments) {
    const bare = bareOf(words);
    const isPlan = bare.length === 1 && PLANS.has(bare[0] ?? '');
    if (isPlan && found.get(column.name)?.stage === 'future') found.set(column.name, PLANNED);
  }
  if (![...found.values()].includes(PLANNED)) return;
  // Not every plan comes about.
  for (const [name, stage] of found)
    if (stage.stage === 'started' && stage !== PLANNED) found.set(name, { ...stage, nulls: 0.15 });
}

const isWrittenOff = (words: readonly string[]): boolean => words.includes('written') && words.includes('off');

/** Reminders come after the due date. */
function setReminders(found: Map<string, TimeAnswer>, moments: readonly Sibling[]): void {
  if (![...found.values()].some(({ stage }) => stage === 'future')) return;
  for (const { column, words } of moments)
    if ((words.some((word) => DUNNED.has(word)) || isWrittenOff(words)) && !words.includes('due'))
      found.set(column.name, REMINDED);
}
