import { formatCount } from './format-number.ts';
import { formatTime } from './list-lines.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Numbers that are names, not amounts. */
const NAMES: ReadonlySet<string> = new Set(['seed', 'pid', 'port', 'version', 'sequence', 'status']);

/** A field of a record, formatted for people. */
export function showField(name: string, value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return !Number.isInteger(value) || NAMES.has(name) ? String(value) : formatCount(value);
  if (typeof value === 'string') return TIME.test(value) ? formatTime(value) : value;
  if (Array.isArray(value) && value.length === 0) return '-';
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? value.join(', ') : `${value.length}`;
  return JSON.stringify(value);
}

/** `last_generation_at` as `last generation`, `target.name` as `target` */
export const fieldTitle = (path: string): string =>
  path
    .replace(/\.name$/, '')
    .replace(/_(?:at|count)$/, '')
    .replaceAll(/[_.]/g, ' ');
