import { CHOICE_LISTS } from '../data/choice-lists.ts';
import { frequenciesOf } from '../frequencies-of.ts';
import { BY_GUESS, BY_HINT, BY_NAME, BY_TABLE, BY_TYPE, CERTAIN, type Finding } from './inference.ts';
import { fromGenerator, fromList } from './make-source.ts';
import { type Concept, conceptOf } from '../concept-of.ts';
import { ownNouns } from '../context-of.ts';
import { fitList } from '../fit-list.ts';
import { headTerms } from '../head-terms.ts';
import { languageOf } from '../names/schema-language.ts';
import { wordTable } from '../../../base/text/word-table.ts';
import { type Choices, polymorphicTypes } from './polymorphic-types.ts';
import { ownCodes } from '../names/own-codes.ts';
import type { Facts } from '../read-facts.ts';
import { statesByMoments } from '../moments/states-by-moments.ts';
import { kindsOfNouns } from '../table-kinds.ts';

const MOST_STATES = 7;

const STATUS_LIKE: ReadonlySet<string> = new Set(
  'status state type kind priority level role mode method source action event stage phase category reason severity visibility format'.split(
    ' ',
  ),
);

/** Whether a noun says that there are a few kinds of something. */
export function isChoiceNoun(word: string | undefined): boolean {
  return (
    word !== undefined && (STATUS_LIKE.has(word) || CHOICE_LISTS.some(({ when }) => when.split(' ').includes(word)))
  );
}

/** Values that the database itself lists: an enum's labels, or what a CHECK leaves. */
export function inferListed(facts: Facts, values: readonly string[], why: string): Finding {
  const sexes = sexesAmong(facts, values);
  if (sexes !== undefined)
    return {
      source: fromGenerator('sex', { values: sexes }),
      confidence: CERTAIN,
      reason: `${why}, as the row's person`,
    };
  const first = defaultText(facts);
  const ordered =
    first !== undefined && values.includes(first) ? [first, ...values.filter((value) => value !== first)] : values;
  const isStatus = facts.words.some((word) => STATUS_LIKE.has(word));
  const weights = isStatus && values.length > 1 && !facts.unique ? frequenciesOf(ordered.length) : undefined;
  return { source: fromList(ordered, weights), confidence: CERTAIN, reason: why };
}

/** The labels for women and for men, in a column that says so: the name and the sex of a row then agree. */
function sexesAmong({ words, unique }: Facts, values: readonly string[]): readonly [string, string] | undefined {
  if (unique || !words.some((word) => word === 'gender' || word === 'sex')) return undefined;
  const women = values.find((value) => /^[fw]/i.test(value));
  const men = values.find((value) => /^[mh]/i.test(value));
  return women === undefined || men === undefined ? undefined : [women, men];
}

/** `status`, `type`, `priority` and the like, kept as text without a CHECK: words that suit the table. */
export function inferChoice(facts: Facts): Finding {
  const found = polymorphicTypes(facts) ?? outcomeByReason(facts) ?? choicesOf(facts);
  const terms = found.confidence === BY_TYPE && defaultText(facts) === undefined ? headTerms(facts) : undefined;
  if (terms !== undefined) return { source: terms, confidence: BY_TYPE, reason: found.why };
  const { values, weights } = fitList(facts, withDefault(facts, found));
  // The usual words of such tables suit somewhat more than every second one.
  const confidence = found.isUsual === true ? BY_GUESS : found.confidence;
  return { source: fromList(values, weights), confidence, reason: found.why };
}

/** What the column's own words ask for before what suits such tables, and that before what the table's noun asks for. */
function choicesOf(facts: Facts): Choices {
  const states = statesOfRow(facts);
  if (states?.isCycle === true) return states;
  const concept = conceptOf(facts);
  if (concept?.isOwn === true && facts.words.length > 1) return asChoices(facts, concept);
  const usual = states ?? listedWords(facts);
  return concept === undefined || usual.confidence >= BY_TABLE ? usual : asChoices(facts, concept);
}

/** A column whose name says a concept, whatever rules say of its last word. */
export function inferConcept(facts: Facts, concept: Concept): Finding {
  const choices = withDefault(facts, asChoices(facts, concept));
  const { values, weights } = fitList(facts, choices);
  return { source: fromList(values, weights), confidence: choices.confidence, reason: choices.why };
}

/** The usual words of a concept that no CHECK excludes, the first of them most often. */
function asChoices({ domain }: Facts, { phrase, values }: Concept): Choices {
  const excluded = new Set(domain.none_of);
  const left = values.filter((value) => !excluded.has(value));
  return {
    values: left,
    weights: frequenciesOf(left.length),
    confidence: BY_GUESS,
    why: `the name suggests a ${phrase}; usual words for it`,
  };
}

