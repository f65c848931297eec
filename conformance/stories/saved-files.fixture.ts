import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';

/** A browser without a system dialog: saved files are downloaded. */
export const withoutPickers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['showSaveFilePicker', 'showDirectoryPicker']) Reflect.deleteProperty(globalThis, name);
  });

/** The file that a click saves. */
export async function download(page: Page, click: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return read(file);
}

const read = async (file: Download): Promise<Buffer> => readFileSync(await file.path());

/** The files of an archive, each as stored, found by the directory at its end. */
export function readArchive(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(archive.toString('utf8', at + 46, nameEnd), archive.subarray(start, start + size));
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
