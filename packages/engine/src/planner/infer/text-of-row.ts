import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { capitaliseFirst } from '../../weave/pieces/phrase-table.ts';
import { composedAbroad, composedNames, labelPattern } from './composed-names.ts';
import { isAtHome } from './at-home.ts';
import { ownNouns, parentNouns } from './context-of.ts';
import {
  BODY_BY_KIND,
  DESCRIPTION_BY_KIND,
  NAME_BY_KIND,
  NOTE_BY_NOUN,
  PLAIN_DESCRIPTION,
  PLAIN_NOTE,
  type TextChoice,
  TITLE_BY_KIND,
} from './data/text-by-kind.ts';
import { isChoiceNoun, inferChoice } from './columns/infer-choice.ts';
import { termOfNoun } from './columns/infer-term.ts';
import { BY_GUESS, BY_HINT, BY_NAME, BY_TABLE, type Finding } from './columns/inference.ts';
import { fromGenerator, fromList } from './columns/make-source.ts';
import { isAgentIn } from './is-agent.ts';
import { kindsOfNouns } from './table-kinds.ts';
import { cutName } from './names/cut-name.ts';
import { isEnglish } from './names/english.ts';
import { namesOfThings } from './nouns/names-of-things.ts';
import { languageOf } from './names/schema-language.ts';
import { type Facts, hasSibling } from './read-facts.ts';
import { recordOf } from './record-of.ts';
import { worldProse } from './world-prose.ts';
import { isWorldTerm } from './data/meanings/worlds.ts';

/** `nom` beside `prenom` is the family name, `nombre` beside `apellido` the given one, whatever the table is about. */
export function nameBeside(facts: Facts): Finding | undefined {
  const [first, last] = [
    hasSibling(facts, 'first name', 'given name', 'forename'),
    hasSibling(facts, 'last name', 'family name', 'surname'),
  ];
  if (first === last) return undefined;
  return {
    source: fromGenerator(first ? 'family_name' : 'given_name'),
    confidence: BY_TABLE,
    reason: `the name beside the ${first ? 'given' : 'family'} name`,
  };
}

/** What a row is called. */
export function nameOf(facts: Facts): Finding {
  const person = facts.words.length === 1 ? nameBeside(facts) : undefined;
  if (person !== undefined) return person;
  return (
    termOfNoun(facts, 'name') ??
    choiceName(facts) ??
    categoryOf(facts) ??
    nameOfAgent(facts) ??
    nameOfUnknown(facts) ??
    byKind(facts, NAME_BY_KIND, 'a name') ??
    nameOfReachable(facts) ??
    composed(facts)
  );
}

/** Participles that are somebody, or say who did it: `deceased_name`, `signed_name`. */
const AFFECTED: ReadonlySet<string> = new Set(
  'deceased insured accused injured arrested bereaved beloved signed printed'.split(' '),
);

/** The `underwriter_name` of a policy is somebody's, whatever the table. */
function nameOfAgent(facts: Facts): Finding | undefined {
  const noun = facts.words.at(-2) ?? '';
  const isSomebody = isAgentIn(noun, languageOf(facts.schema)) || AFFECTED.has(noun);
  if (!isSomebody || kindsOfNouns([noun]).length > 0 || Object.hasOwn(NAME_BY_KIND, noun)) return undefined;
  return {
    source: fromGenerator('full_name', recordOf(facts, 'full_name')),
    confidence: BY_NAME,
    reason: `the name suggests the name of a ${noun}, the type is ${facts.type.native}`,
  };
}

/** Kinds whose rows are called by what somebody wrote. */
const SUBJECTS: ReadonlySet<string> = new Set('ticket message post comment review task job'.split(' '));

