import {
  CHUNK_BUFFER_BYTES,
  EXPORT_FILE,
  loadLexicon,
  makeChunkBuffer,
  makeRunContext,
  nameFiles,
} from '@rowloom/engine';
import { targetError } from '../target/target-error.ts';
import { explainS3Error } from './explain-s3-error.ts';
import { filesOfEarlierRun } from './folder-check.ts';
import { claimPrefix, type ClaimTimes, type S3Claim } from './s3-claim.ts';
import type { S3Folder } from './s3-folder.ts';
import { describeS3Place, type S3Place } from './s3-place.ts';
import { streamTable } from './stream-table.ts';
import type { WrittenTable } from './table-progress.ts';
import type { FolderOptions, WriteRequest } from './write-files.ts';
import { OWNER_FILE, UNFINISHED_FILE } from './partial-name.ts';

export type S3Options = Pick<FolderOptions, 'signal' | 'onProgress' | 'companions'> & {
  readonly place: S3Place;
  readonly times?: ClaimTimes;
};

/**
 * Writes tables under a prefix of a bucket, one object each, as `writeFolder` does into a folder: streamed, without a
 * disk. One run at a time owns the prefix. The export comes last, after a check: if it exists, everything does, and
 * belongs to this run. After a failure or an interruption nothing of the run is left.
 */
export async function writeS3(request: WriteRequest, options: S3Options): Promise<readonly WrittenTable[]> {
  const { place } = options;
  // Amazon's library is large, and few runs need it.
  const [{ openS3Client }, { writeUnderConditions }, { openS3Folder }, { sweepUploads }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-conditions.ts'),
    import('./s3-folder.ts'),
    import('./s3-sweep.ts'),
  ]);
  const client = openS3Client(place);
  const folder = openS3Folder(client, place);
  const written: WrittenTable[] = [];
  const begun = new Map<string, string>();
  let claim: S3Claim | undefined;
  let failure: unknown;
  try {
    // A foreign prefix is left unchanged, without even a claim on it.
    await checkPrefix(folder, place);
    claim = await claimPrefix(client, folder, place, options.times);
    const replaced = await checkPrefix(folder, place);
    writeUnderConditions(client, place, await folder.list(), claim.check);
    const names = nameFiles(request.tables, request.format, request.gzip);
    const signal = AbortSignal.any([options.signal, claim.lost]);
    const canList = await abortLeftUploads(folder, new Set([...replaced, ...names.values()]));
    // Cleaning up elsewhere is optional: whatever it may not, or cannot, remove stays.
    if (canList) await sweepUploads(client, place, folder).catch(() => 0);
    begun.set(UNFINISHED_FILE, await folder.writeText(UNFINISHED_FILE, JSON.stringify(noteOf(request))));
    // Without its export, the existing content counts as unfinished from now on.
    if (replaced.includes(EXPORT_FILE)) await folder.remove(EXPORT_FILE);
    const run = makeRunContext(request.schema, request.plan, await loadLexicon(request.locale), {
      bases: request.bases ?? {},
    });
    const buffer = makeChunkBuffer(CHUNK_BUFFER_BYTES);
    for (const [table, name] of names) {
      const stream = streamTable(run, request, table, { ...options, signal, buffer });
      begun.set(name, '');
      const bytes = remember(stream.bytes, (error) => (failure = error));
      begun.set(name, await folder.write(name, bytes));
      written.push(stream.written());
    }
    const companions = await options.companions(written, names);
    const kept = new Set([...names.values(), ...companions.map(([name]) => name)]);
    for (const name of replaced) if (!kept.has(name)) await folder.remove(name);
    for (const [name, text] of companions) {
      if (name === EXPORT_FILE) await checkWritten(folder, place, begun);
      begun.set(name, '');
      begun.set(name, await folder.writeText(name, text));
    }
    await folder.remove(UNFINISHED_FILE);
    await claim.release();
    return written;
  } catch (error) {
    await takeBack(folder, claim, begun);
    const cause = (claim?.lost.aborted === true ? claim.lost.reason : undefined) ?? failure ?? error;
    throw explainS3Error(cause, place) ?? cause;
  } finally {
    client.destroy();
  }
}

async function takeBack(
  folder: S3Folder,
  claim: S3Claim | undefined,
  begun: ReadonlyMap<string, string>,
): Promise<void> {
  // Objects that another run has written meanwhile, under the same names, are its own: the claim then blocks every
  // request.
  await claim?.check().catch(() => undefined);
  const mine = claim === undefined || claim.lost.aborted ? [] : [...begun.keys()].toReversed();
  for (const name of mine) await folder.remove(name).catch(() => undefined);
  await claim?.release().catch(() => undefined);
}

/**
 * Unfinished uploads of a killed run cost their owner money until they are aborted. False if the store cannot list
 * them.
 */
async function abortLeftUploads(folder: S3Folder, names: ReadonlySet<string>): Promise<boolean> {
  return folder
    .abortUploads((name) => names.has(name))
    .then(
      () => true,
      () => false,
    );
}

/** Before the export certifies them: every object still contains what this run has written. */
async function checkWritten(folder: S3Folder, place: S3Place, begun: ReadonlyMap<string, string>): Promise<void> {
  const there = await folder.list();
  const changed = [...begun].find(([name, tag]) => tag !== '' && there.get(name) !== tag);
  if (changed === undefined) return;
  throw targetError(
    'unwritable',
    `${changed[0]} in ${describeS3Place(place)} was changed or removed by someone else while the run was writing. Start again with a prefix that nobody else writes to.`,
  );
}

const noteOf = ({ tables }: WriteRequest) => ({ rowloom_export: 1, tables: tables.map((name) => ({ name })) });

/** The error of our own abort is the cause, whatever the upload reports. */
async function* remember(bytes: AsyncIterable<Uint8Array>, note: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    note(error);
    throw error;
  }
}

/** Inspects the prefix before anything is written; returns the objects of earlier runs, which the new one replaces. */
async function checkPrefix(folder: S3Folder, place: S3Place): Promise<readonly string[]> {
  const names = [...(await folder.list()).keys()].filter((name) => name !== OWNER_FILE);
  if (names.length === 0) return [];
  const replaced = new Set<string>();
  let isOurs = false;
  for (const name of [EXPORT_FILE, UNFINISHED_FILE]) {
    const text = names.includes(name) ? await folder.readText(name) : '';
    const files = filesOfEarlierRun(names, () => text);
    isOurs ||= files !== undefined;
    for (const file of files ?? []) replaced.add(file);
  }
  if (isOurs) return [...replaced];
  throw targetError(
    'folder_not_empty',
    `${describeS3Place(place)} is not empty and contains no ${EXPORT_FILE} of an earlier run, so nothing was written. Choose another prefix.`,
  );
}
