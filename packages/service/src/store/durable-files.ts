import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten's files on Node have; its types lack them. */
type FilesModule = {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: FileStream) => void };
    readonly realPath: (node: unknown) => string;
  };
  readonly FS: { readonly ErrnoError: new (code: number) => Error };
};
type FileStream = { readonly nfd?: number; readonly node: unknown };

const EIO = 29;

/** Added to PGlite's own settings, which switch it off: a power cut could then lose commits, or the whole store. */
export const DURABLE_SETTINGS = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** PGlite's files in a folder, with the fsync that Emscripten omits while reporting success. */
export function durableFiles(folder: string): NodeFS {
  const files = new NodeFS(folder);
  const init = files.init.bind(files);
  files.init = async (pglite, options) => {
    const { emscriptenOpts } = await init(pglite, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...preRun, (module) => addFsync(module)],
      },
    };
  };
  return files;
}

function addFsync({ NODEFS, FS }: FilesModule): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd !== undefined) fsyncSync(nfd);
      else syncPath(NODEFS.realPath(node));
    } catch {
      throw new FS.ErrnoError(EIO);
    }
  };
}

/** The content of a folder, and the folder, are on the disk afterwards. */
export function syncFiles(folder: string, { deep = true } = {}): void {
  if (deep) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
