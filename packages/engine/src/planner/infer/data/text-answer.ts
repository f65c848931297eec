import type { GeneratorOptions } from '../../../document/plan/plan.ts';
import type { Rule } from '../rule.ts';

/** What a text column holds. `role` asks for a table of its own: names, titles, bodies and choices depend on the table. */
export type TextAnswer =
  | { readonly generator: string; readonly options?: GeneratorOptions; readonly says: string }
  | { readonly role: TextRole };

export type TextRole =
  | 'name'
  | 'title'
  | 'description'
  | 'body'
  | 'note'
  | 'choice'
  | 'code'
  | 'number'
  | 'hash'
  | 'country'
  | 'region'
  | 'color'
  | 'moment'
  | 'data'
  | 'slug'
  | 'flag'
  | 'key'
  | 'identifier'
  | 'person';

/** Terms of a vocabulary, under these names, or in tables about one of these nouns only. */
export const means = (when: string, of: string, field?: string): Rule<TextAnswer> => ({
  when,
  give: { generator: 'term', says: `a term (${of})`, options: field === undefined ? { of } : { of, field } },
});

export const meansIn = (nouns: string, when: string, of: string, field?: string): Rule<TextAnswer> => ({
  ...means(when, of, field),
  in: about(nouns),
});

/** A number of a public scheme. */
export const numbers = (when: string, of: string): Rule<TextAnswer> => ({
  when,
  give: { generator: 'identifier', says: `a number (${of})`, options: { of } },
});

export const numbersIn = (nouns: string, when: string, of: string): Rule<TextAnswer> => ({
  ...numbers(when, of),
  in: about(nouns),
});

/**
 * Nouns as a rule's `in` names them: a kind of that name, what the table's name ends with, or a word anywhere in the
 * table's name and before the last of the column's.
 */
export function about(nouns: string): string {
  return nouns
    .split(' ')
    .flatMap((noun) => [noun, `@${noun}`, `#${noun}`])
    .join(' ');
}

/** Whole names that say what a row is: they hold for what the table's name ends with, and not for `airport_employee`. */
const OWN = /^=(?:name|title|label|code|description|symbol|key|abbreviation|type|kind|status|state|category|class|number|no)$/;

/** A rule whose patterns of the row itself stand apart, in fewer tables. */
export function splitOwn(rule: Rule<TextAnswer>): readonly Rule<TextAnswer>[] {
  if (rule.in === undefined) return [rule];
  const patterns = rule.when.split('|');
  const own = patterns.filter((pattern) => OWN.test(pattern));
  const others = patterns.filter((pattern) => !OWN.test(pattern));
  const heads = rule.in
    .split(' ')
    .filter((noun) => !noun.startsWith('#'))
    .join(' ');
  return [
    ...(own.length === 0 ? [] : [{ ...rule, when: own.join('|'), in: heads }]),
    ...(others.length === 0 ? [] : [{ ...rule, when: others.join('|') }]),
  ];
}
