import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** For each path, a stamp that distinguishes its states. */
export type Stamps = Readonly<Record<string, string>>;

/** Contents are not read: a file's time and size change whenever an editor saves it, and a missing file may appear. */
export const stampFiles = (paths: readonly string[]): Stamps =>
  Object.fromEntries(paths.map((path) => [path, stampOf(path)]));

export const changedFiles = (before: Stamps, now: Stamps): readonly string[] =>
  Object.keys(now).filter((path) => before[path] !== now[path]);

function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'absent';
  if (!found.isDirectory()) return `${found.mtimeMs} ${found.size} ${found.ino}`;
  // Only inputs of a schema: a run may write its own files there.
  const names = globSync('**/*.{sql,prisma}', { cwd: path }).toSorted();
  return names.map((name) => `${name} ${stampOf(join(path, name))}`).join('\n');
}
