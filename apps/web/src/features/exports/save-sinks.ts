import type { SaveSink } from '../../loom/save-into.ts';
import { type ByteSink, pickFile, pickFolder, writeTo } from './byte-sink.ts';
import { zipSink } from './zip-sink.ts';

/** `file`: the only table as it is; `zip`: all in one archive; `folder`: a file each. */
export type SavePlace = 'file' | 'zip' | 'folder';

/** Asks where to; to be called while the click is fresh, or browsers refuse. */
export async function openSink(place: SavePlace, name: string, extension: string): Promise<SaveSink> {
  if (place === 'folder') return folderSink(await pickFolder());
  if (place === 'zip') return zipSink(await pickFile(`${name}.zip`));
  return fileSink(await pickFile(`${name}.${extension}`));
}

const fileSink = (out: ByteSink): SaveSink => ({
  begin: () => Promise.resolve(),
  write: out.write,
  end: () => Promise.resolve(),
  close: out.close,
  abort: out.abort,
});

/** Each file gets its content when it is complete; one that is stopped half-way is not left behind half. */
function folderSink(folder: FileSystemDirectoryHandle): SaveSink {
  let open: ByteSink | undefined;
  return {
    begin: async ({ name }) => {
      open = await writeTo(await folder.getFileHandle(name, { create: true }));
    },
    write: async (bytes) => open?.write(bytes),
    end: async () => {
      await open?.close();
      open = undefined;
    },
    close: () => Promise.resolve(),
    abort: async () => open?.abort(),
  };
}
