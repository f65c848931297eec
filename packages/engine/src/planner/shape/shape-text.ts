import { findGenerator } from '../../weave/generators/catalogue.ts';
import { PLAIN_CHOICES } from '../infer/data/choice-lists.ts';
import { BY_HINT } from '../infer/columns/inference.ts';
import { fromList } from '../infer/columns/make-source.ts';
import type { ColumnStatistics } from '../../language/schema/schema-document.ts';
import { charLength } from '../../base/text/cut-text.ts';
import type { ColumnSource } from '../../document/plan/plan.ts';
import { fromForms, wordsOfForms } from './shape-forms.ts';
import type { Shaped } from './shaped.ts';

/** At least this share of the rows must have one of the named values; otherwise the values are incomplete. */
const NEARLY_ALL = 0.9;

/** Texts: as many words as were counted, with their shares; else in the measured forms, if the name gives no hint. */
export function shapeText(shaped: Shaped): ColumnSource | undefined {
  const { plan, column, bounds, type } = shaped;
  if (plan.source.kind !== 'generator' || column.statistics === undefined) return undefined;
  const shares = (column.statistics.values ?? []).filter(({ share }) => share > 0);
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  const listed = bounds.one_of ?? (type.kind === 'enum' ? type.values : undefined);
  if (listed !== undefined) return weighed(shares, listed);
  if (shares.length > 0 && total >= NEARLY_ALL) return fromWords(shaped, shares);
  // Names, mail addresses and the like are better generated than spelt.
  if (plan.confidence > BY_HINT && !CODES.has(plan.source.generator)) return undefined;
  return fromForms(column.statistics.formats ?? []);
}

/** A company's own codes: no name reveals their form. */
const CODES: ReadonlySet<string> = new Set(['sku', 'identifier', 'token', 'pattern', 'template']);

type Shares = NonNullable<ColumnStatistics['values']>;

/** The values that the schema lists, with their shares; renamed ones by rank. */
function weighed(shares: Shares, listed: readonly string[]): ColumnSource | undefined {
  if (shares.length === 0) return undefined;
  const known = new Map(shares.map(({ value, share }) => [value, share]));
  const weights = listed.map((value) => known.get(value) ?? 0);
  if (weights.some((weight) => weight > 0)) return fromList(listed, weights);
  return fromList(
    listed,
    listed.map((_, index) => shares[index]?.share ?? 0),
  );
}

/** Allowed words are kept; others are replaced by words that suit the column, and keep only their shares. */
function fromWords(shaped: Shaped, shares: Shares): ColumnSource | undefined {
  const room = shaped.plan.max_length ?? (shaped.type.kind === 'text' ? shaped.type.max_length : undefined);
  const fits = (word: string): boolean => word !== '' && (room === undefined || charLength(word) <= room);
  const own = new Set(shares.flatMap(({ value }) => (value === undefined ? [] : [value])));
  const formed = wordsOfForms(
    shaped.column.statistics?.formats ?? [],
    shares.map(({ share }) => share),
  ).filter((word) => fits(word) && !own.has(word));
  const invented =
    formed.length >= shares.length - own.size
      ? formed
      : inventWords(shaped, shares.length + own.size, fits).filter((word) => !own.has(word));
  let next = 0;
  const words = shares.map(({ value }) => value ?? invented[next++]);
  if (words.some((word) => word === undefined)) return undefined;
  return fromList(
    words as string[],
    shares.map(({ share }) => share),
  );
}

function inventWords(
  { plan, lexicon, type, column }: Shaped,
  count: number,
  fits: (word: string) => boolean,
): readonly string[] {
  const found = new Set<string>();
  const take = (words: readonly unknown[]): void => {
    for (const word of words) if (typeof word === 'string' && fits(word) && found.size < count) found.add(word);
  };
  if (plan.source.kind === 'generator') {
    const { values } = plan.source.options;
    if (plan.source.generator === 'one_of' && Array.isArray(values)) take(values);
    else
      take(
        findGenerator(plan.source.generator, plan.source.version)?.words?.({ lexicon, type }, plan.source.options) ??
          [],
      );
  }
  if (found.size < count) take(PLAIN_CHOICES);
  const stem = column.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  for (let number = 1; found.size < count && number <= 2 * count; number++)
    take([`${stem}_${number}`, `v${number}`, number.toString(36).toUpperCase()].filter(fits).slice(0, 1));
  return [...found];
}
