import type { Rule } from '../../rule.ts';
import { about, type TextAnswer } from '../text-answer.ts';

/** In these lines: any table; the world of the list. */
const ANYWHERE = '*';
const HERE = '%';

/**
 * Rules of a trade, one a line: `names > tables > words`. The names are patterns of columns. The tables are nouns; `%` stands for any
 * table of a schema of this trade, and `*` for any table at all; without them the trade is meant. The words come less and less
 * often along the list; `@NAME` stands for a vocabulary, `:NAME` for a generator, and `~REGEX` for a shape.
 */
export function tradeRules(world: string, lines: string): readonly Rule<TextAnswer>[] {
  return lines
    .trim()
    .split('\n')
    .map((line): Rule<TextAnswer> => {
      const parts = line.split(' > ');
      const [when = '', tables, words = ''] = parts.length < 3 ? [parts[0], HERE, parts[1]] : parts;
      const nouns = tables?.split(' ').filter((noun) => noun !== HERE) ?? [];
      const kinds = [
        ...(tables?.split(' ').includes(HERE) === true ? [`%${world}`] : []),
        ...(nouns.length === 0 ? [] : [about(nouns.join(' '))]),
      ];
      return { when, give: giveOf(words), english: true, ...(tables === ANYWHERE ? {} : { in: kinds.join(' ') }) };
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
