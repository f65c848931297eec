import type { RunMode } from '@rowloom/contract';

/** What a run does to tables and rows that are there, wherever somebody chooses or reads it. */
export const MODE_WORDS: Readonly<Record<RunMode, string>> = {
  append: 'Append: keep existing rows',
  truncate: 'Truncate: empty the tables first',
  create: 'Create: create the tables',
};

export const MODE_CHOICES = Object.entries(MODE_WORDS).map(([value, label]) => ({ value, label }));
