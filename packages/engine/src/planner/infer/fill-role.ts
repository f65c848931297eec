import type { ColumnSource, GeneratorOptions } from '../../document/plan/plan.ts';
import type { TextRole } from './data/text-answer.ts';
import { codePattern, hashLength, momentPattern, numberPattern } from './text-patterns.ts';
import { inferFlag } from './columns/infer-boolean.ts';
import { inferChoice, isChoiceNoun } from './columns/infer-choice.ts';
import { tokenLength } from './columns/infer-key.ts';
import { BY_GUESS, BY_HINT, BY_NAME, BY_TABLE, type Finding } from './columns/inference.ts';
import { fromGenerator, fromList } from './columns/make-source.ts';
import type { Language } from './names/language.ts';
import { languageOf } from './names/schema-language.ts';
import type { Match } from './match-rule.ts';
import { type Facts, hasSibling } from './read-facts.ts';
import { kindOfThing } from './nouns/kind-of-thing.ts';
import { plainText } from './plain-text.ts';
import { recordOf } from './record-of.ts';
import { jsonText } from './columns/infer-json.ts';
import { termOfKind, termOfNoun } from './columns/infer-term.ts';
import { bodyOf, descriptionOf, nameOf, noteOf, titleOf } from './text-of-row.ts';

/** Text whose meaning depends on the table, the neighbours or the length. */
// oxlint-disable-next-line max-lines-per-function -- one case for each role
export function fillRole(facts: Facts, role: TextRole, found: Match<unknown>): Finding {
  const { type, maxLength, words } = facts;
  const by = (
    source: ColumnSource,
    what: string,
    confidence: number = found.byTable ? BY_TABLE : BY_NAME,
  ): Finding => ({ source, confidence, reason: `the name suggests ${what}, the type is ${type.native}` });
  const codes = words.some(
    (word) => word === 'code' || word === 'iso' || word === 'abbr' || word === 'iso2' || word === 'alpha2',
  );
  switch (role) {
    case 'name':
      return nameOf(facts);
    case 'title':
      return titleOf(facts);
    case 'description':
      return descriptionOf(facts);
    case 'body':
      return bodyOf(facts);
    case 'note':
      return noteOf(facts);
    case 'person':
      return by(fromGenerator('full_name', recordOf(facts, 'full_name')), 'a person');
    case 'choice':
      // Beside a city, `state` is not a status.
      if (words.at(-1) === 'state' && hasSibling(facts, 'city', 'postal code', 'country'))
        return fillRole(facts, 'region', found);
      return kindOf(facts);
    case 'flag':
      return inferFlag(facts, maxLength === undefined || maxLength >= 5 ? ['true', 'false'] : ['Y', 'N'], BY_NAME);
    case 'country': {
      const source = codes || (maxLength ?? 99) <= 3 ? 'country_code' : 'country';
      return by(
        fromGenerator(source, recordOf(facts, source)),
        source === 'country' ? 'a country' : "a country's code",
        facts.tableKinds.some((kind) => kind === 'country' || kind === 'address') ? BY_TABLE : BY_NAME,
      );
    }
    case 'region': {
      // Beside the state of an address a district is a part of the city.
      if (words.at(-1) === 'district' && hasSibling(facts, 'region', 'state', 'province', 'state code'))
        return by(fromList(PARTS_OF_TOWN[languageOf(facts.schema)] ?? PARTS_OF_CITY), 'a part of a city');
      const source = codes || (maxLength ?? 99) <= 3 ? 'region_code' : 'region';
      return by(
        fromGenerator(source, recordOf(facts, source)),
        'a region',
        // A zoning district or a sales area is one of something else.
        words.length > 1 && PARTS.has(words.at(-1) ?? '')
          ? BY_GUESS
          : facts.tableKinds.some((kind) => kind === 'region' || kind === 'address')
            ? BY_TABLE
            : BY_NAME,
      );
    }
    case 'color':
      return by(
        fromGenerator(words.includes('hex') || words.includes('code') || maxLength === 7 ? 'color_hex' : 'color_name'),
        'a colour',
      );
    case 'hash':
      return by(fromGenerator('hex', { length: hashLength(words, maxLength) }), 'a hash');
    case 'slug':
      return by(fromGenerator('slug', slugSource(facts)), 'a slug');
    case 'key':
      if ((maxLength ?? LEAST_KEY) < LEAST_KEY) return fillRole(facts, 'code', found);
      return termOfNoun(facts, 'code') ?? by(fromGenerator('slug'), 'a key', BY_HINT);
    case 'data':
      if (words.at(-1) === 'flag' && (maxLength ?? 99) < 6) return fillRole(facts, 'flag', found);
      return (maxLength ?? 1000) >= 200
        ? { ...jsonText(facts), confidence: BY_NAME }
        : facts.tableKinds.includes('setting')
          ? by(fromGenerator('term', { of: 'setting_value' }), 'data', BY_HINT)
          : plainText(facts);
    case 'moment':
      // The time when a rose flowers is told in words.
      if (words.at(-1) === 'time' && words.length > 1 && !DONE_AT.test(words.at(-2) ?? '')) return plainText(facts);
      return by(
        fromGenerator('pattern', { regex: momentPattern(words, maxLength) }),
        'a timestamp, stored as text',
        BY_HINT,
      );
    case 'identifier':
      return identifierOf(facts, by);
    case 'code':
      // A `status_code` of text is a status, in short.
      if (words.length > 1 && isChoiceNoun(words.at(-2))) return choiceCode(facts);
      return (
        termOfNoun(facts, 'code') ?? by(fromGenerator('pattern', { regex: codePattern(facts) }), 'a code', BY_GUESS)
      );
    case 'number':
      return by(fromGenerator('pattern', { regex: numberPattern(facts) }), 'a number that identifies the row');
  }
}

