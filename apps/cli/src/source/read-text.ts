import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';

const STANDARD_INPUT = 0;

/** A file's text, or standard input's for `-`. */
export function readText(path: string, what: string): string {
  try {
    return decode(readFileSync(path === '-' ? STANDARD_INPUT : path)).replace(/^\uFEFF/, '');
  } catch (error) {
    throw refusal(EXIT.input, explain(error, path, what));
  }
}

/**
 * UTF-8, UTF-16 as PowerShell writes it when a dump is redirected into a file, or one byte per character as in old
 * dumps.
 */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('windows-1252').decode(bytes);
}

function explain(error: unknown, path: string, what: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${path}. Check the path of ${what}.`;
  if (code === 'EISDIR') return `${path} is a folder; ${what} is a file.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `You do not have permission to read ${path}. Check its permissions.`;
  if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE')
    return `${path} is too large to be ${what}. Give the definitions only, without the rows (pg_dump --schema-only, mysqldump --no-data).`;
  return `${path} could not be read (${code || String(error)}).`;
}
