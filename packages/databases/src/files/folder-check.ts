import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORT_FILE, FILE_FORMATS, LOAD_FILE, nameFiles, SCHEMA_FILE } from '@rowloom/engine';
import { targetError } from '../target/target-error.ts';
import { explainSystemError } from './explain-system-error.ts';
import { isPartialName } from './partial-name.ts';

/** Inspects a folder before anything is written; returns the files of an earlier run, which the new one replaces. */
export function checkFolder(folder: string, force: boolean): readonly string[] {
  const foreign = listFolder(folder).filter((name) => !isPartialName(name));
  if (foreign.length === 0) return [];
  const replaced = filesOfEarlierRun(foreign, () => readFileSync(join(folder, EXPORT_FILE), 'utf8'));
  if (replaced !== undefined) return replaced;
  if (force) return [];
  throw targetError(
    'folder_not_empty',
    `${folder} is not empty and contains no ${EXPORT_FILE} of an earlier run, so nothing was written. Choose another folder with --to, or add --force to write beside the existing files.`,
  );
}

/** The run whose files a folder contains, as far as its export shows. */
export function earlierRunIn(folder: string): { readonly seed: number; readonly rows: number } | undefined {
  try {
    const document = JSON.parse(readFileSync(join(folder, EXPORT_FILE), 'utf8')) as {
      rowloom_export?: unknown;
      plan?: { seed?: unknown };
      tables?: { rows?: unknown }[];
    };
    const { rowloom_export: version, plan, tables } = document;
    if (version !== 1 || typeof plan?.seed !== 'number' || !Array.isArray(tables)) return undefined;
    return { seed: plan.seed, rows: tables.reduce((sum, { rows }) => sum + (typeof rows === 'number' ? rows : 0), 0) };
  } catch {
    return undefined;
  }
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw explainSystemError(error, folder) ?? error;
  }
}

/** Which of the names an earlier run has written; undefined if no export says so. */
export function filesOfEarlierRun(names: readonly string[], readExport: () => string): readonly string[] | undefined {
  const tables = readTables(readExport);
  return tables === undefined ? undefined : filesOfRun(tables).filter((name) => names.includes(name));
}

function readTables(readExport: () => string): readonly string[] | undefined {
  try {
    const document = JSON.parse(readExport()) as {
      rowloom_export?: unknown;
      tables?: { name?: unknown }[];
    };
    if (document.rowloom_export !== 1 || !Array.isArray(document.tables)) return undefined;
    return document.tables.map(({ name }) => name).filter((name) => typeof name === 'string');
  } catch {
    return undefined;
  }
}

/** An export does not record the format: it may be any. */
function filesOfRun(tables: readonly string[]): readonly string[] {
  const files = FILE_FORMATS.flatMap((format) =>
    [false, true].flatMap((gzip) => Array.from(nameFiles(tables, format, gzip).values())),
  );
  return [...files, SCHEMA_FILE, LOAD_FILE, EXPORT_FILE];
}
