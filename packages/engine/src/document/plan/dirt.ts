/** What may be wrong with a cell; see docs/reference/rules.md. */
export type DirtKind = 'case' | 'space' | 'typo' | 'missing' | 'outlier' | 'repeat';

/** In which share of the rows something is wrong with a column, and what. */
export type Dirt = { readonly share: number; readonly kinds: readonly DirtKind[] };

export const DIRT_KINDS: readonly DirtKind[] = ['case', 'space', 'typo', 'missing', 'outlier', 'repeat'];

/** As a plan's reader is told. */
export const DIRT_WORDS: Readonly<Record<DirtKind, string>> = {
  case: 'wrong case',
  space: 'stray spaces',
  typo: 'typos',
  missing: 'missing values',
  outlier: 'outliers',
  repeat: 'rows that repeat the previous row',
};
