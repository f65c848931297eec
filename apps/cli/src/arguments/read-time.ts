import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const FORM = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

/** `2026-11-15` or a full time; without a zone it is UTC. Absent: the last midnight. */
export function readAsOf(text: string | undefined, now: Date, option = '--as-of'): string {
  if (text === undefined) return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) && text.length > 10;
  const time = FORM.test(text)
    ? new Date(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(' ', 'T')}${zoned ? '' : 'Z'}`)
    : undefined;
  // The parser reads 2026-02-30 as the second of March.
  const isReal =
    time !== undefined && !Number.isNaN(time.getTime()) && (zoned || time.toISOString().startsWith(text.slice(0, 10)));
  if (isReal) return time.toISOString();
  throw refusal(EXIT.usage, `${option}: "${text}" is not a time.`, ['Write it as 2026-11-15 or 2026-11-15T09:30:00Z.']);
}
