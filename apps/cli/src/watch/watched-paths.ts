import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isUrlLike } from '@rowloom/databases';
import type { ProjectFile } from '../project/read-project.ts';

const CODE = /\.[mc]?[jt]s$/;
/** A string of a program that ends like a program file: an import, or a configuration's list of files. */
const NAMED = /['"`]([^'"`\n]+\.[mc]?[jt]s)['"`]/g;

/** What is read before a project is parsed: fixing these files may make it valid. */
export const ownPaths = (path: string): readonly string[] => [path, join(dirname(path), '.env'), ...modulesOf(path)];

/** The files that the rows of a project depend on. A missing one may appear; a database is not included. */
export function watchedPaths({ path, folder, project, fill }: ProjectFile): readonly string[] {
  const source = project.source === undefined ? undefined : fill(project.source, 'source');
  const rules = typeof project.rules === 'string' ? project.rules : undefined;
  const named = [source, rules]
    .filter((name) => name !== undefined && !isUrlLike(name))
    .map((name) => resolve(folder, name ?? ''));
  return [...new Set([...ownPaths(path), ...named, ...named.flatMap(modulesOf)])];
}

/** Modules that a module imports by path, transitively. They are read as text, because running them may do anything. */
function modulesOf(path: string): readonly string[] {
  const found = new Set([path]);
  for (const module of found) {
    if (!CODE.test(module) || statSync(module, { throwIfNoEntry: false })?.isFile() !== true) continue;
    const cwd = dirname(module);
    for (const [, name = ''] of readFileSync(module, 'utf8').matchAll(NAMED))
      for (const next of globSync(name, { cwd })) if (!next.includes('node_modules')) found.add(resolve(cwd, next));
  }
  found.delete(path);
  return [...found];
}
