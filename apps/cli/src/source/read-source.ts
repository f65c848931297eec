import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { findPack, PACKS } from '@rowloom/packs';
import { nearestWord } from '../arguments/nearest-word.ts';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { readSchemaText } from './read-schema-text.ts';
import { readSqlText } from './read-sql-text.ts';
import { readText } from './read-text.ts';
import type { Source } from './source.ts';

/** A pack's id, the path of a schema document or of SQL, or `-` for either of these from standard input. */
export async function readSource(name: string): Promise<Source> {
  const pack = findPack(name);
  if (pack !== undefined) return { name, schema: pack.schema, rules: pack.rules, warnings: [] };
  if (name !== '-' && !existsSync(name)) throw unknownSource(name);
  const text = readText(name, 'the source');
  const shown = name === '-' ? 'standard input' : name;
  if (text.trim() === '')
    throw refusal(EXIT.input, `${shown} is empty. Give a schema document or the SQL of your tables.`);
  if (/^\s*[{[]/.test(text)) return { name, schema: readSchemaText(text, shown), rules: {}, warnings: [] };
  const title = name === '-' ? 'schema' : basename(name).replace(/\.[^.]*$/, '');
  return { name, rules: {}, ...(await readSqlText(text, shown, title)) };
}

function unknownSource(name: string): Error {
  const ids = PACKS.map(({ id }) => id);
  const near = nearestWord(name, ids);
  const looksLikeFile = /[./\\]/.test(name);
  const message = looksLikeFile ? `There is no file ${name}.` : `There is no pack and no file called ${name}.`;
  const hint = near === undefined || looksLikeFile ? '' : ` Did you mean ${near}?`;
  return refusal(EXIT.input, `${message}${hint}`, [
    `Packs: ${ids.join(', ')}. Or give the path of a .sql file or of a schema document (.json).`,
  ]);
}