const OUTCOMES: ReadonlySet<string> = new Set(['outcome', 'result', 'decision', 'verdict']);
/** How it came out where a reason is given, and where none is. */
const BY_REASON: Readonly<Record<string, readonly [bad: string, good: string]>> = wordTable({
  denial: ['denied', 'granted'],
  denied: ['denied', 'granted'],
  rejection: ['rejected', 'accepted'],
  rejected: ['rejected', 'accepted'],
  reject: ['rejected', 'accepted'],
  decline: ['declined', 'approved'],
  declined: ['declined', 'approved'],
  refusal: ['refused', 'accepted'],
  failure: ['failed', 'passed'],
  failed: ['failed', 'passed'],
  cancellation: ['cancelled', 'completed'],
});

/** An `outcome` beside a `denial_reason` is that something was denied, or it was granted. */
function outcomeByReason({ words, siblings, schema, domain }: Facts): Choices | undefined {
  if (words.length !== 1 || !OUTCOMES.has(words[0] ?? '') || domain.none_of !== undefined) return undefined;
  if (languageOf(schema) !== 'en') return undefined;
  const reason = siblings.find((one) => one.words.length > 1 && one.words.at(-1) === 'reason');
  const said = BY_REASON[reason?.words.at(-2) ?? ''];
  if (reason === undefined || said === undefined) return undefined;
  return {
    values: [said[1], said[0]],
    weights: [84, 16],
    confidence: BY_GUESS,
    why: `it shows whether that for which ${reason.column.name} gives the reason happened`,
  };
}

const STATES: ReadonlySet<string> = new Set(['status', 'state']);
const STATE_NOUNS: ReadonlySet<string> = new Set(['status', 'state', 'stage', 'phase']);
const TYPES: ReadonlySet<string> = new Set(['type', 'kind', 'category', 'class', 'code']);

/** Nouns that have other words wherever they stand. */
const DEPENDENT: ReadonlySet<string> = new Set(
  `type kind category class model subtype source plan tier edition stage phase step service module component section group package
   resource object entity target function strategy policy operation action event tool engine driver field theme style project scheme
   protocol transport code schedule grade level`.split(/\s+/),
);
/** Nouns whose words follow from the very thing: of a broader kind, a person or an address, there are others for every trade. */
const OF_THE_NOUN: ReadonlySet<string> = new Set(
  'type kind category class role reason cause method mode way means source purpose'.split(' '),
);
/** Words that say which, and not of what. */
const PLAIN_STEMS: ReadonlySet<string> = new Set(
  'current previous old new main primary secondary first last next default other internal external public private'.split(
    ' ',
  ),
);

const plainList = (noun: string): (typeof CHOICE_LISTS)[number] | undefined =>
  CHOICE_LISTS.find((list) => list.in === undefined && list.when.split(' ').includes(noun));

/** Nouns of what is done, and over one day: they are open, under way or finished, and not active. */
const DOING =
  /(?:tion|sion|ment|ing|al|check|order|job|request|visit|test|case|matter|batch|claim|tour|trip|call|work|progress|delivery)$/;

/** What is put up or put into operation, and then runs or does not. */
const BUILT: ReadonlySet<string> = new Set(
  'commissioned commissioning installed installation manufacturer serviced overhauled decommissioned'.split(' '),
);
const OPERATING: ReadonlySet<string> = new Set(['operating', 'operational', 'operation']);
const IN_SERVICE: Choices = {
  values: ['operating', 'out_of_service', 'under_maintenance', 'standby'],
  weights: [80, 8, 8, 4],
  confidence: BY_HINT,
  why: 'usual states of something that is in operation',
};

/** The states of a row by its own moments, else by whether the table is about something that is done. */
function statesOfRow(facts: Facts): Choices | undefined {
  const { words, tableWords } = facts;
  const stem = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (!STATE_NOUNS.has(last) || (stem.length > 0 && !STATES.has(last))) return undefined;
  if (stem.some((word) => !tableWords.includes(word) && !DOING.test(word))) return undefined;
  const known = listedWords(facts);
  // What is in operation runs or does not, whatever its moments are.
  if (stem.some((word) => OPERATING.has(word)) && known.confidence < BY_TABLE) return IN_SERVICE;
  const told = statesByMoments(facts);
  if (told !== undefined && (known.confidence < BY_TABLE || told.values.length > 4))
    return { ...told, isCycle: true, confidence: BY_GUESS, why: "states that follow from the row's timestamps" };
  if (known.confidence < BY_TABLE && facts.siblings.some(({ words: said }) => said.some((word) => BUILT.has(word))))
    return IN_SERVICE;
  if (known.confidence >= BY_TABLE || !DOING.test(stem.at(-1) ?? ownNouns(tableWords).at(-1) ?? '')) return undefined;
  return {
    values: ['completed', 'in_progress', 'open', 'cancelled'],
    weights: [62, 14, 18, 6],
    confidence: BY_HINT,
    why: 'usual states of something that is done',
  };
}

