import { isTest, type SourceFile } from './workspace.ts';

const COMPARED = /(?:[!=]==|\bcase) '(?:postgresql|mysql|mariadb|sqlite)'/g;

/** Where a dialect may use its own name: in its folder. */
const OWN = /\/(?:postgresql|mysql|sqlite)(?:-ddl)?\//;

/** Comparisons with a dialect's name in the program, outside the dialects' own folders, by file. */
export const countDialectNames = (files: readonly SourceFile[]): ReadonlyMap<string, number> =>
  new Map(
    files
      .filter(({ path }) => /^(?:packages|apps)\//.test(path) && !isTest(path))
      .filter(({ path }) => !OWN.test(path))
      .map(({ path, text }) => [path, text.match(COMPARED)?.length ?? 0] as const)
      .filter(([, count]) => count > 0),
  );
