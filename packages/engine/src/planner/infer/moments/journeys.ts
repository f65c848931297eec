import type { TimeAnswer } from '../data/time-rules.ts';
import { matchStage } from './match-stage.ts';
import type { Facts, Sibling } from '../read-facts.ts';

type Context = Pick<Facts, 'siblings' | 'tableKinds' | 'tableWords'>;

const ARRIVING: ReadonlySet<string> = new Set(['arrival', 'arrive', 'arrived', 'arrives']);
const LEAVING: ReadonlySet<string> = new Set(['departure', 'depart', 'departed', 'departs', 'leave']);

/** People who stay arrive first; people who travel depart first. */
const STAYS: ReadonlySet<string> = new Set(
  'hotel room guest stay reservation night lodging accommodation apartment campsite cabin visit visitor tenant bed check'.split(
    ' ',
  ),
);
const TRAVELS: ReadonlySet<string> = new Set(
  'flight train bus trip leg voyage origin destination station airport gate platform route carrier airline aircraft vessel ship ferry port journey segment transport vehicle driver schedule stop connection railway track'.split(
    ' ',
  ),
);

const START: TimeAnswer = { stage: 'started', says: 'a beginning', rank: 10, nulls: 0 };
const END: TimeAnswer = { stage: 'ended', says: 'an end', rank: 80, nulls: 0.05, days: [1, 14] };

/** The stage of a timestamp in a row's life, where the table decides the meaning of its word. */
export function stageInTable(context: Context, words: readonly string[]): TimeAnswer | undefined {
  const isArrival = words.some((word) => ARRIVING.has(word));
  const isDeparture = words.some((word) => LEAVING.has(word));
  if (isArrival === isDeparture || !hasBoth(context.siblings)) return matchStage(words, context.tableKinds)?.give;
  return isArrival === isStay(context) ? START : END;
}

function hasBoth(siblings: readonly Sibling[]): boolean {
  return [ARRIVING, LEAVING].every((side) => siblings.some(({ words }) => words.some((word) => side.has(word))));
}

/** Which of the two comes later in such a table. */
export function pairsOfJourney(context: Context): readonly (readonly [later: string, earlier: string])[] {
  if (!hasBoth(context.siblings)) return [];
  return isStay(context) ? [['departure', 'arrival']] : [['arrival', 'departure']];
}

/** Whether people stay somewhere between an arrival and a departure. */
export function isStay({ siblings, tableWords }: Context): boolean {
  const said = [...tableWords, ...siblings.flatMap(({ words }) => words)];
  const [stays, travels] = [STAYS, TRAVELS].map((side) => said.filter((word) => side.has(word)).length) as [
    number,
    number,
  ];
  if (stays !== travels) return stays > travels;
  // Without other signs, listing the arrival first means that somebody comes and goes.
  const first = siblings.findIndex(({ words }) => words.some((word) => ARRIVING.has(word)));
  return first < siblings.findIndex(({ words }) => words.some((word) => LEAVING.has(word)));
}

/** Whether a row is about going from one place to another. */
export function isJourney(context: Context): boolean {
  return hasBoth(context.siblings) && !isStay(context);
}
