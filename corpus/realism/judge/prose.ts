import { wordsOf } from '../name-words.ts';
import { TOPICS } from './data/topics.ts';
import { TRADE_TOPICS } from './data/trade-topics.ts';
import { listed, plain } from './plain.ts';
import { type Recogniser, shareWhere, type Subject } from './recogniser.ts';
import { isRandomPhrase } from './texture.ts';

type Topic = { readonly strict: boolean; readonly when: readonly string[]; readonly beginnings: readonly string[] };

/** Fields in which a reader sees at once that a text comes from elsewhere. */
const STRICT = new Set(['clinical', 'film', 'stay', 'delivery', 'insurance', 'vehicle', 'match', 'learning']);

const topics: readonly Topic[] = Object.entries({ ...TOPICS, ...TRADE_TOPICS }).map(([name, { when, words }]) => ({
  strict: STRICT.has(name),
  when: listed(when).map(plain),
  beginnings: listed(words).map(plain),
}));

const GENERIC = new Set(
  'text note notes remark remarks comment comments description short summary message warning reason content body the of a about information info long free'.split(
    ' ',
  ),
);

const topicsOf = (words: readonly string[]): readonly Topic[] =>
  topics.filter(({ when }) =>
    when.some((key) => words.some((word) => word === key || (key.length > 4 && word.includes(key)))),
  );

/** Whether a text is about one of the subjects, or about its own table. */
function speaksOf(about: readonly Topic[], context: readonly string[]): (value: string) => boolean {
  const starts = about.flatMap(({ beginnings }) => beginnings);
  const single = starts.filter((start) => !start.includes(' '));
  const phrases = starts.filter((start) => start.includes(' '));
  return (value) => {
    const simple = plain(value);
    const words = simple.split(/[^\p{L}\d%]+/u);
    return (
      words.some((word) => single.some((start) => (start.length >= 4 ? word.startsWith(start) : word === start))) ||
      phrases.some((phrase) => simple.includes(phrase)) ||
      words.some((word) => context.some((name) => word.startsWith(name)))
    );
  };
}

const ENOUGH = 0.6;
const FEW = 12;

/**
 * Prose about something: good if most of the texts are about it, near if it is prose and nothing specific was required.
 */
export function prose(meaning: string): Recogniser {
  const asked = wordsOf(meaning).filter((word) => !GENERIC.has(word));
  const direct = topicsOf(asked);
  return (subject) => {
    if (subject.values.length === 0) return undefined;
    const about = direct.length > 0 ? direct : topicsOf(contextOf(subject));
    const context = [...asked, ...wordsOf(subject.table)]
      .filter((word) => word.length >= 4)
      .map((word) => word.replace(/s$/, ''));
    const speaks = speaksOf(about, context);
    // A few recurring phrases were chosen from a list, not drawn.
    const isListed = new Set(subject.values).size <= FEW && subject.values.length > FEW * 2;
    const isDrawn = (value: string): boolean => !isListed && isRandomPhrase(value);
    const written = shareWhere(subject.values, (value) => /\S\s+\S/.test(value) && !isDrawn(value));
    const topical = shareWhere(subject.values, (value) => !isDrawn(value) && speaks(value));
    const repeats = new Set(subject.values).size < Math.min(3, subject.values.length);
    if (topical >= ENOUGH && !repeats) return { good: 1, near: 1 };
    // a specific subject was required and missed: another one is as wrong as none
    return {
      good: 0,
      near: direct.length > 0 && direct.every(({ strict }) => strict) && topical < ENOUGH / 2 ? 0 : written,
    };
  };
}

const contextOf = ({ schema, table, column }: Subject): readonly string[] => [
  ...wordsOf(table),
  ...wordsOf(column),
  ...wordsOf(schema.split('/').at(-1) ?? ''),
];
