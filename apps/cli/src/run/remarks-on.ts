import type { Issue } from '@rowloom/engine';
import { programName } from '../program-name.ts';
import { quoteWord } from './quote-word.ts';

const MAX_REMARKS = 5;

/** What a run says before it begins: the source's warnings and the plan's notes, as far as they fit. */
export function remarksOn(
  source: string,
  warnings: readonly string[],
  notes: readonly Issue[],
  hasNamedRows: boolean,
): readonly string[] {
  // That a number which nobody named was cut is worth no line.
  const named = notes.filter(({ code }) => hasNamedRows || code !== 'rows_changed').map(({ message }) => message);
  const remarks = [...warnings, ...named];
  if (remarks.length <= MAX_REMARKS) return remarks;
  const rest = remarks.length - MAX_REMARKS;
  return [
    ...remarks.slice(0, MAX_REMARKS),
    `… and ${rest} more; ${programName()} plan ${quoteWord(source)} shows all of them.`,
  ];
}