/** The lists with their words apart: every column of a schema asks all of them. */
const LISTS = CHOICE_LISTS.map((list) => ({
  list,
  nouns: list.when.split(' '),
  kinds: list.in?.split(' '),
  among: list.among?.split(' '),
}));
const byNoun = new Map<string, typeof LISTS>();

function listsOf(noun: string): typeof LISTS {
  let found = byNoun.get(noun);
  if (found === undefined) byNoun.set(noun, (found = LISTS.filter(({ nouns }) => nouns.includes(noun))));
  return found;
}

function listedWords({ words, kinds, tableKinds, tableWords, domain, column, maxLength }: Facts): Choices {
  const codes = (noun: string): Choices => ({
    values: ownCodes(column.name, maxLength),
    weights: frequenciesOf(ownCodes(column.name, maxLength).length),
    confidence: BY_TYPE,
    why: `the name suggests a ${noun} of something unknown`,
  });
  const last = words.at(-1) ?? '';
  const stem = words.slice(0, -1);
  const own = kindsOfNouns(stem);
  const excluded = new Set(domain.none_of);
  // Of `use_type` the use decides, whatever the table is about.
  const isOther =
    stem.length > 0 && (TYPES.has(last) || STATE_NOUNS.has(last)) && !stem.every((word) => tableWords.includes(word));
  const noun = ownNouns(tableWords).slice(-1);
  // How well somebody does it: a `riding_level`.
  const done = last === 'level' && /[a-z]{3}ing$/.test(stem.at(-1) ?? '') ? ['skill'] : stem;
  // A warehouse is a place, and no address of somebody's.
  const narrow = (some: readonly string[]): readonly string[] =>
    noun[0] === 'address' ? some : some.filter((kind) => kind !== 'address');
  const isExact = OF_THE_NOUN.has(last);
  const around = new Set([...kinds, ...tableWords, ...stem]);
  const byTable = isOther ? [] : isExact ? [noun] : [noun, narrow(tableKinds), narrow(kinds)];
  // The column's own nouns, then what the table's name ends with, then kinds.
  const named = listsOf(last);
  const rows = [done, ...(isExact ? [] : [own]), ...byTable].map((some) =>
    named.find(({ kinds: wanted }) => wanted?.some((kind) => some.includes(kind))),
  );
  const row = rows.find((list) => list !== undefined)?.list;
  // What is before the noun says of what: nobody can tell the sources of water from those of clicks.
  if (row === undefined && stem.length > 0 && DEPENDENT.has(last) && !stem.every((word) => PLAIN_STEMS.has(word)))
    return codes(last);
  const general =
    row ??
    (isOther ? plainList(stem.at(-1) ?? '') : undefined) ??
    LISTS.find(
      ({ nouns, kinds: wanted, among }) =>
        wanted === undefined &&
        (among === undefined || among.some((kind) => around.has(kind))) &&
        (nouns.includes(last) || nouns.some((word) => words.includes(word))),
    )?.list;
  if (general === undefined) return codes(last);
  const values = general.values.filter((value) => !excluded.has(value));
  const { weights } = general;
  return {
    values,
    ...(weights === undefined || weights.length !== values.length ? {} : { weights }),
    confidence: row === undefined ? (general.sure === true ? BY_NAME : BY_HINT) : BY_TABLE,
    isUsual: row !== undefined,
    why: `the name suggests a ${last}; usual words for it${row === undefined ? '' : ` in such a table`}`,
  };
}

/** The default is the commonest value. */
function withDefault(facts: Facts, choices: Choices): Choices {
  const first = defaultText(facts);
  if (first === undefined || first === '') return choices;
  // What a row begins as is one state: the usual word for it gives way to the default.
  const others = choices.values
    .filter(
      (value) => value.toLowerCase() !== first.toLowerCase() && !(choices.isCycle === true && value === 'pending'),
    )
    .slice(0, choices.isCycle === true ? MOST_STATES : 4);
  const cased = /^\P{Ll}+$/u.test(first) ? others.map((value) => value.toUpperCase()) : others;
  const values = [first, ...cased];
  if (choices.isCycle === true)
    return { ...choices, values, weights: values.map((_, at) => (at === values.length - 1 ? 1 : 2)) };
  return { ...choices, values, weights: frequenciesOf(values.length) };
}

/** The text of a literal default: `'pending'::character varying`. */
export function defaultText({ column }: Facts): string | undefined {
  return /^\(*'((?:[^']|'')*)'/.exec(column.default ?? '')?.[1]?.replaceAll("''", "'");
}
