import { matchStage } from './match-stage.ts';
import type { Facts } from '../read-facts.ts';

const NEUTRAL: ReadonlySet<string> = new Set(
  'at on date time timestamp datetime utc day moment of last first was is'.split(' '),
);
/** They happen to every row, and are not states. */
const NO_STATE: ReadonlySet<string> = new Set(
  'created updated modified changed synced seen viewed checked measured recorded expired used accessed inserted added reported received occurred logged registered raised issued hired enqueued'.split(
    ' ',
  ),
);
const PARTICIPLE = /^(?:[a-z]{3,}ed|sent|paid|sold|won|lost|begun|read|built|held|done|drawn|met|withdrawn)$/;
const LOST = /^(?:cancell?ed|rejected|declined|withdrawn|lost|failed|refunded|returned|revoked|deleted|refused)$/;
/** They are a row's beginning. */
const FIRST: ReadonlySet<string> = new Set(['scheduled', 'requested', 'submitted', 'opened']);
const FEWEST = 2;
const MAX_MOMENTS = 6;

/**
 * The states implied by a row's own timestamps: with `approved_at` and `shipped_at` it is pending, approved or shipped.
 */
export function statesByMoments(
  facts: Facts,
): { readonly values: readonly string[]; readonly weights: readonly number[] } | undefined {
  const found = facts.siblings.flatMap(({ type, words }): readonly Said[] => {
    if (type.kind !== 'date' && type.kind !== 'timestamp') return [];
    const [word, ...more] = words.filter((item) => !NEUTRAL.has(item));
    if (word === undefined || more.length > 0 || !PARTICIPLE.test(word) || NO_STATE.has(word)) return [];
    return [{ word, rank: matchStage(words, facts.tableKinds)?.give.rank ?? UNKNOWN }];
  });
  const steps = found.filter(({ word }) => !LOST.test(word));
  const lost = found.filter(({ word }) => LOST.test(word)).map(({ word }) => word);
  if (steps.length < FEWEST) return undefined;
  // Steps without a ranking rule come in table order.
  const ordered = steps
    .map((step, at) => ({ ...step, at }))
    .toSorted((a, b) => (a.rank === UNKNOWN || b.rank === UNKNOWN ? a.at - b.at : a.rank - b.rank || a.at - b.at))
    .map(({ word }) => word)
    .slice(-MAX_MOMENTS);
  const isBegun = ordered.some((word) => FIRST.has(word));
  const said = ordered.map((word) => (word === 'opened' ? 'open' : word));
  const values = [...new Set([...(isBegun ? [] : ['pending']), ...said, ...(lost.length > 0 ? lost : ['cancelled'])])];
  const final = ordered.at(-1);
  return { values, weights: values.map((value) => (value === final ? 60 : LOST.test(value) ? 5 : 9)) };
}

type Said = { readonly word: string; readonly rank: number };
const UNKNOWN = -1;
