import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { ConvertedSource, ConvertResult } from '@rowloom/sources';
import { EXIT } from '../exit-codes.ts';
import { refusal } from '../refusal.ts';
import { readText } from './read-text.ts';

const CODE = new Set(['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs']);

/**
 * The schema of another tool as SQL: Prisma's, DBML, a JSON Schema, a module of Drizzle tables. Undefined if the file
 * is none of these. A file that only its own tool can read is refused with the command that helps.
 */
export async function readForeign(name: string): Promise<ConvertedSource | undefined> {
  if (name === '-') return undefined;
  if (statSync(name, { throwIfNoEntry: false })?.isDirectory() === true) return readPrismaFolder(name);
  const ending = extname(name).toLowerCase();
  if (ending === '.prisma')
    return convert(name, (await import('@rowloom/sources')).readPrisma(readText(name, 'the schema')));
  if (ending === '.dbml')
    return convert(name, (await import('@rowloom/sources')).readDbml(readText(name, 'the schema')));
  if (ending === '.json') return readJson(name);
  if (!CODE.has(ending) && ending !== '.rb' && ending !== '.py') return undefined;
  const text = readText(name, 'the source');
  if (CODE.has(ending) && /['"](?:drizzle-orm|drizzle-kit)/.test(text)) {
    const { loadDrizzle } = await import('./load-drizzle.ts');
    return convert(name, await loadDrizzle(name));
  }
  const { recogniseOtherTool } = await import('@rowloom/sources');
  const other = recogniseOtherTool(name, text);
  if (other !== undefined)
    throw refusal(
      EXIT.input,
      `${name} is a schema of ${other.tool}, which only ${other.tool} can turn into SQL.`,
      other.help,
    );
  throw refusal(EXIT.input, `${name} is a program, not a Drizzle schema.`, [
    'Give SQL, a Prisma schema, DBML, a JSON Schema, Drizzle tables, or the URL of a database.',
  ]);
}

/** Prisma treats a folder of files as one schema. */
async function readPrismaFolder(folder: string): Promise<ConvertedSource | undefined> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.prisma'))
    .toSorted();
  if (files.length === 0) return undefined;
  const { readPrisma } = await import('@rowloom/sources');
  return convert(folder, readPrisma(files.map((file) => readText(join(folder, file), 'the schema')).join('\n')));
}

async function readJson(name: string): Promise<ConvertedSource | undefined> {
  const text = readText(name, 'the source');
  if (!/"(?:\$defs|definitions|properties|openapi)"\s*:/.test(text)) return undefined;
  const { parseJson } = await import('./parse-json.ts');
  const value = parseJson(text, name);
  const { isJsonSchema, readJsonSchema } = await import('@rowloom/sources');
  const title = basename(name).replace(/(?:\.schema)?\.json$/i, '');
  return isJsonSchema(value) ? convert(name, readJsonSchema(value, title)) : undefined;
}

function convert(name: string, result: ConvertResult): ConvertedSource {
  if (!('issues' in result)) return result;
  const [first = `${name} could not be read.`, ...others] = result.issues.map(
    ({ line, column, message }) => `${name}:${line}:${column}: ${message}`,
  );
  throw refusal(EXIT.input, first, others);
}
