import type { Issue } from '@rowloom/engine';
import { programName } from '../program-name.ts';
import { quoteWord } from './quote-word.ts';

const MAX_REMARKS = 5;

/** What a run prints before it starts: the source's warnings and the plan's notes, as far as they fit. */
export function remarksOn(
  source: string,
  warnings: readonly string[],
  notes: readonly Issue[],
  hasNamedRows: boolean,
): readonly string[] {
  // A reduced number of rows that the user did not request needs no line.
  const named = notes.filter(({ code }) => hasNamedRows || code !== 'rows_changed').map(({ message }) => message);
  const remarks = [...warnings, ...named];
  if (remarks.length <= MAX_REMARKS) return remarks;
  const rest = remarks.length - MAX_REMARKS;
  return [
    ...remarks.slice(0, MAX_REMARKS),
    `… and ${rest} more; ${programName()} plan ${quoteWord(source)} shows all of them.`,
  ];
}