/** A name beside a noun that is not the row's: no subject of it, and of a word that nobody can read most often somebody. */
function nameOfUnknown(facts: Facts): Finding | undefined {
  const stem = facts.words.slice(0, -1).filter((word) => !PLAIN_WORDS.has(word));
  const isOther = stem.length > 0 && !stem.some((word) => facts.tableWords.includes(word));
  if (!isOther || kindsOfNouns(stem).length > 0 || !facts.tableKinds.some((kind) => SUBJECTS.has(kind)))
    return undefined;
  if (languageOf(facts.schema) !== 'en' || stem.every((word) => isEnglish(word))) return composed(facts);
  return {
    source: fromGenerator('full_name', recordOf(facts, 'full_name')),
    confidence: BY_HINT,
    reason: `the name suggests the name of a ${stem.join(' ')}, which may be somebody`,
  };
}

const OF_PEOPLE = [
  'mobile',
  'mobile number',
  'mobile phone',
  'birth date',
  'date of birth',
  'relationship',
  'nationality',
  'gender',
  'sex',
];

/** Who has a mobile number or a birthday beside the name is somebody, whatever the table is called. */
function nameOfReachable(facts: Facts): Finding | undefined {
  const isRow = facts.words.slice(0, -1).every((word) => facts.tableWords.includes(word));
  if (!isRow || !hasSibling(facts, ...(facts.words.length > 1 ? OF_PEOPLE : [...OF_PEOPLE, 'phone']))) return undefined;
  return {
    source: fromGenerator('full_name'),
    confidence: BY_GUESS,
    reason: `the name beside a nickname, the type is ${facts.type.native}`,
  };
}

export function titleOf(facts: Facts): Finding {
  const { tableKinds, maxLength } = facts;
  // Beside a form of address a title is one that a university gives.
  if (tableKinds.includes('person') && facts.words.length === 1 && hasSibling(facts, 'salutation', 'honorific'))
    return {
      source: fromList(['Dr.', 'Prof. Dr.', 'Dr. med.', 'Prof.'], [70, 12, 12, 6]),
      confidence: BY_NAME,
      reason: 'an academic title, beside a form of address',
      nulls: 0.9,
    };
  if (tableKinds.includes('person') && ((maxLength ?? 99) <= 10 || hasSibling(facts, 'job title')))
    return { source: fromGenerator('honorific'), confidence: BY_TABLE, reason: 'a form of address, of a person' };
  return termOfNoun(facts, 'name') ?? choiceName(facts) ?? byKind(facts, TITLE_BY_KIND, 'a title') ?? composed(facts);
}

/** Room for a name in words, and for text without a limit. */
const FEW_WORDS = 120;
const MUCH = 1000;
const LABEL = 20;

const optionOf = ({ source }: Finding): unknown => (source.kind === 'generator' ? source.options['of'] : undefined);

export function descriptionOf(facts: Facts): Finding {
  // A short list without a name column keeps its names in the description.
  const isName =
    facts.words.length === 1 &&
    !hasSibling(facts, 'name', 'title', 'label', ...facts.tableKinds.map((kind) => `${kind} name`));
  const short = isName && facts.table.columns.length <= 6;
  const named = short ? (termOfNoun(facts, 'name') ?? choiceName(facts)) : undefined;
  if (named !== undefined) return named;
  // What is kept in stock without a name is called by its description.
  const isStock = facts.tableKinds.includes('product') && languageOf(facts.schema) === 'en';
  if (isName && isStock && (facts.maxLength ?? MUCH) <= FEW_WORDS) return nameOf(facts);
  const listed = isName && (facts.maxLength ?? MUCH) <= FEW_WORDS ? termOfNoun(facts, 'name') : undefined;
  if (listed !== undefined && isWorldTerm(optionOf(listed))) return listed;
  const found = worldProse(facts, 'description') ?? byKind(facts, DESCRIPTION_BY_KIND, 'a description', true);
  if (found !== undefined) return found;
  if (short && facts.table.columns.length <= 4) return byKind(facts, NAME_BY_KIND, 'a description') ?? composed(facts);
  return plain(facts, PLAIN_DESCRIPTION, 'a description', BY_GUESS);
}

export function bodyOf(facts: Facts): Finding {
  return (
    worldProse(facts, 'note') ??
    byKind(facts, BODY_BY_KIND, 'a text', true) ??
    plain(facts, PLAIN_NOTE, 'a text', BY_HINT)
  );
}

