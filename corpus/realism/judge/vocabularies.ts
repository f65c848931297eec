import { abroad } from './data/abroad.ts';
import { abroadMore } from './data/abroad-more.ts';
import { abroadWork } from './data/abroad-work.ts';
import { business } from './data/business.ts';
import { computing } from './data/computing.ts';
import { earth } from './data/earth.ts';
import { fieldWork } from './data/field-work.ts';
import { health } from './data/health.ts';
import { laboratory } from './data/laboratory.ts';
import { learning } from './data/learning.ts';
import { people } from './data/people.ts';
import { plantFloor } from './data/plant-floor.ts';
import { states } from './data/states.ts';
import { technical } from './data/technical.ts';
import { transportWorks } from './data/transport-works.ts';
import { trades } from './data/trades.ts';
import { travel } from './data/travel.ts';
import { vehicles } from './data/vehicles.ts';
import type { Vocabulary } from './data/vocabulary.ts';
import { listed, plain, plainWords } from './plain.ts';

export type Known = {
  readonly names: readonly string[];
  readonly members: ReadonlySet<string>;
  readonly words: readonly string[];
  readonly knows: (value: string) => boolean;
};

const known: readonly Known[] = [
  ...states,
  ...travel,
  ...vehicles,
  ...health,
  ...business,
  ...learning,
  ...people,
  ...technical,
  ...fieldWork,
  ...plantFloor,
  ...laboratory,
  ...computing,
  ...earth,
  ...transportWorks,
  ...trades,
]
  .map(withAbroad)
  .map(knownOf);

/** The words of other languages belong to the list of their name. */
function withAbroad(one: Vocabulary): Vocabulary {
  const [first = ''] = listed(one.names);
  const more = [...abroad, ...abroadMore, ...abroadWork].filter(({ names }) => names === first);
  const join = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined && part !== '').join(', ');
  return {
    names: one.names,
    members: join(one.members, ...more.map(({ members }) => members)),
    words: join(one.words, ...more.map(({ words }) => words)),
  };
}

function knownOf({ names, members = '', words = '' }: Vocabulary): Known {
  const whole = new Set(listed(members).map(plain));
  const single = listed(words).map(plain);
  const exact = new Set(single);
  const parts = single.filter((word) => word.length >= 5 && !word.includes(' '));
  const phrases = single.filter((word) => word.includes(' '));
  return {
    names: listed(names).map((name) => name.toLowerCase()),
    members: whole,
    words: single,
    knows: (value) => {
      const simple = plain(value);
      if (whole.has(simple) || exact.has(simple)) return true;
      if (single.length === 0) return false;
      return (
        plainWords(value).some((word) => exact.has(word) || parts.some((part) => word.includes(part))) ||
        phrases.some((phrase) => simple.includes(phrase))
      );
    },
  };
}

const byName = new Map(known.flatMap((one) => one.names.map((name) => [name, one] as const)));

/** The vocabulary of this name, unless it is empty: such a name is only reserved for a special rule. */
export function vocabularyNamed(name: string): Known | undefined {
  const found = byName.get(name.toLowerCase());
  return found === undefined || found.members.size + found.words.length === 0 ? undefined : found;
}

/** The list with most of the words of an example such as `Deluxe double room`, at least two of them. */
export function vocabularyLike(example: string): Known | undefined {
  const words = plainWords(example);
  const counted = known
    .map((one) => ({ one, hits: words.filter((word) => one.words.includes(word)).length }))
    .filter(({ hits }) => hits >= 2)
    .toSorted((a, b) => b.hits - a.hits);
  return counted[0]?.one;
}

/** The lists to which most of these examples belong, ideally all of them. */
export function vocabulariesWith(examples: readonly string[]): readonly Known[] {
  const counted = known
    .map((one) => ({ one, hits: examples.filter((example) => one.members.has(plain(example))).length }))
    .filter(({ hits }) => hits > 0);
  const most = Math.max(0, ...counted.map(({ hits }) => hits));
  return most * 2 < examples.length ? [] : counted.filter(({ hits }) => hits === most).map(({ one }) => one);
}

/** Every single word of every list. */
export const vocabularyWords = (): readonly string[] =>
  known.flatMap(({ members, words }) => [...members, ...words].flatMap((item) => plainWords(item)));
