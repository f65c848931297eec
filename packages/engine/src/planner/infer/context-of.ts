import { FORM_NOUNS } from './data/table-kinds.ts';
import { readNames } from './names/read-names.ts';
import type { Facts } from './read-facts.ts';

const forms: ReadonlySet<string> = new Set(FORM_NOUNS);

const TRANSLATED: ReadonlySet<string> = new Set(['language', 'translation', 'locale', 'i18n']);

/**
 * What a rule's `in` may name: kinds, `@` the last word of the table's name, `#` words of the table and before the
 * column's last.
 */
export function contextOf({
  kinds,
  words,
  tableWords,
}: Pick<Facts, 'kinds' | 'words' | 'tableWords'>): readonly string[] {
  const nouns = ownNouns(tableWords);
  const [last] = nouns.slice(-1);
  return [
    ...kinds,
    ...(last === undefined ? [] : [`@${last}`]),
    ...(nouns.length < 2 ? [] : [`@${nouns.slice(-2).join('_')}`]),
    // `menu_item` is not a menu.
    ...(tableWords.length < 2 ? [] : [`@${tableWords.slice(-2).join('_')}`]),
    ...[...nouns, ...words.slice(0, -1)].map((noun) => `#${noun}`),
  ];
}

/** A table's words without those that only say how it stores its rows. */
export function ownNouns(tableWords: readonly string[]): readonly string[] {
  const nouns = tableWords.filter((word) => !forms.has(word) && !/^\d+$/.test(word));
  // `product_language` has the products' texts in several languages.
  if (nouns.length > 1 && TRANSLATED.has(nouns.at(-1) ?? '')) return nouns.slice(0, -1);
  return nouns.length === 0 ? tableWords : nouns;
}

/**
 * The subjects of the tables that a table refers to: a result of a sample belongs to the laboratory, whatever its own
 * name says.
 */
export function parentNouns({ schema, table }: Pick<Facts, 'schema' | 'table'>): readonly string[] {
  return table.foreign_keys.flatMap(({ references }) => {
    const parent = schema.tables.find(
      ({ name, schema: space }) => name === references.table && space === references.schema,
    );
    return parent === undefined || parent === table ? [] : ownNouns(readNames(schema, parent).words).toReversed();
  });
}
