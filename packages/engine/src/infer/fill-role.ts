import type { ColumnSource, GeneratorOptions } from '../plan/plan.ts';
import {
  BODY_BY_KIND,
  DESCRIPTION_BY_KIND,
  NAME_BY_KIND,
  type TextChoice,
  TITLE_BY_KIND,
} from './data/text-by-kind.ts';
import type { TextAnswer } from './data/text-rules.ts';
import { inferFlag } from './infer-boolean.ts';
import { inferChoice } from './infer-choice.ts';
import { tokenLength } from './infer-key.ts';
import { BY_HINT, BY_NAME, BY_TABLE, type Finding } from './inference.ts';
import { fromGenerator } from './make-source.ts';
import type { Match } from './match-rule.ts';
import { type Facts, hasSibling } from './read-facts.ts';
import { recordOf } from './record-of.ts';
import { splitWords } from './split-words.ts';
import { jsonText } from './infer-json.ts';

/** Where even the only text of a row is prose. */
const DESCRIPTION_FIRST = {
  product: { generator: 'product_description' },
  person: { generator: 'bio' },
  post: { generator: 'paragraph' },
  ticket: { generator: 'ticket_body' },
} as const;

type Role = Extract<TextAnswer, { role: string }>['role'];

/** Text whose meaning depends on the table, the neighbours or the length. */
export function fillRole(facts: Facts, role: Role, found: Match<unknown>): Finding {
  const { type, maxLength, words } = facts;
  const by = (
    source: ColumnSource,
    what: string,
    confidence: number = found.byTable ? BY_TABLE : BY_NAME,
  ): Finding => ({ source, confidence, reason: `the name says ${what}, the type is ${type.native}` });
  const codes = words.some(
    (word) => word === 'code' || word === 'iso' || word === 'abbr' || word === 'iso2' || word === 'alpha2',
  );
  switch (role) {
    case 'name':
      return nameOf(facts);
    case 'title':
      if (facts.tableKinds.includes('person') && ((maxLength ?? 99) <= 10 || hasSibling(facts, 'job title')))
        return by(fromGenerator('honorific'), 'a form of address', BY_TABLE);
      return byKind(facts, TITLE_BY_KIND, 'title', 'a title');
    case 'description':
      // A short list without a name column keeps its names in the description.
      if (
        facts.table.columns.length <= 4 &&
        !hasSibling(facts, 'name', 'title', 'code', ...facts.tableKinds.map((kind) => `${kind} name`))
      )
        return byKind(facts, { ...NAME_BY_KIND, ...DESCRIPTION_FIRST }, 'sentence', 'a description');
      return byKind(facts, DESCRIPTION_BY_KIND, 'sentence', 'a description');
    case 'body':
      return byKind(facts, BODY_BY_KIND, 'paragraph', 'a text');
    case 'choice':
      // Beside a city, `state` is no status.
      if (words.at(-1) === 'state' && hasSibling(facts, 'city', 'postal code', 'country'))
        return fillRole(facts, 'region', found);
      return inferChoice(facts);
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
      const source = codes || (maxLength ?? 99) <= 3 ? 'region_code' : 'region';
      return by(
        fromGenerator(source, recordOf(facts, source)),
        'a region',
        facts.tableKinds.some((kind) => kind === 'region' || kind === 'address') ? BY_TABLE : BY_NAME,
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
      return by(fromGenerator('slug'), 'a key');
    case 'data':
      return (maxLength ?? 1000) >= 200
        ? { ...jsonText(facts), confidence: BY_NAME }
        : by(fromGenerator('phrase'), 'data', BY_HINT);
    case 'moment':
      return by(
        fromGenerator('pattern', { regex: momentPattern(words, maxLength) }),
        'a moment, kept as text',
        BY_HINT,
      );
    case 'identifier':
      return identifierOf(facts, by);
    case 'code':
      return by(fromGenerator('pattern', { regex: codePattern(facts) }), 'a code');
    case 'number':
      return by(fromGenerator('pattern', { regex: numberPattern(facts) }), 'a number that names the row');
  }
}

function byKind(facts: Facts, table: Readonly<Record<string, TextChoice>>, usual: string, what: string): Finding {
  // `original_title` beside an artist is no job title: of a person only the bare word is.
  const kind = facts.kinds.find(
    (item) => table[item] !== undefined && (item !== 'person' || table === NAME_BY_KIND || facts.words.length === 1),
  );
  const choice = kind === undefined ? undefined : table[kind];
  const generator = choice?.generator ?? usual;
  const options: GeneratorOptions = { ...choice?.options, ...recordOf(facts, generator) };
  const reason =
    choice === undefined
      ? `the name says ${what}, the type is ${facts.type.native}`
      : `the name says ${what}, of a ${kind ?? ''}`;
  return { source: fromGenerator(generator, options), confidence: choice === undefined ? BY_NAME : BY_TABLE, reason };
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

/** `nom` beside `prenom` is the family name, `nombre` beside `apellido` the given one. */
function nameOf(facts: Facts): Finding {
  if (facts.words.length === 1) {
    const [first, last] = [
      hasSibling(facts, 'first name', 'given name', 'forename'),
      hasSibling(facts, 'last name', 'family name', 'surname'),
    ];
    if (first !== last) {
      return {
        source: fromGenerator(first ? 'family_name' : 'given_name'),
        confidence: BY_TABLE,
        reason: `the name beside the ${first ? 'given' : 'family'} name`,
      };
    }
  }
  return byKind(facts, NAME_BY_KIND, 'phrase', 'a name');
}

function identifierOf(facts: Facts, by: (source: ColumnSource, what: string, confidence?: number) => Finding): Finding {
  const { words, maxLength } = facts;
  if ((words.at(-1) === 'uuid' && (maxLength ?? 36) >= 36) || maxLength === 36)
    return by(fromGenerator('uuid_v4'), 'a UUID kept as text');
  return by(fromGenerator('token', { length: tokenLength(maxLength) }), 'an identifier', BY_NAME);
}

const HASH_LENGTHS: readonly (readonly [string, number])[] = [
  ['md5', 32],
  ['sha1', 40],
  ['commit', 40],
  ['revision', 40],
  ['crc32', 8],
  ['sha512', 128],
  ['sha384', 96],
  ['etag', 32],
];

/** Hexadecimal digits of the named hash, or as many as the column holds. */
export function hashLength(words: readonly string[], maxLength: number | undefined): number {
  const named = HASH_LENGTHS.find(([word]) => words.includes(word))?.[1] ?? 64;
  return Math.max(1, Math.min(named, maxLength ?? named));
}

function momentPattern(words: readonly string[], maxLength: number | undefined): string {
  const date = '202[2-4]-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])';
  const time = '([01][0-9]|2[0-3]):[0-5][0-9]';
  if ((maxLength ?? 19) < 10) return (maxLength ?? 19) < 5 ? '[0-9]' : time;
  if (
    (maxLength ?? 19) < 19 ||
    ((words.includes('date') || words.includes('birth') || words.includes('day')) && !words.includes('time'))
  )
    return date;
  return `${date} ${time}:[0-5][0-9]`;
}

/** Capital letters and digits, as long as the column, at most eight. */
function codePattern({ maxLength, unique, domain }: Facts): string {
  const length = Math.max(domain.min_length ?? 1, Math.min(maxLength ?? 8, 8));
  if (length <= 3) return unique ? `[A-Z0-9]{${length}}` : `[A-Z]{${length}}`;
  return length <= 5 ? `[A-Z]{2}[0-9]{${length - 2}}` : `[A-Z]{3}[0-9]{${length - 3}}`;
}

/** `INV-00042317` for an invoice number. */
function numberPattern(facts: Facts): string {
  const { words, table, maxLength, domain } = facts;
  const noun =
    words.slice(0, -1).findLast((word) => /^[a-z]{3,}$/.test(word)) ??
    splitWords(table.name).findLast((word) => /^[a-z]{3,}$/.test(word)) ??
    'no';
  const room = Math.min(maxLength ?? 12, Math.max(12, domain.min_length ?? 0));
  if (room < 8 || domain.case === 'lower') return `[1-9][0-9]{${Math.max(0, room - 1)}}`.replace('{0}', '{0,0}');
  return `${noun.slice(0, 3).toUpperCase()}-[0-9]{${room - 4}}`;
}
