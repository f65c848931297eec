import { realpathSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { isFileAddress, isUrlLike, parseDatabaseUrl } from '@rowloom/databases';

export type Places = {
  /** Files are read and written only below this folder. */
  readonly folder: string;
  /** Databases that may be named without showing their URL to anyone. */
  readonly databases: ReadonlyMap<string, string>;
  /** Whether a caller may use arbitrary URLs. */
  readonly takesUrls: boolean;
};

const SQLITE = /^\s*sqlite:/i;

/** The program's argument for a source or a target named by a caller; an Error says why it is not allowed. */
export function findPlace(given: string, { folder, databases, takesUrls }: Places): string {
  const known = databases.get(given);
  if (known !== undefined) return known;
  if (SQLITE.test(given)) return `sqlite:${encodePath(inside(fileOf(given), folder))}`;
  // Text in the form of a URL is never looked up as a path: the program says what is wrong with it.
  if (isUrlLike(given)) {
    if (takesUrls) return given;
    throw new Error(`Database URLs are not accepted here. ${sayNames(databases)}`);
  }
  // A bare word may be a pack, or a file or link of that name.
  const path = inside(given, folder);
  return /[./\\]/.test(given) ? path : given;
}

/** The program's default without a source or a target: a caller limited to named databases must name one. */
export function checkNothingNamed({ databases, takesUrls }: Places): void {
  if (!takesUrls) throw new Error(`Name a source or a database: this server has no default. ${sayNames(databases)}`);
}

function sayNames(databases: Places['databases']): string {
  const names = [...databases.keys()].join(', ');
  return names === '' ? 'No database is named; start the server with --database NAME=URL.' : `Name one of: ${names}.`;
}

/** The file as the program reads it from the URL: the checked file must be the opened one. */
function fileOf(url: string): string {
  const address = parseDatabaseUrl(url, { sockets: true });
  if (!isFileAddress(address)) throw new Error('This is not the URL of a file.');
  return address.file;
}

const encodePath = (path: string): string => path.replaceAll(/[%?#]/g, encodeURIComponent);

/** The path with every link followed: none may lead out of the folder. */
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
