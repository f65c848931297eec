import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isUrlLike } from '@rowloom/databases';
import type { ProjectFile } from '../project/read-project.ts';

const CODE = /\.[mc]?[jt]s$/;
/** A text of a program that ends as a file of a program does: what it imports, or a configuration's list of files. */
const NAMED = /['"`]([^'"`\n]+\.[mc]?[jt]s)['"`]/g;

/** What is read before a project is understood: to mend these files may be what makes it understood. */
export const ownPaths = (path: string): readonly string[] => [path, join(dirname(path), '.env'), ...modulesOf(path)];

/** The files that the rows of a project follow from. One that is absent may appear; a database is not among them. */
export function watchedPaths({ path, folder, project, fill }: ProjectFile): readonly string[] {
  const source = project.source === undefined ? undefined : fill(project.source, 'source');
  const rules = typeof project.rules === 'string' ? project.rules : undefined;
  const named = [source, rules]
    .filter((name) => name !== undefined && !isUrlLike(name))
    .map((name) => resolve(folder, name ?? ''));
  return [...new Set([...ownPaths(path), ...named, ...named.flatMap(modulesOf)])];
}

/** Modules that a module names by a path, and those that they name. They are read as text: to run them may do anything. */
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