/** A remark in sentences that suit the table. */
export function noteOf(facts: Facts): Finding {
  return (
    worldProse(facts, 'note') ??
    byKind(facts, NOTE_BY_NOUN, 'a note', true) ??
    plain(facts, PLAIN_NOTE, 'a note', BY_GUESS)
  );
}

function plain(facts: Facts, { generator, options }: TextChoice, what: string, confidence: number): Finding {
  return {
    source: fromGenerator(generator, options ?? {}),
    confidence,
    reason: `the name suggests ${what}, the type is ${facts.type.native}`,
  };
}

/** Words and sentences that suit such a table, and that others would write otherwise. */
const WRITTEN: ReadonlySet<string> = new Set(
  'term one_of post_title comment bio paragraph article review_body review_title ticket_body ticket_subject'.split(' '),
);

const SUPPORTED = /agent|sla|queue|help_?desk|support|software|user|account|customer|client|product|order/i;

/** Nouns of tables in every business. */
const VAGUE: ReadonlySet<string> = new Set(
  'request case note comment activity contact person company document file event log entry record item line detail task message account result check'.split(
    ' ',
  ),
);

/** By what the column's own nouns, the table's last one, or its kinds say; `anywhere`: by any word of the table. */
function byKind(
  facts: Facts,
  table: Readonly<Record<string, TextChoice>>,
  what: string,
  anywhere = false,
): Finding | undefined {
  const nouns = ownNouns(facts.tableWords).toReversed();
  // What is described as work is done, and no book or film.
  const own = facts.words
    .slice(0, -1)
    .filter((word) => word !== 'work')
    .toReversed();
  // Of a request, a note or a person the tables around say more than its own name.
  const around = anywhere
    ? [...nouns.filter((noun) => !VAGUE.has(noun)), ...parentNouns(facts), ...nouns]
    : nouns.slice(0, 1);
  // The `principal_name` of an agency is somebody's.
  const keys = [...own, ...(table === NAME_BY_KIND ? kindsOfNouns(own.slice(0, 1)) : []), ...around, ...facts.kinds];
  // `original_title` beside an artist is not a job title: of a person only the bare word is.
  const kind = keys.find(
    (item) =>
      Object.hasOwn(table, item) &&
      // A plot of land or a stop has a place, and is not one of somebody's addresses.
      (item !== 'address' || table !== NAME_BY_KIND || facts.tableWords.includes('address')) &&
      (item !== 'person' || table === NAME_BY_KIND || facts.words.length === 1),
  );
  const choice = kind === undefined ? undefined : table[kind];
  if (choice === undefined) return undefined;
  // Where nobody asks for support, an incident is none with a password.
  const isHere = languageOf(facts.schema) === 'en';
  if (
    isHere &&
    choice.options?.['of'] === 'support_note' &&
    !facts.schema.tables.some(({ name }) => SUPPORTED.test(name))
  )
    return undefined;
  const options: GeneratorOptions = { ...choice.options, ...recordOf(facts, choice.generator) };
  if (!isAtHome(facts, fromGenerator(choice.generator, options))) return undefined;
  return {
    source: fromGenerator(choice.generator, options),
    confidence: WRITTEN.has(choice.generator)
      ? facts.words.length > 1 || table !== NOTE_BY_NOUN
        ? BY_GUESS
        : BY_NAME
      : BY_TABLE,
    reason: `the name suggests ${what}, of a ${kind ?? ''}`,
  };
}

/** The name of a row of `order_status` is a status of orders. */
function choiceName(facts: Facts): Finding | undefined {
  const stem = facts.words.slice(0, -1);
  const nouns = ownNouns(facts.tableWords);
  const words = stem.length > 0 && isChoiceNoun(stem.at(-1)) ? stem : nouns;
  // Of `category` alone the tables around of table says more.
  if (words.length === 1 && words[0] === 'category') return undefined;
  if (!isChoiceNoun(words.at(-1)) || (stem.length > 0 && words !== stem && !stem.every((word) => nouns.includes(word))))
    return undefined;
  const found = inferChoice({ ...facts, words });
  const values = found.source.kind === 'generator' ? found.source.options['values'] : undefined;
  if (!Array.isArray(values)) return { ...found, confidence: Math.min(found.confidence, BY_NAME) };
  const readable = values.map((value) => capitaliseFirst(String(value).replaceAll('_', ' ')));
  return { ...found, source: fromList(readable), reason: `${found.reason}, as its name` };
}

