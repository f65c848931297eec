/** What may be wrong with a cell; see docs/reference/rules.md. */
export type DirtKind = 'case' | 'space' | 'typo' | 'missing' | 'outlier' | 'repeat';

/** The share of rows in which a column is wrong, and how. */
export type Dirt = { readonly share: number; readonly kinds: readonly DirtKind[] };

export const DIRT_KINDS: readonly DirtKind[] = ['case', 'space', 'typo', 'missing', 'outlier', 'repeat'];

/** In words for the reader of a plan. */
export const DIRT_WORDS: Readonly<Record<DirtKind, string>> = {
  case: 'wrong case',
  space: 'stray spaces',
  typo: 'typos',
  missing: 'missing values',
  outlier: 'outliers',
  repeat: 'rows that repeat the previous row',
};
