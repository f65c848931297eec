import type { TimeAnswer } from './data/time-rules.ts';
import { stageInTable } from './journeys.ts';
import { isEnglish } from './names/english.ts';
import type { Facts, Sibling } from './read-facts.ts';

type Context = Pick<Facts, 'siblings' | 'tableKinds' | 'tableWords'>;

const NEUTRAL: ReadonlySet<string> = new Set(
  'at on date time timestamp datetime utc day moment of for was is by in'.split(' '),
);
const PARTICIPLE = /^(?:[a-z]{2,}ed|sent|sold|won|built|held|drawn|met|made|cut|given|found|laid|shot|born|begun)$/;
const PLANS: ReadonlySet<string> = new Set(['scheduled', 'planned', 'appointment']);
const HAPPENS: ReadonlySet<string> = new Set(['started', 'step', 'ended']);

const HAPPENED: TimeAnswer = { stage: 'created', says: 'the moment it happened', rank: 0, nulls: 0 };
const PLANNED: TimeAnswer = {
  stage: 'started',
  says: 'when it was planned for',
  rank: 3,
  nulls: 0,
  days: [0, 45],
  isPlan: true,
};
const BEGUN: TimeAnswer = { stage: 'started', says: 'the moment it happened', rank: 5, nulls: 0, days: [0, 5] };
const NEXT: TimeAnswer = { stage: 'step', says: 'a step', rank: 0, nulls: 0.2, days: [0, 10] };
/** Between two steps of which nobody knows more than that the table lists one after the other. */
const STEP = 0.01;

const known = new WeakMap<Facts['siblings'], ReadonlyMap<string, TimeAnswer>>();

/**
 * When in a row's life each of its moments lies: by its name, else by its place among the others. Verbs that no rule knows
 * (`brewed_at`, `bottled_at`) happen in the order in which the table lists them, and the first of them is where the row
 * begins, if nothing else is. What was planned comes first where the row also tells what came of it.
 */
export function stagesOf(context: Context): ReadonlyMap<string, TimeAnswer> {
  const before = known.get(context.siblings);
  if (before !== undefined) return before;
  const moments = context.siblings.filter(isMoment);
  const found = new Map<string, TimeAnswer>();
  for (const { column, words } of moments) {
    const stage = isUnknownVerb(context, words) ? undefined : stageInTable(context, words);
    if (stage !== undefined) found.set(column.name, stage);
  }
  const isBegun = [...found.values()].some(({ stage }) => stage === 'created' || stage === 'started');
  const verbs = moments.filter(({ words }) => isUnknownVerb(context, words));
  setPlans(found, moments, verbs.length > 0);
  const isPlanned = [...found.values()].includes(PLANNED);
  let rank = 0;
  let isFirst = !isBegun && !moments.some(({ column, words }) => isBare(words) && found.has(column.name));
  for (const moment of moments) {
    const stage = found.get(moment.column.name);
    if (stage !== undefined) {
      if (stage.stage === 'created' || HAPPENS.has(stage.stage)) rank = Math.max(rank, stage.rank);
      continue;
    }
    if (!verbs.includes(moment)) continue;
    rank = isFirst ? 5 : rank + STEP;
    found.set(moment.column.name, isFirst ? (isPlanned ? BEGUN : HAPPENED) : { ...NEXT, rank });
    isFirst = false;
  }
  known.set(context.siblings, found);
  return found;
}

const isMoment = ({ type }: Sibling): boolean => type.kind === 'date' || type.kind === 'timestamp';
const bareOf = (words: readonly string[]): readonly string[] => words.filter((word) => !NEUTRAL.has(word));
const isBare = (words: readonly string[]): boolean => bareOf(words).length === 0;

/** Whether a moment's name is a verb, or a word of nobody's, that only `at` and the like say something about. */
function isUnknownVerb(context: Context, words: readonly string[]): boolean {
  const bare = bareOf(words);
  const last = bare.at(-1);
  if (last === undefined || bare.length > 2) return false;
  const isVerb = PARTICIPLE.test(last);
  const isStrange = words.length > 1 && last.length > 4 && !isEnglish(last);
  if (!isVerb && !isStrange) return false;
  const said = stageInTable(context, words);
  return said === undefined || said.stage === 'past';
}

/** `scheduled_at` beside `checked_in_at` is when it was to be, and no longer lies ahead. */
function setPlans(found: Map<string, TimeAnswer>, moments: readonly Sibling[], hasVerbs: boolean): void {
  const happens = hasVerbs || [...found.values()].some(({ stage }) => HAPPENS.has(stage));
  if (!happens) return;
  for (const { column, words } of moments) {
    const bare = bareOf(words);
    const isPlan = bare.length === 1 && PLANS.has(bare[0] ?? '');
    if (isPlan && found.get(column.name)?.stage === 'future') found.set(column.name, PLANNED);
  }
  if (![...found.values()].includes(PLANNED)) return;
  // Not all that was planned comes about.
  for (const [name, stage] of found)
    if (stage.stage === 'started' && stage !== PLANNED) found.set(name, { ...stage, nulls: 0.15 });
}
