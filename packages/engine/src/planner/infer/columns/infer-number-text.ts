import { numberWish } from '../number-wish.ts';
import { meansProse } from '../plain-text.ts';
import type { Facts } from '../read-facts.ts';
import { BY_GUESS, BY_HINT, type Finding } from './inference.ts';
import { fromGenerator, fromList } from './make-source.ts';

/** Where texts say nothing of a name and numbers do: a weight, a pressure or a fee that is kept as text. */
export function numberText(facts: Facts): Finding | undefined {
  const { unique, maxLength, domain, type } = facts;
  if (unique || meansProse(facts) || domain.min_length !== undefined) return undefined;
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
    reason: `the name says ${wish.says}, kept as ${type.native}`,
  };
}
