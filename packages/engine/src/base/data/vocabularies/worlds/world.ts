import { DESCRIPTION_TAILS, NOTE_TAILS } from '../tails.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** A field of work with its words: what its tables are called, what its columns mean, what people write down in it. */
export type World = {
  readonly name: string;
  /** Nouns of tables and columns by which the field is known. */
  readonly signs: string;
  /**
   * One meaning a line: names of columns, a colon, terms. Names hold in tables of this field, after `!` in all. A term
   * with `{slots}` stands for all of its fillings.
   */
  readonly lists: string;
  /** Sections that begin with `# name of the section, names of columns`, and a sentence a line. */
  readonly prose: string;
  readonly slots: Readonly<Record<string, string>>;
};

/** A vocabulary of a field with the names of columns that ask for it. */
export type WorldMeaning = {
  readonly world: string;
  readonly when: string;
  readonly isEverywhere: boolean;
  readonly isProse: boolean;
  readonly vocabulary: Vocabulary;
};

export function readWorld(world: World): readonly WorldMeaning[] {
  return [...listsOf(world), ...proseOf(world)];
}

const phrases = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const nameOf = (world: string, phrase: string): string => `${world}_${phrase.replaceAll(/[^a-z\d]+/g, '_').replaceAll(/^_|_$/g, '')}`;

function listsOf({ name, lists, slots }: World): readonly WorldMeaning[] {
  return lists
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.indexOf(':');
      const isEverywhere = line.startsWith('!');
      const names = phrases(line.slice(isEverywhere ? 1 : 0, cut));
      const list = line.slice(cut + 1).trim();
      const isMade = list.includes('{');
      const of = nameOf(name, names[0] ?? '');
      return {
        world: name,
        when: names.join('|'),
        isEverywhere,
        isProse: false,
        vocabulary: {
          name: of,
          says: `a word for the ${(names[0] ?? '').replace('=', '')}`,
          fields: ['name'],
          lines: list.replaceAll(/\s*\|\s*/g, '\n'),
          shares: isMade ? 'even' : 'falling',
          ...(isMade ? { slots } : {}),
        },
      };
    });
}

/** A sentence that begins with a slot takes its words with a capital. */
const beginWithCapital = (sentence: string): string => sentence.replace(/^\{([a-z_]+)\}/, '{$1_first}');

const capitalised = (slots: World['slots']): World['slots'] =>
  Object.fromEntries(
    Object.entries(slots).map(([name, words]) => [
      `${name}_first`,
      words
        .split('|')
        .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
        .join('|'),
    ]),
  );

function proseOf({ name, prose, slots }: World): readonly WorldMeaning[] {
  return prose
    .trim()
    .split(/^# /m)
    .filter((section) => section.trim() !== '')
    .map((section) => {
      const [head = '', ...sentences] = section.trim().split('\n');
      const [title = '', ...names] = phrases(head);
      return {
        world: name,
        when: names.join('|'),
        isEverywhere: false,
        isProse: true,
        vocabulary: {
          name: nameOf(name, title),
          says: `the ${title} of ${name}`,
          fields: ['name'],
          lines: sentences.map(beginWithCapital).join('\n'),
          shares: 'even',
          slots: { ...slots, ...capitalised(slots) },
          tails: title === 'description' ? DESCRIPTION_TAILS.en : NOTE_TAILS.en,
        },
      };
    });
}
