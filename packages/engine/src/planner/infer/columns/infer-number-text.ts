import { numberWish } from '../number-wish.ts';
import { meansProse } from '../plain-text.ts';
import type { Facts } from '../read-facts.ts';
import { BY_GUESS, BY_HINT, type Finding } from './inference.ts';
import { fromGenerator, fromList } from './make-source.ts';

/** Nouns that measure something in a number, and are names in a text. */
const NAMING: ReadonlySet<string> = new Set('area size range zone volume month quantity measure class mark'.split(' '));
const NAMES = 10;
const ROOM = 255;

/** If texts have no rule for a name and numbers have one: a weight, a pressure or a fee stored as text. */
export function numberText(facts: Facts): Finding | undefined {
  const { unique, maxLength, domain, type } = facts;
  if (unique || meansProse(facts) || domain.min_length !== undefined) return undefined;
  // With more room, these are somebody's names for a part, a size or a month.
  if ((maxLength ?? ROOM) >= NAMES && NAMING.has(facts.words.at(-1) ?? '')) return undefined;
  const { wish, confidence, known } = numberWish(facts);
  if (!known || confidence < BY_GUESS || wish.role !== undefined || wish.vague === true) return undefined;
  const scale = wish.scale ?? 0;
  const room = Math.max(...[wish.min, wish.max].map((end) => end.toFixed(scale).length));
  if (maxLength !== undefined && maxLength < room) return undefined;
  return {
    source:
      wish.values === undefined
        ? fromGenerator('measure', {
            min: wish.min,
            max: wish.max,
            scale,
            ...(wish.shape === 'bell' ? { shape: 'bell' } : {}),
          })
        : fromList(wish.values.map(String), wish.weights),
    confidence: BY_HINT,
    reason: `the name suggests ${wish.says}, stored as ${type.native}`,
  };
}
