import { lstatSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isUrlLike, targetError } from '@rowloom/databases';

/**
 * The folder `path` within `root`, or a refusal: neither `..` nor a symbolic link leads out of the root. Missing
 * folders are created below an existing one, and so cannot be links.
 */
export function confineFolder(root: string, path: string): string {
  const base = resolve(root);
  if (base === undefined) throw targetError('not_a_folder', 'The folder that files may be written to does not exist.');
  if (isUrlLike(path)) throw aUrl();
  const steps = path.split(/[\\/]+/).filter((step) => step !== '' && step !== '.');
  if (isAbsolute(path) || steps.includes('..') || path.includes('\0')) throw outside();
  let folder = base;
  for (const step of steps) {
    folder = join(folder, step);
    if (!exists(folder)) continue;
    const real = resolve(folder);
    if (real === undefined || !isWithin(base, real)) throw outside();
    folder = real;
  }
  return folder;
}

function isWithin(base: string, folder: string): boolean {
  const way = relative(base, folder);
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`));
}

/** Undefined if it leads nowhere. */
function resolve(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** A dangling link exists too: following it would create something outside. */
function exists(path: string): boolean {
  try {
    return lstatSync(path) !== undefined;
  } catch {
    return false;
  }
}

/** Its text is not repeated: it may contain a password. */
const aUrl = () =>
  targetError(
    'invalid_address',
    'The folder has the form of a URL. Name a folder, or make a connection of the database.',
  );

const outside = () =>
  targetError(
    'no_permission',
    'The folder is outside the one that files may be written to. Choose a folder inside it.',
  );