/** Which categories a schema has, by what it is about. */
const CATEGORIES: readonly (readonly [RegExp, TextChoice])[] = [
  [/film|movie|cinema/, { generator: 'term', options: { of: 'film_genre' } }],
  [/song|album|track|playlist/, { generator: 'term', options: { of: 'music_genre' } }],
  [/book|library/, { generator: 'term', options: { of: 'book_genre' } }],
  [/product|shop|cart|sku|order_?line|inventory|stock/, { generator: 'product_category' }],
  [/expense|budget/, { generator: 'term', options: { of: 'expense_category' } }],
  [/menu|dish|restaurant/, { generator: 'term', options: { of: 'menu_section' } }],
  [/article|post|news|forum|topic/, { generator: 'term', options: { of: 'topic' } }],
];

function categoryOf(facts: Facts): Finding | undefined {
  const nouns = ownNouns(facts.tableWords);
  if (nouns.length !== 1 || nouns[0] !== 'category') return undefined;
  const tables = facts.schema.tables.map(({ name }) => name.toLowerCase()).join(' ');
  const [, choice] = CATEGORIES.find(([words]) => words.test(tables)) ?? [];
  if (choice === undefined) return undefined;
  return { ...plain(facts, choice, 'a category', BY_NAME), reason: 'a category, of what the schema is about' };
}

/** Only the noun is known: its names are made of it. */
function composed(facts: Facts): Finding {
  const language = languageOf(facts.schema);
  if (language !== 'en') {
    const own = cutName(facts.column.name).filter((word) => /^\p{L}{3,}$/u.test(word) && !NAMING.has(word));
    const isRow = facts.words.length < 2 || facts.words.slice(0, -1).every((word) => facts.tableWords.includes(word));
    const raw =
      isRow || own.length === 0
        ? cutName(facts.table.name).filter((word) => /^\p{L}{3,}$/u.test(word) && word !== 'tbl')
        : own;
    return {
      source: fromList(composedAbroad(raw.slice(-2).join(' ') || 'Nr.', language === 'de' || language === 'nl')),
      confidence: BY_HINT,
      reason: `the name suggests a name, of an unknown ${facts.table.name}`,
    };
  }
  // A `registered_name` is one of the row, not of a registered.
  const stem = facts.words.slice(0, -1).filter((word) => !PLAIN_WORDS.has(word) && !/[a-z]{3}[^e]ed$/.test(word));
  const nouns = stem.length > 0 ? stem : ownNouns(facts.tableWords).slice(-2);
  const noun = nouns.filter((word) => /^\p{L}{3,}$/u.test(word)).join(' ') || 'item';
  // What is stuck on a thing has room for a number, and for few words.
  const isLabel = facts.words.at(-1) === 'label' && (facts.maxLength ?? MUCH) <= LABEL;
  return {
    source: isLabel
      ? fromGenerator('pattern', { regex: labelPattern(noun, facts.maxLength ?? LABEL) })
      : fromList(namesOfThings(nouns) ?? composedNames(noun)),
    confidence: BY_HINT,
    reason: `the name suggests a name, of an unknown ${noun}`,
  };
}

/** What only says that it is a name. */
const NAMING: ReadonlySet<string> = new Set(
  'name nom nombre nome naam bezeichnung libelle intitule titel titre titulo nazwa'.split(' '),
);

const PLAIN_WORDS: ReadonlySet<string> = new Set(
  'display short long full public internal official external friendly alternate other alt localized original sub page meta seo english my old new'.split(
    ' ',
  ),
);
