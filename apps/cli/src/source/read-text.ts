import { readFileSync } from 'node:fs';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const STANDARD_INPUT = 0;

/** A file's text, or standard input's for `-`. */
export function readText(path: string, what: string): string {
  try {
    return readFileSync(path === '-' ? STANDARD_INPUT : path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw refusal(EXIT.input, explain(error, path, what));
  }
}

function explain(error: unknown, path: string, what: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${path}. Check the path of ${what}.`;
  if (code === 'EISDIR') return `${path} is a folder; ${what} is a file.`;
  if (code === 'EACCES' || code === 'EPERM') return `You may not read ${path}. Check its permissions.`;
  if (code === 'ERR_STRING_TOO_LONG')
    return `${path} is too large to be ${what}. Give the definitions only, without the rows (pg_dump --schema-only, mysqldump --no-data).`;
  return `${path} could not be read (${code || String(error)}).`;
}
