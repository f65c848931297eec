import type { GeneratorOptions } from '../../document/plan/plan.ts';
import { frequenciesOf } from './frequencies-of.ts';
import { BY_TYPE, type Finding } from './columns/inference.ts';
import { fromGenerator, fromList } from './columns/make-source.ts';
import { headTerms } from './head-terms.ts';
import { ownCodes } from './names/own-codes.ts';
import type { Facts } from './read-facts.ts';

/** Few values of few letters, as one-letter states and short codes have them. */
const LETTERS = ['A', 'B', 'C', 'D'];
const PAIRS = ['A1', 'A2', 'B1', 'C1'];
const TRIPLES = ['STD', 'ALT', 'EXT', 'OTH'];
/** Marks of one letter: what was done, what something can be, or where it is. */
const YES_OR_NO = ['N', 'Y'];
/** Up to here a text has no room for the letters of its own name. */
const CODE_LENGTH = 7;
/** From here a limit leaves room for what somebody writes; 255 is what many tools take where nobody thought of one. */
const WRITTEN_LENGTH = 120;
const NO_LIMIT = 255;

/** Nothing is known but the length: something that does no harm. A short text is never a sentence. */
export function plainText(facts: Facts): Finding {
  return {
    source: sourceOf(facts),
    confidence: BY_TYPE,
    reason: `the type is ${facts.type.native}; the name gives no hint`,
  };
}

function sourceOf(facts: Facts): Finding['source'] {
  const { maxLength, column, unique } = facts;
  const width = column.statistics?.width;
  if (width !== undefined && (maxLength ?? width) >= width && width > 4) return fromGenerator(...byWidth(width));
  if (maxLength === 1 && !unique && isMark(facts)) return fromList(YES_OR_NO, [4, 1]);
  if (maxLength !== undefined && maxLength <= CODE_LENGTH) return shortCode(maxLength, unique);
  // What never repeats and says nothing is a number by which people know the row.
  if (unique) return fromGenerator('pattern', { regex: '[A-Z]{2}[0-9]{6}' });
  const isWritten = maxLength === undefined ? meansProse(facts) : maxLength >= WRITTEN_LENGTH && maxLength !== NO_LIMIT;
  if (isWritten) return fromGenerator('term', { of: 'plain_note', max: 2, join: ' ' });
  const terms = headTerms(facts);
  if (terms !== undefined) return terms;
  const codes = ownCodes(column.name, maxLength);
  return fromList(codes, frequenciesOf(codes.length));
}

/** `w9_on_file`, `insured`: true of a row or not. */
function isMark({ words }: Facts): boolean {
  return words.some((word) => word === 'on' || word === 'in') || /(?:[^e]ed|able|ible)$/.test(words.at(-1) ?? '');
}

/** What a snapshot measured says how long texts are. */
function byWidth(width: number): readonly [string, GeneratorOptions] {
  return [width <= 10 ? 'word' : width <= 35 ? 'phrase' : width <= 150 ? 'sentence' : 'paragraph', {}];
}

function shortCode(length: number, unique: boolean): Finding['source'] {
  if (unique) return fromGenerator('pattern', { regex: `[A-Z0-9]{${length}}` });
  if (length <= 3) {
    const values = length === 1 ? LETTERS : length === 2 ? PAIRS : TRIPLES;
    return fromList(values, frequenciesOf(values.length));
  }
  return fromGenerator('pattern', {
    regex: length <= 5 ? `[A-Z]{2}[0-9]{${length - 2}}` : `[A-Z]{3}[0-9]{${length - 3}}`,
  });
}

/** Text without a limit is prose where other texts of the schema have limits; where none has, it may be anything. */
export function meansProse({ schema, type }: Facts): boolean {
  if (!/text|clob/i.test(type.native)) return false;
  return schema.tables.some(({ columns }) =>
    columns.some((column) => column.type.kind === 'text' && column.type.max_length !== undefined),
  );
}
