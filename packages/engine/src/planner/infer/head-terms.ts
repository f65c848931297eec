import type { ColumnSource } from '../../document/plan/plan.ts';
import { fromGenerator, fromList } from './columns/make-source.ts';
import { DEGREE, DEGREES, HEAD_TERMS } from './data/head-terms.ts';
import { frequenciesOf } from './frequencies-of.ts';
import { fitList } from './fit-list.ts';
import { languageOf } from './names/schema-language.ts';
import type { Facts } from './read-facts.ts';

/** Room for a word: shorter columns contain codes. */
const LEAST = 10;
/** Manufacturers' model names: letters of a series and a size. */
const MODEL = '(AX|CR|DX|LS|MX|PT|RX|SV|TX|VS)-[1-9](00|20|50)';

/** Words that fit the noun at the end of a name, whatever precedes it. */
export function headTerms(facts: Facts): ColumnSource | undefined {
  const { words, unique, maxLength, schema, domain } = facts;
  const last = words.at(-1) ?? '';
  if (unique || (maxLength ?? LEAST) < LEAST || words.length < 1 || languageOf(schema) !== 'en') return undefined;
  if (last === 'model' && words.length > 1 && domain.case !== 'lower')
    return fromGenerator('pattern', { regex: MODEL });
  const list = HEAD_TERMS[last] ?? (DEGREE.test(last) ? DEGREES : undefined);
  if (list === undefined) return undefined;
  const values = list.split('|');
  const fitted = fitList(facts, { values, weights: frequenciesOf(values.length) });
  return fromList(fitted.values, fitted.weights);
}
