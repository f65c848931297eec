import { promises } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { refuseField } from '@rowloom/contract';
import { isFolderAllowed, type TargetPolicy } from './target-policy.ts';

const OUTSIDE = 'Write a path below the folder that this service keeps its files in, without .. in it.';
const NOT_ALLOWED =
  'This service does not write files, because it can be reached over a network. The operator can allow folders with ROWLOOM_ALLOW_TARGETS=file:folder.';
const WRONG_KIND = {
  file: 'That name is not a file.',
  folder: 'That name is not a folder.',
} as const;

/** `folder` is `path` in `root`; no link is in any of them. */
export type FolderBelow = { readonly root: string; readonly path: string; readonly folder: string };

/**
 * The real path of a file or folder below the operator's root, links followed, whether or not it exists yet. A folder
 * must lie below the root: many share the root itself.
 */
export async function resolveFolder(policy: TargetPolicy, path: string, what: 'file' | 'folder'): Promise<FolderBelow> {
  if (path === '' || path.includes('\0')) throw refuseField('url', OUTSIDE);
  await promises.mkdir(policy.filesRoot, { recursive: true, mode: 0o700 });
  const root = await promises.realpath(policy.filesRoot);
  const asked = resolve(root, path);
  // Judged before anything is looked at, so that nobody learns what lies elsewhere.
  const inside = pathBelow(root, asked) ?? pathBelow(resolve(policy.filesRoot), asked);
  if (inside === undefined) throw refuseField('url', OUTSIDE);
  const real = await realPath(join(root, inside));
  const below = real === undefined ? undefined : pathBelow(root, real);
  if (real === undefined || below === undefined) throw refuseField('url', OUTSIDE);
  if (!isFolderAllowed(policy, below)) throw refuseField('url', NOT_ALLOWED);
  if (policy.store.kind === 'embedded' && overlaps(real, await storeFolder(policy.store.folder)))
    throw refuseField('url', 'This service keeps its own data there. Choose another path.');
  const found = await promises.stat(real).catch(() => undefined);
  if (found !== undefined && !(what === 'file' ? found.isFile() : found.isDirectory()))
    throw refuseField('url', WRONG_KIND[what]);
  return { root, path: below, folder: real };
}

/** The way from a folder to what lies below it; undefined for the folder itself and everything else. */
function pathBelow(folder: string, path: string): string | undefined {
  const way = relative(folder, path);
  return way === '' || way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way ? undefined : way;
}

/** With the links of every folder that exists followed; undefined where a link leads nowhere or in circles. */
async function realPath(path: string): Promise<string | undefined> {
  try {
    return await promises.realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
  }
  // A link to what does not exist yet would be followed when it is made.
  if ((await promises.lstat(path).catch(() => undefined)) !== undefined) return undefined;
  const parent = dirname(path);
  if (parent === path) return undefined;
  const real = await realPath(parent);
  return real === undefined ? undefined : join(real, basename(path));
}

async function storeFolder(folder: string): Promise<string> {
  return promises.realpath(folder).catch(() => resolve(folder));
}

function overlaps(path: string, folder: string): boolean {
  return path === folder || pathBelow(folder, path) !== undefined || pathBelow(path, folder) !== undefined;
}
