import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** In this order, if a folder has several. */
export const PROJECT_FILES = [
  'rowloom.yaml',
  'rowloom.yml',
  'rowloom.config.ts',
  'rowloom.config.mts',
  'rowloom.config.mjs',
  'rowloom.config.js',
] as const;

/** The project's file of a folder or of one above it, as git finds its repository. */
export function findProject(from: string = process.cwd()): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const found = PROJECT_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (found !== undefined) return found;
    // A home folder's own file would apply to every project in it; a repository ends at its root.
    if (dirname(folder) === folder || existsSync(join(folder, '.git'))) return undefined;
  }
}
