/** Where the bytes of one file go. */
export type ByteSink = {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly abort: () => Promise<void>;
};

type Picker = {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly startIn?: 'downloads';
  }) => Promise<FileSystemFileHandle>;
  readonly showDirectoryPicker?: (options: {
    readonly mode: 'readwrite';
    readonly startIn?: 'downloads';
  }) => Promise<FileSystemDirectoryHandle>;
};

const picker = globalThis as unknown as Picker;

/** Whether this browser lets a page write into a folder that its user picks. */
export const canPickFolder = (): boolean => picker.showDirectoryPicker !== undefined;

/** Asks for a folder; rejects with an AbortError where the user thinks better of it. */
export const pickFolder = (): Promise<FileSystemDirectoryHandle> => {
  if (picker.showDirectoryPicker === undefined) throw new Error('This browser cannot write into a folder.');
  return picker.showDirectoryPicker({ mode: 'readwrite', startIn: 'downloads' });
};

/** A file that the user picks and that is written as the bytes come; in other browsers a download of all of them. */
export async function pickFile(name: string): Promise<ByteSink> {
  if (picker.showSaveFilePicker === undefined) return download(name);
  return writeTo(await picker.showSaveFilePicker({ suggestedName: name, startIn: 'downloads' }));
}

export async function writeTo(handle: FileSystemFileHandle): Promise<ByteSink> {
  const stream = await handle.createWritable();
  return {
    write: (bytes) => stream.write(bytes),
    close: () => stream.close(),
    abort: () => stream.abort(),
  };
}

/** How much is held before the browser is given it: a blob need not stay in memory. */
const PIECE = 8 << 20;

/** The bytes are kept by the browser until they are complete, then downloaded. */
export function download(name: string): ByteSink {
  const pieces: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const flush = (): void => {
    if (held.length > 0) pieces.push(new Blob(held));
    held = [];
    size = 0;
  };
  const forget = (): void => {
    pieces.length = 0;
    held = [];
  };
  return {
    write: (bytes) => {
      held.push(bytes);
      size += bytes.length;
      if (size >= PIECE) flush();
      return Promise.resolve();
    },
    close: () => {
      flush();
      downloadBlob(new Blob(pieces, { type: 'application/octet-stream' }), name);
      forget();
      return Promise.resolve();
    },
    abort: () => {
      forget();
      return Promise.resolve();
    },
  };
}

/** Long enough for the slowest browser to begin. */
const KEEP_URL = 60_000;

export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL);
}
