import type { Rule } from '../../rule.ts';
import type { TextAnswer } from '../text-answer.ts';
import { TRADE_MARK } from './world-marks.ts';

/** In these lines: any table; the trade of the list. */
const ANYWHERE = '*';
const HERE = '%';

/** Words that mean something else in every table: they hold for the tables that a line names, and not for all of a trade. */
const VAGUE: ReadonlySet<string> = new Set(
  'name title label type kind status state category class classification level role position grade description format'.split(
    ' ',
  ),
);

/** Single words that mean one thing in every trade. */
const EVERYWHERE: ReadonlySet<string> = new Set(
  'plea ethnicity caliber calibre spiciness zodiac complexion mascot neckline sacrament funder incoterms occasion weapon sexuality rsvp sentiment epitaph broadcaster liturgy'.split(
    ' ',
  ),
);

/**
 * Rules of a trade, one a line: `names > tables > words`. The names are patterns of columns; one word alone is the whole name. The
 * tables are what a table's name ends with; `%` stands for any table of a schema of this trade, and `*` for any table at all, where the
 * name has several words; without them the trade is meant. The words come less and less often along the list; `@NAME` stands for a vocabulary, `:NAME` for a
 * generator, and `~REGEX` for a shape.
 */
export function tradeRules(trade: string, lines: string): readonly Rule<TextAnswer>[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const parts = line.split(' > ');
      const [when = '', tables = HERE, words = ''] = parts.length < 3 ? [parts[0], HERE, parts[1]] : parts;
      const give = giveOf(words);
      const own = { give, isEnglish: true, trade: `${TRADE_MARK}${trade}` } as const;
      if (tables === ANYWHERE) {
        const isPlain = (text: string): boolean => text.includes(' ') || EVERYWHERE.has(text);
        const [anywhere, here] = [when.split('|').filter(isPlain), when.split('|').filter((text) => !isPlain(text))];
        return [
          ...(anywhere.length === 0 ? [] : [{ ...own, when: anywhere.join('|') }]),
          ...(here.length === 0 ? [] : [{ ...own, when: here.map((text) => `=${text}`).join('|'), in: own.trade }]),
        ];
      }
      const nouns = tables
        .split(' ')
        .filter((noun) => noun !== HERE)
        .map((noun) => `@${noun}`);
      const patterns = when.split('|').map((text) => (text.includes(' ') || text.startsWith('=') ? text : `=${text}`));
      const isOwn = (text: string): boolean => VAGUE.has(text.slice(1)) || when.split('|').includes(text) && text.startsWith('=');
      const rule = (texts: readonly string[], kinds: readonly string[]): readonly Rule<TextAnswer>[] =>
        texts.length === 0 || kinds.length === 0
          ? []
          : [{ ...own, when: texts.join('|'), in: kinds.join(' ') }];
      return [
        ...rule(patterns.filter(isOwn), nouns),
        ...rule(
          patterns.filter((text) => !isOwn(text)),
          tables.split(' ').includes(HERE) ? [own.trade, ...nouns] : nouns,
        ),
      ];
    });
}

function giveOf(words: string): TextAnswer {
  const rest = words.slice(1);
  switch (words[0]) {
    case '@':
      return { generator: 'term', says: `a term (${rest})`, options: { of: rest } };
    case ':':
      return { generator: rest, says: rest.replaceAll('_', ' ') };
    case '~':
      return { generator: 'pattern', says: 'a text of this shape', options: { regex: rest } };
    default: {
      const values = words.split('|');
      return {
        generator: 'one_of',
        says: 'one of a few words',
        options: { values, weights: values.map((_, at) => Math.round(100 / (at + 3))) },
      };
    }
  }
}
