import type { FileFormat } from '../../document/files/file-format.ts';

export const EXPORT_FILE = 'rowloom.json';
export const SCHEMA_FILE = 'schema.sql';
export const LOAD_FILE = 'load.sql';

const RESERVED = [EXPORT_FILE, SCHEMA_FILE, LOAD_FILE];

/**
 * The file of each table. Names are kept, except for characters that a file system refuses or that no client's script
 * can contain, and for names that differ only in case, which some file systems treat as equal.
 */
export function nameFiles(tables: readonly string[], format: FileFormat, gzip: boolean): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  const names = new Map<string, string>();
  const extension = `.${format}${gzip ? '.gz' : ''}`;
  for (const table of tables) {
    const stem = encodeName(table);
    let name = stem + extension;
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${stem}~${copy}${extension}`;
    taken.add(name.toLowerCase());
    names.set(table, name);
  }
  return names;
}

function encodeName(table: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what must not get into a file's name
  const safe = table.replaceAll(/[%/\\:*?"<>|;'`\u0000-\u001f]/g, (character) => `%${hex(character)}`);
  return safe.startsWith('.') ? `%2E${safe.slice(1)}` : safe;
}

const hex = (character: string): string => character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
