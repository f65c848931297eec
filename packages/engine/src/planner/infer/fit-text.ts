import { charLength } from '../../base/text/cut-text.ts';
import { latestGenerator } from '../../weave/generators/catalogue.ts';
import type { TextTraits } from '../../weave/generators/generator.ts';
import { listOption, textOption } from '../../weave/cell/option.ts';
import { countStrings } from '../../language/pattern/count-strings.ts';
import { isPattern, parsePattern } from '../../language/pattern/parse-pattern.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { identifierLength } from '../../weave/generators/code/identifier.ts';
import { fitList } from './fit-list.ts';
import { frequenciesOf } from './frequencies-of.ts';
import { fitTerm, termWords } from './fit-term.ts';
import { BY_HINT, type Finding } from './columns/inference.ts';
import { fromGenerator, fromList } from './columns/make-source.ts';
import { plainText } from './plain-text.ts';
import type { Facts } from './read-facts.ts';

const traitsOf = (name: string): TextTraits => latestGenerator(name)?.text ?? {};

/** Adapts a choice to the column: its length limits, its case, and whether values may repeat. */
export function fitText(facts: Facts, found: Finding): Finding {
  const source = [withRoom, withCase, withLength, withoutRepeats].reduce(
    (given, change) => change(facts, given),
    found.source,
  );
  if (source === found.source) return found;
  // A replaced choice no longer means what the name suggests.
  const same = source.kind === found.source.kind && (source.kind !== 'generator' || isAlike(source, found.source));
  return { ...found, source, confidence: same ? found.confidence : Math.min(found.confidence, BY_HINT) };
}

function isAlike(source: Generated, before: ColumnSource): boolean {
  if (before.kind !== 'generator') return false;
  // The words of a vocabulary that fit the column.
  if (before.generator === 'term' && source.generator === 'one_of') {
    const words = new Set(termWords(before.options));
    return (listOption(source.options, 'values') ?? []).every((value) => typeof value === 'string' && words.has(value));
  }
  if (source.generator !== before.generator) return source.generator === traitsOf(before.generator).shorter;
  return source.options['of'] === before.options['of'];
}

function withRoom(facts: Facts, source: ColumnSource): ColumnSource {
  const { maxLength } = facts;
  if (source.kind !== 'generator' || maxLength === undefined) return source;
  if (source.generator === 'one_of') return graded(facts, source) ?? shortened(facts, source);
  if (source.generator === 'term') return graded(facts, source) ?? fitTerm(facts, source);
  if (source.generator === 'identifier')
    return identifierLength(textOption(source.options, 'of') ?? '') <= maxLength || maxLength >= 8
      ? source
      : fromGenerator('pattern', { regex: plainPattern(maxLength) });
  if (source.generator === 'pattern') return hasMatch(source, maxLength) ? source : lastOf(source, maxLength);
  let name = source.generator;
  while (maxLength < (traitsOf(name).room ?? 1)) {
    const next = traitsOf(name).shorter;
    // One or two letters are a selection, whatever the name might mean in a longer column.
    if (next === undefined && maxLength <= 2 && !facts.unique) return plainText(facts).source;
    if (next === undefined)
      return fromGenerator('pattern', {
        regex: name === 'postal_code' ? `[0-9]{${maxLength}}` : plainPattern(maxLength),
      });
    name = next;
  }
  return name === source.generator ? source : fromGenerator(name);
}

/** Room for a number or a letter only. */
const ONE_OR_TWO = 2;
const BY_NUMBER: ReadonlySet<string> = new Set([
  'level',
  'stage',
  'step',
  'phase',
  'tier',
  'priority',
  'severity',
  'rank',
]);
const BY_LETTER: ReadonlySet<string> = new Set(['class', 'grade', 'rating', 'mark']);

/** Levels or classes that do not fit are numbers or letters, not truncated words. */
function graded({ words, maxLength = 0, unique }: Facts, source: Generated): ColumnSource | undefined {
  const last = words.at(-1) ?? '';
  if (unique || maxLength > ONE_OR_TWO || !(BY_NUMBER.has(last) || BY_LETTER.has(last))) return undefined;
  const values = listOption(source.options, 'values')?.map(String) ?? termWords(source.options);
  if (values.every((value) => charLength(value) <= maxLength)) return undefined;
  const marks = BY_NUMBER.has(last) ? ['1', '2', '3', '4'] : ['A', 'B', 'C', 'D'];
  return fromList(marks, frequenciesOf(marks.length));
}

