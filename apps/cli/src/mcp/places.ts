import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { isUrlLike } from '@rowloom/databases';

export type Places = {
  /** Files are read and written below this folder only. */
  readonly folder: string;
  /** Databases that may be named without showing their URL to anybody. */
  readonly databases: ReadonlyMap<string, string>;
  /** Whether a caller may bring a URL of his own. */
  readonly takesUrls: boolean;
};

const SQLITE = /^\s*sqlite:(?:\/\/)?(.*)$/i;

/** What the program is told for a source or a target that a caller has named; an Error says why it may not be. */
export function findPlace(given: string, { folder, databases, takesUrls }: Places): string {
  const known = databases.get(given);
  if (known !== undefined) return known;
  const file = SQLITE.exec(given)?.[1];
  if (file !== undefined) return `sqlite:${inside(file, folder)}`;
  // What has the form of a URL is never looked for as a path: the program says what is wrong with it.
  if (isUrlLike(given)) {
    if (takesUrls) return given;
    const names = [...databases.keys()].join(', ');
    throw new Error(
      `Database URLs are not accepted here. ${names === '' ? 'No database is named; start the server with --database NAME=URL.' : `Name one of: ${names}.`}`,
    );
  }
  return /[./\\]/.test(given) ? inside(given, folder) : given;
}

/** The path, with every link followed: none may lead out of the folder. */
function inside(path: string, folder: string): string {
  const root = realpathSync(folder);
  const full = resolve(root, path);
  const way = relative(root, followed(full));
  if (way.startsWith('..') || isAbsolute(way))
    throw new Error(`${path} is outside the folder of this server. Give a path below it.`);
  return full;
}

function followed(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : resolve(followed(parent), relative(parent, path));
  }
}
