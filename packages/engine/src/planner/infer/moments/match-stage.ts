import { type TimeAnswer, timeRules } from '../data/time-rules.ts';
import { makeMatcher, type Match } from '../match-rule.ts';

const matchWords = makeMatcher(timeRules);
const NEUTRAL: ReadonlySet<string> = new Set(['at', 'on', 'date', 'time', 'timestamp', 'utc', 'day', 'moment', 'of']);

const AGAIN: ReadonlySet<string> = new Set(['step', 'created', 'past']);

/**
 * `started_at`, `date_started` and `start_time` all mean "started"; a longer pattern (`order date`) says more than its
 * words.
 */
export function matchStage(words: readonly string[], kinds: readonly string[]): Match<TimeAnswer> | undefined {
  const whole = matchWords(words, kinds);
  const bare = words.filter((word) => !NEUTRAL.has(word));
  const inner = bare.length === 0 ? undefined : matchWords(bare, kinds);
  // `last_verified_at` and `last_order_date` are recurring, not steps of the row's life.
  if (words.includes('last') && [inner, whole].some((found) => found !== undefined && AGAIN.has(found.give.stage)))
    return matchWords(['last'], kinds);
  if (inner === undefined || whole === undefined) return inner ?? whole;
  if (whole.pattern.split(' ').every((word) => NEUTRAL.has(word))) return inner;
  return whole.pattern.split(' ').length > inner.pattern.split(' ').length ? whole : inner;
}
