import type { SaveSink } from '../../loom/save-into.ts';
import type { ByteSink } from './byte-sink.ts';
import { crc32 } from './crc32.ts';
import { centralEntry, dataDescriptor, directoryEnd, localHeader, type ZipEntry } from './zip-format.ts';

/** From here on the sizes of an entry are written in eight bytes: a guess may be off by a factor of three. */
const LARGE = 2 ** 30;

/**
 * Files as entries of a ZIP archive, as they come: the lengths stand behind each entry, so nothing is kept or read again.
 * They are stored as they are, and byte by byte the same.
 */
export function zipSink(out: ByteSink, time = new Date()): SaveSink {
  const entries: ZipEntry[] = [];
  let at = 0;
  let open: ZipEntry | undefined;
  const put = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    at += bytes.length;
    await out.write(bytes);
  };
  return {
    begin: async ({ name }, guess) => {
      open = { name, time, offset: at, isLarge: guess >= LARGE, crc: 0, size: 0 };
      await put(localHeader(open));
    },
    write: async (bytes) => {
      if (open === undefined) return;
      // Before it is written: what is written may be handed over.
      open = { ...open, crc: crc32(bytes, open.crc), size: open.size + bytes.length };
      await put(bytes);
    },
    end: async () => {
      if (open === undefined) return;
      await put(dataDescriptor(open));
      entries.push(open);
      open = undefined;
    },
    close: async () => {
      const start = at;
      for (const entry of entries) await put(centralEntry(entry));
      await put(directoryEnd(entries.length, start, at - start));
      await out.close();
    },
    abort: () => out.abort(),
  };
}
