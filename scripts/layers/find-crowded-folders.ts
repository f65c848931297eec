import { posix } from 'node:path';
import { isTest, type SourceFile } from './workspace.ts';

const MAX_FILES = 40;

/** Folders with more source files than one noun can hold together, excluding tests. */
export const findCrowdedFolders = (files: readonly SourceFile[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (isTest(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} has ${count} source files; ${MAX_FILES} is the limit`);
};
