import { BY_NAME, type Finding } from './inference.ts';
import { fromList } from './make-source.ts';
import { cutName } from '../names/cut-name.ts';
import type { TextAnswer } from '../data/text-answer.ts';
import { matchText } from '../match-text.ts';
import { languageOf } from '../names/schema-language.ts';
import type { Facts } from '../read-facts.ts';

const OR: ReadonlySet<string> = new Set(['or', 'oder', 'ou']);
/** Letters that prevent a list of two words from being a code. */
const LEAST = 3;

/** Where a `state` is a part of a country. */
const PLACE = ['address'];

function isSameMeaning(one: string, other: string): boolean {
  const [first, second] = [matchText([one], PLACE), matchText([other], PLACE)];
  return first !== undefined && second !== undefined && givenBy(first.give) === givenBy(second.give);
}

const givenBy = (give: TextAnswer): string =>
  'role' in give ? give.role : JSON.stringify([give.generator, give.options]);

/** `make_or_buy` and `kauf_oder_miete` name their own values. */
export function alternatives({ column, maxLength, unique, type, words: read, schema }: Facts): Finding | undefined {
  // Abbreviations are expanded; words of another language stay as they are.
  const words = languageOf(schema) === 'en' && read.includes('or') ? read : cutName(column.name);
  const at = words.findIndex((word) => OR.has(word));
  const [one, other] = [words[at - 1], words[at + 1]];
  if (unique || at < 1 || one === undefined || other === undefined || at !== words.length - 2) return undefined;
  if ([one, other].some((word) => word.length < LEAST || !/^\p{L}+$/u.test(word))) return undefined;
  // Two words for one thing, such as the part of a country, are not alternatives.
  if (isSameMeaning(one, other)) return undefined;
  const fits = [one, other].every((word) => word.length <= (maxLength ?? word.length));
  const values = fits ? [one, other] : [one, other].map((word) => (word[0] ?? '').toUpperCase());
  if (values[0] === values[1] || (maxLength ?? 1) < 1) return undefined;
  return {
    source: fromList(values, [3, 2]),
    confidence: BY_NAME,
    reason: `the name suggests one of two words, the type is ${type.native}`,
  };
}