/** One of a few words: those of the table, else the vocabulary of what it is a kind of. */
function kindOf(facts: Facts): Finding {
  const found = inferChoice(facts);
  return found.confidence >= BY_GUESS ? found : (termOfKind(facts) ?? kindOfThing(facts) ?? found);
}

function choiceCode(facts: Facts): Finding {
  const found = inferChoice({ ...facts, words: facts.words.slice(0, -1) });
  return { ...found, confidence: Math.min(found.confidence, BY_GUESS) };
}

/** The column that a slug is made of: the one whose name it carries, else the row's title or name. */
function slugSource({ words, siblings, column }: Facts): GeneratorOptions {
  const stem = words.filter((word) => word !== 'slug').join(' ');
  const texts = siblings.filter((sibling) => sibling.column.name !== column.name && sibling.type.kind === 'text');
  const found = [stem, 'title', 'name', 'headline', 'label', 'subject']
    .map((phrase) => texts.find((sibling) => sibling.words.join(' ') === phrase))
    .find((sibling) => sibling !== undefined);
  return found === undefined ? {} : { from: found.column.name };
}

/** What happens at one moment. */
const DONE_AT =
  /(?:ed|al|ure|ing|start|end|begin|finish|open|close|date|update|create|insert|change|login|logout|event|order|pickup|sent|run|stamp|in|out|off|on|at)$/;
const PARTS: ReadonlySet<string> = new Set(['district', 'area', 'territory']);
/** A key in words needs room. */
const LEAST_KEY = 13;
/** Below this nobody keeps a token. */
const LEAST_TOKEN = 16;

function identifierOf(facts: Facts, by: (source: ColumnSource, what: string, confidence?: number) => Finding): Finding {
  const { words, maxLength } = facts;
  if ((words.at(-1) === 'uuid' && (maxLength ?? 36) >= 36) || maxLength === 36)
    return by(fromGenerator('uuid_v4'), 'a UUID stored as text');
  // Keys of other systems are long; in a short column people write theirs.
  if (words.length > 1 && maxLength !== undefined && maxLength < LEAST_TOKEN)
    return by(
      fromGenerator('pattern', { regex: numberPattern(facts) }),
      'a number that identifies something',
      BY_GUESS,
    );
  return by(
    fromGenerator('token', { length: tokenLength(maxLength) }),
    'an identifier',
    words.length > 1 ? BY_GUESS : BY_NAME,
  );
}

const PARTS_OF_TOWN: Readonly<Partial<Record<Language, readonly string[]>>> = {
  pt: ['Centro', 'Vila Nova', 'Boa Vista', 'Santa Maria', 'São José', 'Jardim Europa', 'Bela Vista', 'Santo António'],
  es: ['Centro', 'San José', 'La Esperanza', 'Las Flores', 'El Carmen', 'Santa Ana', 'Los Pinos', 'Vista Hermosa'],
  it: ['Centro', 'Centro Storico', 'Stazione', 'San Paolo', 'Borgo Nuovo', 'San Lorenzo', 'Porta Romana', 'La Vigna'],
  fr: ['Centre-ville', 'Vieille Ville', 'Gare', 'Saint-Michel', 'Les Halles', 'Le Port', 'Beauregard', 'Bellevue'],
  de: ['Altstadt', 'Innenstadt', 'Neustadt', 'Südstadt', 'Nordstadt', 'Westend', 'Bahnhofsviertel', 'Hafen'],
  nl: ['Centrum', 'Oud-West', 'Noord', 'Zuid', 'Binnenstad', 'Stationsbuurt', 'Nieuwland', 'Havenkwartier'],
};
const PARTS_OF_CITY = ['Downtown', 'Old Town', 'Midtown', 'Riverside', 'West End', 'Northside', 'Harbor', 'Parkview'];
