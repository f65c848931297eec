import { wordsOf } from '../name-words.ts';
import { fewWords, readList } from './lists.ts';
import { NAMED } from './named-meanings.ts';
import { prose } from './prose.ts';
import { readRange, readTimes } from './ranges.ts';
import { each, either, type Recogniser, type Subject } from './recogniser.ts';
import { readRowLaw } from './row-laws.ts';
import { readTableLaw } from './table-laws.ts';
import { isExample, likeExamples, readShape } from './shapes.ts';
import { isCode, isName, isRandomPhrase, isSentence, isTitle } from './texture.ts';
import { vocabulariesWith, vocabularyLike, vocabularyNamed } from './vocabularies.ts';

const ALIASES: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  mail: 'email',
  login: 'user name',
  colour: 'colour',
  ip: 'ip address',
  'serial digits': 'digits',
  'icd-10': 'icd-10 code',
  'rock/jazz': 'music genre',
  'base64/bytes': 'base64',
  'html about the hotel': 'html',
  'subject name': 'subject',
  'hex colour': 'hex',
  'color name': 'colour',
  'colour name': 'colour',
  color: 'colour',
  '^1.0': 'version requirement',
  'date after': 'date',
  'date + 14 d': 'date',
  'crate-name without spaces': 'crate-name',
  'crate category': 'software category',
  'cpt modifier': 'cpt modifier',
};

/** Labels that name a standard and give an example of it. */
const STANDARDS = [
  ['oid ', 'oid'],
  ['registration ', 'aircraft registration'],
] as const;

const PROSE =
  /(^|\s)(text|texts|note|notes|remark|remarks|summary|comment|comments|description|biography|post|plan|finding|report|instruction|instructions|reason|warning|message|content|info)$|^reason of |^short |about /;

/** What a label's free text requires; undefined if nothing here understands it. */
export function readMeaning(label: string, subject: Omit<Subject, 'values' | 'nulls'>): Recogniser | undefined {
  const text = label
    .replaceAll(/\s*\((got|blog)[^)]*\)/g, '')
    .replace(/\s+'[^']*'?$/, '')
    .replace(/, not the .*$/, '')
    .trim();
  const lower = text.toLowerCase();
  const asked = ALIASES[lower] ?? STANDARDS.find(([begin]) => lower.startsWith(begin))?.[1] ?? lower;
  return (
    NAMED[asked] ??
    readTableLaw(text, subject) ??
    readRowLaw(text, subject) ??
    readTimes(text) ??
    readRange(text, subject.kind) ??
    readShape(asked) ??
    fromVocabulary(asked) ??
    readEither(text, subject) ??
    (PROSE.test(asked) ? prose(asked) : undefined) ??
    readExamples(text) ??
    byHead(asked) ??
    echo(text, subject)
  );
}

/** `full name or code`, `text or place`: either will do, if at least one of them is a meaning and not an example. */
function readEither(text: string, subject: Omit<Subject, 'values' | 'nulls'>): Recogniser | undefined {
  const parts = text.split(' or ').map((part) => part.trim());
  const isMeaning = (part: string): boolean =>
    NAMED[part] !== undefined || vocabularyNamed(part) !== undefined || PROSE.test(part);
  if (parts.length < 2 || !parts.some(isMeaning)) return undefined;
  const read = parts.flatMap((part) => readMeaning(part, subject) ?? []);
  return read.length === parts.length ? either(...read) : undefined;
}

function fromVocabulary(asked: string): Recogniser | undefined {
  const known = vocabularyNamed(asked) ?? vocabularyNamed(asked.replace(/s$/, ''));
  return known === undefined
    ? undefined
    : each(known.knows, (value) => isCode(value) || (isName(value) && !isSentence(value)));
}

/** `a/b/c`, `a, b`, `registration D-AIMA/N123AB`, `A320`, `14C`. */
function readExamples(text: string): Recogniser | undefined {
  const tail = text.replace(/^(registration|unit|code|like|OID) (?=\S+$)/, '');
  const parts = tail.startsWith('/') ? [] : tail.split(/\/|, | or /).map((part) => part.trim());
  if (parts.length >= 2 && parts.every((part) => part !== '' && part.split(' ').length <= 3)) return readList(parts);
  if (isExample(tail)) return likeExamples([tail]);
  if (vocabulariesWith([tail]).length > 0) return readList([tail]);
  const kin = vocabularyLike(tail);
  return kin === undefined ? undefined : each(kin.knows, isName);
}

/** The last word of a meaning is its family: `loan label`, `country code`, `ticket type`. */
function byHead(asked: string): Recogniser | undefined {
  const head = wordsOf(asked).at(-1) ?? '';
  const rest = wordsOf(asked).slice(0, -1).join(' ');
  const known = vocabularyNamed(rest) ?? vocabularyNamed(`${rest} kind`);
  if (known !== undefined) return each(known.knows, (value) => isName(value) || isCode(value));
  if (/^(code|no|number|id|identifier|key|ref|reference)$/.test(head)) return NAMED['code'];
  if (/^(type|kind|status|category|class|level|method|source|mode|state)$/.test(head)) return kindOf;
  if (/^(name|label)$/.test(head))
    return each(
      (value) => isTitle(value) && !isSentence(value),
      (value) => isName(value),
    );
  if (/^title$/.test(head)) return NAMED['book title'];
  if (/^(url|uri|link)$/.test(head)) return NAMED['url'];
  if (/^(file|filename)$/.test(head)) return NAMED['file name'];
  return undefined;
}

/** A kind whose words the judge does not know: any few that are not generic words. */
const ANYWHERE = new Set([
  'standard',
  'basic',
  'premium',
  'custom',
  'other',
  'default',
  'free',
  'pro',
  'business',
  'enterprise',
]);
const kindOf: Recogniser = (subject) => {
  const found = fewWords(subject);
  if (found === undefined) return undefined;
  const empty =
    subject.values.filter((value) => ANYWHERE.has(value.toLowerCase())).length > subject.values.length * 0.7;
  return empty ? { good: 0, near: found.near } : found;
};

/** A label that only repeats the column's name requires something harmless: a flag, a number, a short code. */
function echo(text: string, { column }: Pick<Subject, 'column'>): Recogniser | undefined {
  const same =
    wordsOf(text).join('') === wordsOf(column).join('') || wordsOf(column).join(' ').includes(wordsOf(text).join(' '));
  return same ? either(harmless) : undefined;
}

const harmless: Recogniser = (subject) => {
  const short = each((value) => value.length <= 25 && !isRandomPhrase(value) && !isSentence(value))(subject);
  const few = fewWords(subject);
  if (short === undefined || few === undefined) return undefined;
  const numbers = each(
    (value) => /^[+-]?\d+([.,/]\d+)?/.test(value) || /^(yes|no|n\/a|none|unknown|normal|never|[yn+-])$/i.test(value),
  )(subject);
  const people = /by$/i.test(subject.column) ? NAMED['full name']?.(subject)?.good : 0;
  const good = Math.max(
    numbers?.good ?? 0,
    people ?? 0,
    few.good >= 0.9 && short.good >= 0.9 && new Set(subject.values).size <= 12 && subject.values.length > 12 ? 1 : 0,
  );
  return { good, near: Math.max(good, few.good >= 0.9 && subject.values.length > 12 ? short.good : 0) };
};
