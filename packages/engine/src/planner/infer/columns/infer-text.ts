import { textOption } from '../../../weave/cell/option.ts';
import { vocabularyOf } from '../../../weave/records/vocabulary-table.ts';
import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import { alternatives } from './alternatives.ts';
import { isAtHome } from '../at-home.ts';
import { ownConcept } from '../concept-of.ts';
import { contextOf } from '../context-of.ts';
import { asFormSays, isWord, withoutFormWord } from '../form-words.ts';
import { inferConcept } from './infer-choice.ts';
import type { TextAnswer } from '../data/text-answer.ts';
import { fillRole } from '../fill-role.ts';
import { fitText } from '../fit-text.ts';
import { BY_GUESS, BY_HINT, BY_NAME, BY_TABLE, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import { jsonText } from './infer-json.ts';
import { type Match, matchLoosely } from '../match-rule.ts';
import { matchText as match } from '../match-text.ts';
import { termFinding } from './infer-term.ts';
import { nameOfNoun } from '../name-of-noun.ts';
import { numberText } from './infer-number-text.ts';
import { meansProse, plainText } from '../plain-text.ts';
import { nameBeside, noteOf } from '../text-of-row.ts';
import { lazy } from '../../../base/lazy.ts';
import { nouns } from '../../../base/data/vocabularies/nouns.ts';
import { type Facts, hasSibling } from '../read-facts.ts';
import { kindBeforeRule, kindOfThing } from '../nouns/kind-of-thing.ts';
import { isWorldProse, isWorldTerm } from '../data/meanings/worlds.ts';
import { readInWorld } from '../world-reading.ts';
import { recordOf } from '../record-of.ts';
import { kindsOfNouns } from '../table-kinds.ts';
import { languageOf } from '../names/schema-language.ts';
import { splitWords } from '../split-words.ts';
import { wordTable } from '../../../base/text/word-table.ts';

const nounLists = lazy((): ReadonlySet<unknown> => new Set(nouns().map(({ vocabulary }) => vocabulary.name)));

/** Nouns of what somebody writes. */
const WRITTEN: ReadonlySet<string> = new Set(
  'report text description statement minutes agenda log protocol finding'.split(' '),
);

/** Nouns of what is one of a few words, however much room it has: a plan or an action is written out. */
const KEPT_SHORT: ReadonlySet<string> = new Set(
  `status state type kind category subcategory class classification grade level priority severity role mode visibility method
   frequency interval source channel direction event stage phase format style tier access permission layout theme group resource
   subtype target recurrence importance urgency difficulty module component entity object edition namespace protocol scheme name
   condition rating service model`.split(/\s+/),
);

const DATE_LENGTH = 10;
/** Words of a comment that are worth a look. */
const COMMENT_WORDS = 6;

/** Text by its name, else by its comment, else by its length alone. */
export function inferText(facts: Facts): Finding {
  if (facts.domain.json_type !== undefined) return jsonText(facts);
  const context = contextOf(facts);
  // Beside a city, `state` is not a status, whatever the table.
  if (
    facts.words.at(-1) === 'state' &&
    (hasSibling(facts, 'city', 'postal code', 'country', 'town') || isOfMail(facts))
  )
    return fitText(facts, fillRole(facts, 'region', { give: undefined, pattern: 'state', byTable: true }));
  if (isFlag(facts)) return fillRole(facts, 'flag', { give: undefined, pattern: 'flag', byTable: false });
  const person = facts.words.join() === 'name' ? nameBeside(facts) : undefined;
  if (person !== undefined) return fitText(facts, person);
  const bare = withoutFormWord(facts);
  const stripped = bare === undefined ? undefined : inferText(bare);
  if (stripped !== undefined && isWord(facts, stripped)) return asFormSays(facts, stripped);
  const byName = readInWorld(facts, context, ofGenitive(facts, context) ?? matchLoosely(match, facts.words, context));
  const two = byName?.pattern === facts.words.join(' ') ? undefined : alternatives(facts);
  if (two !== undefined) return two;
  const surer = kindBeforeRule(facts, byName);
  if (surer !== undefined) return fitText(facts, surer);
  // Beside its maker the type of a machine is the maker's word for it.
  if (facts.words.join() === 'type' && isMade(facts)) {
    const model = match(['model', 'name'], context);
    if (model !== undefined) return fitText(facts, answer(facts, model));
  }
  const concept = conceptNamed(facts, byName);
  if (concept !== undefined) return fitText(facts, concept);
  // A `zustand` and an `état` are how something is, never an illness.
  if (
    byName !== undefined &&
    facts.words.join() === 'condition' &&
    isDiagnosis(byName) &&
    languageOf(facts.schema) !== 'en'
  ) {
    const general = match(['general', 'condition'], context);
    if (general !== undefined) return fitText(facts, answer(facts, general));
  }
  if (byName !== undefined) return fitText(facts, answer(facts, byName));
  // A column named like its table (`city.city`) holds the table's names.
  const named =
    facts.words.join(' ') === facts.tableWords.join(' ') ? match([...facts.words, 'name'], context) : undefined;
  if (named !== undefined) return fitText(facts, answer(facts, named));
  const ofNoun = nameOfNoun(facts);
  if (ofNoun !== undefined) return fitText(facts, ofNoun);
  const kind = kindOfThing(facts);
  if (kind !== undefined) return fitText(facts, kind);
  const comment = splitWords(firstPhrase(facts.column.comment ?? '')).slice(0, COMMENT_WORDS);
  for (let end = comment.length; end > 0; end--) {
    const byComment = match(comment.slice(0, end), context);
    if (byComment !== undefined)
      return fitText(facts, {
        ...answer(facts, byComment),
        confidence: BY_HINT,
        reason: `the comment says "${byComment.pattern}", the type is ${facts.type.native}`,
      });
  }
  return fitText(facts, numberText(facts) ?? lastTime(facts) ?? plainText(facts));
}

const LONG = 255;
const REGION = 3;
const FLAG = 5;

/** In two letters the `mailing_state` beside a `mailing_city` is one of a country. */
const isOfMail = ({ siblings, maxLength = LONG }: Facts): boolean =>
  maxLength <= REGION && siblings.some(({ words }) => words.at(-1) === 'city' || words.at(-1) === 'town');

/** A `confidential_flag` of a letter or a word: whatever it is about, it is so or not. */
const isFlag = ({ words, maxLength = LONG, unique }: Facts): boolean =>
  words.length > 1 && words.at(-1) === 'flag' && maxLength <= FLAG && !unique;
const MAKERS = ['manufacturer', 'maker', 'brand', 'make'];
const OF_ONE_MACHINE = ['serial number', 'build year', 'year of manufacture', 'manufacture year', 'year built'];

const isMade = (facts: Facts): boolean =>
  hasSibling(facts, ...MAKERS) && hasSibling(facts, ...OF_ONE_MACHINE) && !hasSibling(facts, 'model', 'model name');

/** The `country_of_residence` is a country: what stands before the `of`, unless both together are known. */
function ofGenitive({ words }: Facts, context: readonly string[]): Match<TextAnswer> | undefined {
  const at = words.indexOf('of');
  if (at < 1 || at === words.length - 1 || match(words, context)?.pattern.includes(' ') === true) return undefined;
  return match([...words.slice(at + 1), ...words.slice(0, at)], context);
}

/** A concept of two words or more is surer than a rule that knows the last of them alone. */
function conceptNamed(facts: Facts, byName: Match<TextAnswer> | undefined): Finding | undefined {
  const { unique, words, maxLength = LONG } = facts;
  // In two letters a state is one of a country.
  if (words.at(-1) === 'state' && maxLength <= REGION) return undefined;
  const isSure = byName?.pattern.includes(' ') === true && byName.isElsewhere !== true;
  const concept = unique || isSure ? undefined : ownConcept(words);
  if (concept === undefined || (byName !== undefined && !concept.phrase.includes(' '))) return undefined;
  if (meansProse(facts) && !KEPT_SHORT.has(words.at(-1) ?? '')) return undefined;
  return inferConcept(facts, concept);
}

const isDiagnosis = ({ give }: Match<TextAnswer>): boolean =>
  'generator' in give && give.options?.['of'] === 'diagnosis';

/** The last of what is done from time to time is a day: `last_service`, `last_xray`. */
function lastTime(facts: Facts): Finding | undefined {
  const { words, unique, maxLength = 0 } = facts;
  if (words[0] !== 'last' || words.length < 2 || unique || maxLength < DATE_LENGTH) return undefined;
  return fillRole(facts, 'moment', { give: undefined, pattern: 'last', byTable: false });
}

/** "E-mail address of the buyer" is about an address. */
function firstPhrase(comment: string): string {
  return comment.split(/[.,;:(]|\s(?:of|for|from|in|which|that)\s/)[0] ?? '';
}

function answer(facts: Facts, found: Match<TextAnswer>): Finding {
  const { give } = found;
  // What stands in a column of unlimited text is written out, and no word of a list.
  if (
    'generator' in give &&
    give.generator === 'term' &&
    give.options?.['join'] === undefined &&
    (nounLists().has(give.options?.['of']) ||
      isWorldTerm(give.options?.['of']) ||
      WRITTEN.has(facts.words.at(-1) ?? '')) &&
    meansProse(facts)
  )
    return { ...noteOf(facts), confidence: BY_GUESS };
  if ('role' in give && give.role === 'choice' && meansProse(facts) && !KEPT_SHORT.has(facts.words.at(-1) ?? ''))
    return { ...noteOf(facts), confidence: BY_GUESS };
  if ('role' in give) return fillRole(facts, give.role, found);
  // Sentences have no room there: one of a few words has.
  if (isWorldProse(give.options?.['of']) && (facts.maxLength ?? SENTENCE) < SENTENCE)
    return fillRole(facts, 'choice', found);
  // With room for it a language is written out.
  if (
    give.generator === 'language_code' &&
    (facts.maxLength ?? 0) >= WRITTEN_LANGUAGE &&
    !facts.unique &&
    !facts.words.some((word) => CODED.has(word))
  )
    return termFinding(facts, { of: 'language_spoken' }, BY_GUESS);
  if (give.generator === 'term' && isOfAnother(facts, give.options?.['of'], found)) return plainText(facts);
  if (!isAtHome(facts, fromGenerator(give.generator, give.options ?? {}))) return plainText(facts);
  if (give.generator === 'term') return termFinding(facts, give.options ?? {}, sureness(facts, found));
  // Whoever keeps a contact beside its customers deals with firms.
  if (give.generator === 'full_name' && CLIENTS.has(found.pattern) && hasSibling(facts, ...CONTACTS))
    return {
      source: fromGenerator('company', recordOf(facts, 'company')),
      confidence: BY_NAME,
      reason: `the name suggests a customer, and the row has a contact: a firm`,
    };
  return {
    source: fromGenerator(give.generator, { ...give.options, ...recordOf(facts, give.generator) }),
    confidence: sureness(facts, found),
    reason: `the name suggests ${give.says}, the type is ${facts.type.native}`,
  };
}

const CLIENTS: ReadonlySet<string> = new Set(['customer name', 'client name', '=customer', '=client']);
const CONTACTS = ['contact', 'contact name', 'contact person', 'contact full name', 'contact first name'];

/** Fewer characters are no sentence. */
const SENTENCE = 60;
const WRITTEN_LANGUAGE = 12;
const CODED: ReadonlySet<string> = new Set(['code', 'iso', 'locale']);

/** Names of things for sale or in use: a `backflow_device` is no telephone, and an `nc_program` no word processor. */
const PROPER: ReadonlySet<unknown> = new Set(['band', 'device_model', 'software_name', 'pos_register', 'airline']);
const UNITS: ReadonlySet<string> = new Set([
  'vehicle',
  'real_estate',
  'company',
  'department',
  'person',
  'device',
  'room',
]);

/** Whether the words before the one that was understood say that it is something else. */
function isOfAnother({ words }: Facts, of: unknown, { pattern, byTable }: Match<TextAnswer>): boolean {
  if (byTable || pattern === words.join(' ')) return false;
  const stem = words.slice(0, -pattern.split(' ').length);
  if (stem.length === 0) return false;
  // A unit of measure is that of a quantity; a `vehicle_unit` is a vehicle.
  return PROPER.has(of) || (of === 'unit' && kindsOfNouns(stem).some((kind) => UNITS.has(kind)));
}

/** A person's name in a table of persons is surer than one elsewhere. */
const AT_HOME: Readonly<Record<string, readonly string[]>> = wordTable({
  given_name: ['person'],
  family_name: ['person'],
  full_name: ['person'],
  email: ['person', 'company', 'session'],
  user_name: ['person'],
  phone: ['person', 'company', 'address'],
  sex: ['person'],
  bio: ['person'],
  job_title: ['person', 'position'],
  password_hash: ['person'],
  street_address: ['address', 'person', 'company'],
  city: ['address', 'person', 'company', 'city'],
  region: ['address', 'region'],
  postal_code: ['address', 'person', 'company'],
  company: ['company', 'person'],
  product_name: ['product'],
  sku: ['product'],
  barcode: ['product'],
  file_name: ['file'],
  mime_type: ['file'],
  url: ['post', 'file', 'company', 'product'],
  token: ['session'],
  comment: ['comment'],
  user_agent: ['session', 'event'],
  ip_address: ['session', 'event'],
});

/** Words of a list suit seven of ten columns that ask for it, whatever the table. */
const LISTS: ReadonlySet<string> = new Set(['term', 'one_of']);

/** Entries whose parts belong together, a make and its models, are those of one domain. */
function hasParts(options: GeneratorOptions = {}): boolean {
  return (vocabularyOf(textOption(options, 'of') ?? '')?.vocabulary.fields.length ?? 0) > 1;
}

/** What only a shop for everything sells: a trade has its own. */
const OF_SHOPS: ReadonlySet<string> = new Set(['product_category']);

function sureness(facts: Facts, { give, byTable }: Match<TextAnswer>): number {
  if ('generator' in give && OF_SHOPS.has(give.generator)) return BY_GUESS;
  // Who writes about what is told by the table alone.
  if ('generator' in give && give.generator === 'ticket_subject' && !facts.tableKinds.includes('ticket'))
    return BY_GUESS;
  if ('generator' in give && LISTS.has(give.generator)) return byTable && hasParts(give.options) ? BY_NAME : BY_GUESS;
  if (byTable) return BY_TABLE;
  return 'generator' in give && AT_HOME[give.generator]?.some((kind) => facts.tableKinds.includes(kind)) === true
    ? BY_TABLE
    : BY_NAME;
}