function hasMatch({ options }: Generated, maxLength: number): boolean {
  const parsed = parsePattern(textOption(options, 'regex') ?? '');
  return !isPattern(parsed) || countStrings(parsed, { max_length: maxLength }) !== 0;
}

/** The end of a number, such as its last four digits, consists of digits. */
function lastOf({ options }: Generated, maxLength: number): ColumnSource {
  const isNumber = /\[0-9\]\{\d+\}$/.test(textOption(options, 'regex') ?? '');
  return fromGenerator('pattern', { regex: isNumber ? `[0-9]{${maxLength}}` : plainPattern(maxLength) });
}

type Generated = Extract<ColumnSource, { kind: 'generator' }>;

function shortened(facts: Facts, source: Generated): ColumnSource {
  const values = listOption(source.options, 'values')?.map(String) ?? [];
  const weights = listOption(source.options, 'weights')?.map(Number);
  const fitted = fitList(facts, weights === undefined ? { values } : { values, weights });
  return fromList(fitted.values, fitted.weights);
}

function withCase(facts: Facts, source: ColumnSource): ColumnSource {
  const { domain, maxLength } = facts;
  if (source.kind !== 'generator' || domain.case === undefined) return source;
  if (source.generator === 'one_of') return shortened(facts, source);
  if (source.generator === 'term') return fromGenerator('term', { ...source.options, case: domain.case });
  const isPlain =
    source.generator === 'pattern' && !/[a-z]/.test((textOption(source.options, 'regex') ?? '').replaceAll(/\\./g, ''));
  if (domain.case === 'upper')
    return isPlain || traitsOf(source.generator).case === 'upper'
      ? source
      : fromGenerator('pattern', { regex: `[A-Z]{${Math.min(3, maxLength ?? 3)},${Math.min(8, maxLength ?? 8)}}` });
  if (traitsOf(source.generator).case === 'lower') return source;
  return (maxLength ?? 99) >= 6
    ? fromGenerator('slug')
    : fromGenerator('pattern', { regex: `[a-z]{${maxLength ?? 3}}` });
}

function withLength({ domain, maxLength }: Facts, source: ColumnSource): ColumnSource {
  const least = domain.min_length ?? 0;
  if (source.kind !== 'generator' || least <= 1) return source;
  const { generator } = source;
  if (traitsOf(generator).length === least && (maxLength === undefined || maxLength >= least)) return source;
  if (generator === 'token' || generator === 'hex')
    return Number(source.options['length'] ?? 0) >= least ? source : fromGenerator(generator, { length: least });
  if (generator === 'one_of') {
    const values = source.options['values'];
    if (Array.isArray(values) && values.every((value) => String(value).length >= least)) return source;
  } else if (generator === 'term') {
    if (termWords(source.options).every((text) => text.length >= least)) return source;
  } else if (generator === 'pattern' && least !== maxLength) return source;
  else if ((traitsOf(generator).least ?? 1) >= least && least !== maxLength) return source;
  const letters = domain.case === 'lower' ? '[a-z0-9]' : '[A-Z0-9]';
  const most = Math.max(least, Math.min(maxLength ?? least + 8, least + 8));
  return fromGenerator('pattern', { regex: `${letters}{${least === most ? least : `${least},${most}`}}` });
}

/** A short list cannot fill a unique column; text that can be numbered, or a code, can. */
function withoutRepeats(facts: Facts, source: ColumnSource): ColumnSource {
  const { unique, maxLength, domain } = facts;
  if (!unique || source.kind !== 'generator' || domain.one_of !== undefined) return source;
  // A list constrained by a CHECK must not be numbered.
  if (source.generator === 'one_of' && domain.case === undefined && hasRoomForNumbers(source, maxLength)) return source;
  if (source.generator === 'one_of' || latestGenerator(source.generator)?.distinct === 'never') {
    const plain =
      (maxLength ?? 99) >= 16
        ? fromGenerator('phrase')
        : fromGenerator('pattern', { regex: plainPattern(maxLength ?? 8) });
    return withCase(facts, plain);
  }
  return source;
}

/** A list that is too short for a key is numbered, if its words leave room for that. */
function hasRoomForNumbers({ options }: Generated, maxLength: number | undefined): boolean {
  const values = listOption(options, 'values') ?? [];
  const longest = Math.max(0, ...values.map((value) => (typeof value === 'string' ? charLength(value) : 0)));
  return values.length >= 8 && (maxLength === undefined || longest + 8 <= maxLength);
}

function plainPattern(length: number): string {
  return `[A-Z0-9]{${Math.min(length, 8)}}`;
}
