import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { type Limits, readWhole } from './read-number.ts';

const LIMITS: Limits = { min: 0, max: 1e12 };

/** `5000` for the whole run, or `orders=5000,*=1000` for each table. */
export function readRows(text: string | undefined): number | Readonly<Record<string, number>> | undefined {
  if (text === undefined) return undefined;
  if (!text.includes('=')) return readWhole(text, '--rows', LIMITS);
  const rows: Record<string, number> = {};
  for (const part of text.split(',')) {
    const at = part.lastIndexOf('=');
    const name = part.slice(0, at).trim();
    if (at < 0 || name === '')
      throw refusal(EXIT.usage, `--rows: "${part}" is not of the form table=number.`, [
        "For example: --rows 'orders=5000,*=1000'",
      ]);
    if (Object.hasOwn(rows, name)) throw refusal(EXIT.usage, `--rows names ${name} twice.`);
    rows[name] = readWhole(part.slice(at + 1), `--rows ${name}`, LIMITS);
  }
  return rows;
}
