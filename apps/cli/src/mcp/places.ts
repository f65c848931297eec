import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { isFileAddress, isUrlLike, parseDatabaseUrl } from '@rowloom/databases';

export type Places = {
  /** Files are read and written below this folder only. */
  readonly folder: string;
  /** Databases that may be named without showing their URL to anybody. */
  readonly databases: ReadonlyMap<string, string>;
  /** Whether a caller may bring a URL of his own. */
  readonly takesUrls: boolean;
};

const SQLITE = /^\s*sqlite:/i;

/** What the program is told for a source or a target that a caller has named; an Error says why it may not be. */
export function findPlace(given: string, { folder, databases, takesUrls }: Places): string {
  const known = databases.get(given);
  if (known !== undefined) return known;
  if (SQLITE.test(given)) return `sqlite:${encodePath(inside(fileOf(given), folder))}`;
  // What has the form of a URL is never looked for as a path: the program says what is wrong with it.
  if (isUrlLike(given)) {
    if (takesUrls) return given;
    throw new Error(`Database URLs are not accepted here. ${sayNames(databases)}`);
  }
  // A bare word may be a pack, and may be a file or a link of that name.
  const path = inside(given, folder);
  return /[./\\]/.test(given) ? path : given;
}

/** What the program does without a source or a target: whoever is allowed named databases alone has to name one. */
export function checkNothingNamed({ databases, takesUrls }: Places): void {
  if (!takesUrls) throw new Error(`Name a source or a database: this server has no default. ${sayNames(databases)}`);
}

function sayNames(databases: Places['databases']): string {
  const names = [...databases.keys()].join(', ');
  return names === '' ? 'No database is named; start the server with --database NAME=URL.' : `Name one of: ${names}.`;
}

/** The file as the program reads it from the URL: what is checked has to be what is opened. */
function fileOf(url: string): string {
  const address = parseDatabaseUrl(url, { sockets: true });
  if (!isFileAddress(address)) throw new Error('This is not the URL of a file.');
  return address.file;
}

const encodePath = (path: string): string => path.replaceAll(/[%?#]/g, encodeURIComponent);

/** The path, with every link followed: none may lead out of the folder. */
function inside(path: string, folder: string): string {
  const root = realpathSync(folder);
  const full = resolve(root, path);
  const way = relative(root, followed(full));
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
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
