import { booleanRules } from '../data/boolean-rules.ts';
import { CERTAIN, type Finding } from './inference.ts';
import { fromGenerator, fromList } from './make-source.ts';
import { makeMatcher } from '../match-rule.ts';
import type { Facts } from '../read-facts.ts';

const match = makeMatcher(booleanRules);

/** How often the column is true: by its name, else by its default, else half the time. */
export function shareOfTrue(facts: Facts): { readonly share: number; readonly why: string } {
  const found = match(facts.words, facts.kinds);
  if (found !== undefined)
    return { share: found.give, why: `"${found.pattern}" is ${found.give >= 0.5 ? 'mostly true' : 'mostly false'}` };
  const standard = /^\(?'?(true|false|t|f|1|0)'?\b/i.exec(facts.column.default ?? '')?.[1]?.toLowerCase();
  if (standard !== undefined)
    return /^[t1]/.test(standard)
      ? { share: 0.8, why: 'the default is true' }
      : { share: 0.2, why: 'the default is false' };
  return { share: 0.2, why: 'most flags are exceptions' };
}

export function inferBoolean(facts: Facts): Finding {
  const { share, why } = shareOfTrue(facts);
  return { source: fromGenerator('boolean', { share }), confidence: CERTAIN, reason: `true or false; ${why}` };
}

/** A flag stored as a number or a letter. */
export function inferFlag(
  facts: Facts,
  values: readonly [string | number, string | number],
  confidence: number,
): Finding {
  const { share, why } = shareOfTrue(facts);
  return {
    source: fromList(values, weightsOf(share)),
    confidence,
    reason: `the name suggests a flag, stored as ${values.join(' or ')}; ${why}`,
  };
}

function weightsOf(share: number): readonly [number, number] {
  const yes = Math.floor(share * 100 + 0.5);
  return [yes, 100 - yes];
}
