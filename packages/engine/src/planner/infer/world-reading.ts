import { textOption } from '../../weave/cell/option.ts';
import { ownNouns } from './context-of.ts';
import type { TextAnswer } from './data/text-answer.ts';
import { isWorldTerm } from './data/meanings/worlds.ts';
import { type Match, matchLoosely } from './match-rule.ts';
import { matchText } from './match-text.ts';
import type { Facts } from './read-facts.ts';

/** Participles about the preceding word: `product_applied`, `spare_part_used`. */
export const DONE: ReadonlySet<string> = new Set(
  `applied affected used required given performed removed installed involved observed detected found taken carried employed
   collected tested measured served needed concerned injured damaged fitted identified selected chosen handled produced mined
   extracted processed treated stored loaded transported caught`.split(/\s+/),
);
/** Shorter ones hold a flag, which such names often are. */
const ROOM = 16;

type Found = Match<TextAnswer> | undefined;

/**
 * The meaning of the name in the table's field of work, where the general rules know less: the `type` of a trial is a
 * trial type, and `product_applied` a product.
 */
export function readInWorld(facts: Facts, context: readonly string[], plain: Found): Found {
  const { words } = facts;
  return byTableNoun(facts, context, plain) ?? (isOfWorld(plain) ? plain : (byStem(words, facts, context) ?? plain));
}

const isOfWorld = (found: Found): boolean => {
  const give = found?.give;
  return give !== undefined && 'generator' in give && isWorldTerm(textOption(give.options ?? {}, 'of'));
};

/** A single word belongs to the table; read together, at least two words must be known. */
function byTableNoun({ words, tableWords }: Facts, context: readonly string[], plain: Found): Found {
  if (words.length !== 1 || (plain?.byTable === true && !isOfWorld(plain))) return undefined;
  const nouns = ownNouns(tableWords).slice(-2);
  const found = matchText([...nouns, ...words], context);
  return found !== undefined && isOfWorld(found) && found.pattern.includes(' ') ? found : undefined;
}

function byStem(words: readonly string[], { maxLength, type }: Facts, context: readonly string[]): Found {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !DONE.has(last) || type.kind !== 'text' || (maxLength ?? ROOM) < ROOM) return undefined;
  const found = matchLoosely(matchText, words.slice(0, -1), context);
  return found !== undefined && 'generator' in found.give ? found : undefined;
}
