import { posix } from 'node:path';
import { readImports } from './read-imports.ts';
import { isTest, type Workspace } from './workspace.ts';

/** The only file of a package that is on no floor: its entry point. */
const DOOR = 'index.ts';

/**
 * Floors are the folders of one package, or of one of its floors, in the order in which they may import: each its own
 * files and those of earlier floors. Tests may import anything.
 */
export const checkFloors = ({ table, files }: Workspace): readonly string[] =>
  Object.entries(table.floors).flatMap(([folder, floors]) => {
    const floorOf = (path: string): string => posix.relative(folder, path).split('/')[0] ?? '';
    return files
      .filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path) && floorOf(path) !== DOOR)
      .flatMap(({ path, text }) => {
        const own = floors.indexOf(floorOf(path));
        if (own < 0) return [`${path} stands on no floor of ${folder}: ${floors.join(', ')}`];
        return (
          readImports(path, text)
            .filter(({ specifier }) => specifier?.startsWith('.'))
            .map(({ specifier = '', line }) => ({ line, file: posix.join(posix.dirname(path), specifier) }))
            // What is outside concerns the surrounding folder.
            .filter(({ file }) => file.startsWith(`${folder}/`) && !floors.slice(0, own + 1).includes(floorOf(file)))
            .map(({ line, file }) => `${path}:${line} imports ${file}, which is on a later floor`)
        );
      });
  });
