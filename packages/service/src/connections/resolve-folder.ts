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

/** `folder` is `path` in `root`; neither contains a link. */
export type FolderBelow = { readonly root: string; readonly path: string; readonly folder: string };

/**
 * The real path of a file or folder below the operator's root, with links followed, whether or not it exists yet. A
 * folder must be below the root, because many share the root itself.
 */
export async function resolveFolder(policy: TargetPolicy, path: string, what: 'file' | 'folder'): Promise<FolderBelow> {
  if (path === '' || path.includes('\0')) throw refuseField('url', OUTSIDE);
  await promises.mkdir(policy.filesRoot, { recursive: true, mode: 0o700 });
  const root = await promises.realpath(policy.filesRoot);
  const asked = resolve(root, path);
  // Checked before anything is accessed, so that nothing outside is revealed.
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

/** The relative path from a folder to something below it; undefined for the folder itself and everything else. */
function pathBelow(folder: string, path: string): string | undefined {
  const way = relative(folder, path);
  return way === '' || way === '..' || way.startsWith(`..${sep}`) || resolve(way) === way ? undefined : way;
}

/** With the links of every existing folder followed; undefined if a link is dangling or cyclic. */
async function realPath(path: string): Promise<string | undefined> {
  try {
    return await promises.realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
  }
  // A dangling link would be followed when its target is created.
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
