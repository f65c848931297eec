import { countPattern, type LengthBounds } from '../../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../../language/pattern/parse-pattern.ts';
import type { ColumnType } from '../../../language/types/column-type.ts';
import { inferArray } from './infer-array.ts';
import { inferBoolean } from './infer-boolean.ts';
import { inferListed } from './infer-choice.ts';
import { inferComposite } from './infer-composite.ts';
import { inferJson } from './infer-json.ts';
import { inferKey } from './infer-key.ts';
import { inferNumber } from './infer-number.ts';
import { inferByType } from './infer-other.ts';
import { inferText } from './infer-text.ts';
import { inferMoment, inferTimeOfDay } from './infer-time.ts';
import { BY_GUESS, BY_NAME, BY_TABLE, CERTAIN, type Finding, type Inference, type InferInput } from './inference.ts';
import { capitalNames } from '../capital-names.ts';
import { inLanguage } from '../in-language.ts';
import { lengthenKey } from '../in-unique-set.ts';
import { fromGenerator } from './make-source.ts';
import { withMeasuredCount } from '../measured-shape.ts';
import { momentForm } from '../moments/moment-form.ts';
import { cutName } from '../names/cut-name.ts';
import { isEnglish, isSpecial } from '../names/english.ts';
import { isCutShort } from '../names/read-words.ts';
import { languageOf } from '../names/schema-language.ts';
import { nullFraction } from './null-fraction.ts';
import { type Facts, readFacts } from '../read-facts.ts';
import { writtenOut } from '../written-out.ts';

/** How to fill a column, from its name, type, constraints, table and neighbours. Every column gets an answer. */
export function inferColumn(input: InferInput): Inference {
  const facts = readFacts(input);
  if (input.domain?.null === 'always') {
    return {
      source: fromGenerator('constant', { value: null }),
      null_fraction: 1,
      confidence: CERTAIN,
      reason: 'a CHECK leaves NULL alone',
    };
  }
  if (isEmptyEnum(facts.type))
    return {
      source: fromGenerator('constant', { value: null }),
      null_fraction: 1,
      confidence: CERTAIN,
      reason: 'the enum has no values',
    };
  const found =
    inferGiven(facts) ??
    writtenOut(facts, inLanguage(facts, capitalNames(facts, withMeasuredCount(facts, inferValue(input, facts)))));
  return {
    source: lengthenKey(facts, found.source),
    null_fraction: found.source.kind === 'omit' ? 0 : nullFraction(facts, found.nulls),
    confidence: honest(facts, found.confidence),
    reason: found.reason,
  };
}

/** Unambiguous words of two letters. */
const PARTICLES: ReadonlySet<string> = new Set(
  'id at on by ip to of in no is or as fk pk ui ux tv pc db qr hr it us uk eu en de fr es pt nl'.split(' '),
);

/** If a word of the name is unknown, the rest may mean something else: the result is a guess. */
function honest({ words, type, column, schema }: Facts, confidence: number): number {
  if (type.kind !== 'text' || confidence < BY_NAME || confidence === CERTAIN) return confidence;
  const language = languageOf(schema);
  // A truncated word can be read in several ways.
  if (cutName(column.name).some((word) => isCutShort(language, word))) return BY_GUESS;
  return words.every(
    (word) => word.length < 2 || PARTICLES.has(word) || /\d/.test(word) || isEnglish(word) || isSpecial(word),
  )
    ? confidence
    : BY_GUESS;
}

const isEmptyEnum = (type: ColumnType): boolean => type.kind === 'enum' && type.values?.length === 0;

/** What the schema itself decides. */
function inferGiven(facts: Facts): Finding | undefined {
  const { column, domain, type } = facts;
  if (column.generated !== undefined)
    return { source: { kind: 'omit' }, confidence: CERTAIN, reason: 'the database computes this column' };
  const listed =
    type.kind === 'enum' ? (domain.one_of ?? type.values) : type.kind === 'array' ? undefined : domain.one_of;
  if (listed !== undefined && listed.length > 0)
    return inferListed(
      facts,
      listed,
      domain.one_of === undefined ? "one of the enum's labels" : 'one of the values that a CHECK allows',
    );
  const moment = momentForm(facts);
  if (moment !== undefined)
    return {
      source: fromGenerator('pattern', { regex: `^${moment}$` }),
      confidence: BY_TABLE,
      reason: 'a timestamp, written as its CHECK requires',
    };
  const [pattern] = domain.patterns ?? [];
  // An expression that cannot be spelt is left to the name; the rows are tested against it later.
  if (pattern !== undefined && type.kind === 'text' && isSpellable(pattern.source, lengthOptions(facts))) {
    const source = fromGenerator('pattern', {
      regex: pattern.source,
      ...lengthOptions(facts),
      ...(domain.case === undefined ? {} : { case: domain.case }),
    });
    return { source, confidence: BY_TABLE, reason: "text that matches the CHECK's regular expression" };
  }
  return inferKey(facts);
}

function isSpellable(regex: string, lengths: LengthBounds): boolean {
  const pattern = parsePattern(regex);
  return isPattern(pattern) && countPattern(pattern, lengths) !== undefined;
}

function lengthOptions({ domain, maxLength }: Facts): LengthBounds {
  return {
    ...(domain.min_length === undefined ? {} : { min_length: domain.min_length }),
    ...(maxLength === undefined ? {} : { max_length: maxLength }),
  };
}

function inferValue(input: InferInput, facts: Facts): Finding {
  const { type } = facts;
  switch (type.kind) {
    case 'boolean':
      return inferBoolean(facts);
    case 'text':
      return inferText(facts);
    case 'integer':
    case 'decimal':
    case 'float':
    case 'money':
      return inferNumber(facts) ?? inferByType(facts);
    case 'date':
    case 'timestamp':
      return inferMoment(facts);
    case 'time':
      return inferTimeOfDay(facts);
    case 'json':
      return inferJson(facts);
    case 'array':
      if (isEmptyEnum(type.element))
        return {
          source: fromGenerator('array', { min: 0, max: 0 }),
          confidence: CERTAIN,
          reason: 'the enum has no values',
        };
      return inferArray(input, type, inferPart);
    case 'composite':
      return inferComposite(input, type, inferPart, input.fields) ?? inferByType(facts);
    default:
      return inferByType(facts);
  }
}

/** What a column with the name and type of a part would contain. */
function inferPart(part: InferInput): Finding {
  const facts = readFacts(part);
  return inferGiven(facts) ?? inferValue(part, facts);
}
