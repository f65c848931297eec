import { isTargetError } from '../target/target-error.ts';
import { claimPrefix, type ClaimTimes } from './s3-claim.ts';
import type { S3Place } from './s3-place.ts';

/**
 * Aborts the unfinished uploads under an abandoned prefix, and under its neighbours. The prefix is claimed as a run
 * would claim it, so active runs are left alone. Returns the number of aborted uploads.
 */
export async function sweepPlace(place: S3Place, times?: ClaimTimes): Promise<number> {
  // Amazon's library is large, and few processes need it.
  const [{ openS3Client }, { openS3Folder }, { endBegun, sweepUploads }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-folder.ts'),
    import('./s3-sweep.ts'),
  ]);
  const client = openS3Client(place);
  const folder = openS3Folder(client, place);
  try {
    const begun = (await folder.listUploadsBeside()).filter(({ prefix }) => prefix === place.prefix);
    if (begun.length === 0) return 0;
    const claim = await claimPrefix(client, folder, place, times);
    try {
      const own = await endBegun(
        folder,
        begun.map(({ name }) => name),
      );
      return own + (await sweepUploads(client, place, folder));
    } finally {
      await claim.release();
    }
  } catch (error) {
    if (isTargetError(error) && error.code === 'locked') return 0;
    throw error;
  } finally {
    client.destroy();
  }
}
