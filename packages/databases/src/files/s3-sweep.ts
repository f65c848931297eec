import type { S3Client } from '@aws-sdk/client-s3';
import { filesOfEarlierRun } from './folder-check.ts';
import { OWNER_FILE, UNFINISHED_FILE } from './partial-name.ts';
import { openS3Folder, type S3Folder } from './s3-folder.ts';
import type { S3Place } from './s3-place.ts';

/** Milliseconds without a heartbeat: an owner sends one every few seconds. */
const DEAD = 10 * 60_000;
/** The maximum number of prefixes examined, because cleaning up is not a run's main job. */
const MAX_PREFIXES = 20;

/**
 * Aborts the unfinished uploads of killed runs under neighbouring prefixes: their owners pay for the parts, and nobody
 * may ever write there again. A run is dead if its owner's object is much older than our own, which was just written:
 * both times are the store's. Returns the number of aborted uploads.
 */
export async function sweepUploads(client: S3Client, place: S3Place, own: S3Folder): Promise<number> {
  const now = await own.modifiedAt(OWNER_FILE);
  const uploads = now === undefined ? [] : await own.listUploadsBeside();
  const prefixes = [...Map.groupBy(uploads, ({ prefix }) => prefix)].filter(([prefix]) => prefix !== place.prefix);
  let ended = 0;
  for (const [prefix, begun] of prefixes.slice(0, MAX_PREFIXES)) {
    const folder = openS3Folder(client, { ...place, prefix });
    const heard = await folder.modifiedAt(OWNER_FILE);
    if (now === undefined || heard === undefined || now - heard < DEAD) continue;
    ended += await endBegun(
      folder,
      begun.map(({ name }) => name),
    );
  }
  return ended;
}

/** Only what an unfinished run has recorded as its own. */
export async function endBegun(folder: S3Folder, names: readonly string[]): Promise<number> {
  const note = await folder.readIfThere(UNFINISHED_FILE);
  const ours = new Set(note === undefined ? [] : filesOfEarlierRun(names, () => note));
  return ours.size === 0 ? 0 : folder.abortUploads((name) => ours.has(name));
}
