import { loadLexicon, makeRunContext } from '@rowloom/engine';
import { targetError } from '../target/target-error.ts';
import { CHUNK_BUFFER_BYTES, makeChunkBuffer } from './chunk-buffer.ts';
import { explainS3Error } from './explain-s3-error.ts';
import { filesOfEarlierRun } from './folder-check.ts';
import { EXPORT_FILE, nameFiles, partialName } from './name-files.ts';
import type { S3Folder } from './s3-folder.ts';
import { describeS3Place, type S3Place } from './s3-place.ts';
import { streamTable } from './stream-table.ts';
import type { WrittenTable } from './table-progress.ts';
import type { FolderOptions, WriteRequest } from './write-files.ts';

export type S3Options = Pick<FolderOptions, 'signal' | 'onProgress' | 'companions'> & { readonly place: S3Place };

/**
 * Writes tables under a prefix of a bucket, one object each, as `writeFolder` does into a folder: streamed, without a
 * disk. The export comes last: where it is, everything is. After a failure or an interruption nothing of the run is left.
 */
export async function writeS3(request: WriteRequest, options: S3Options): Promise<readonly WrittenTable[]> {
  const { place } = options;
  // Amazon's library is large, and few runs need it.
  const [{ openS3Client }, { openS3Folder }] = await Promise.all([import('./s3-client.ts'), import('./s3-folder.ts')]);
  const client = openS3Client(place);
  const folder = openS3Folder(client, place);
  const begun: string[] = [];
  let failure: unknown;
  try {
    const replaced = await checkPrefix(folder, place);
    await folder.writeText(UNFINISHED, JSON.stringify(noteOf(request)));
    begun.push(UNFINISHED);
    // Without its export, what is there counts as unfinished from now on.
    if (replaced.includes(EXPORT_FILE)) await folder.remove(EXPORT_FILE);
    const run = makeRunContext(request.schema, request.plan, await loadLexicon(request.locale), {
      bases: request.bases ?? {},
    });
    const buffer = makeChunkBuffer(CHUNK_BUFFER_BYTES);
    const names = nameFiles(request.tables, request.format, request.gzip);
    const written: WrittenTable[] = [];
    for (const [table, name] of names) {
      const stream = streamTable(run, request, table, { ...options, buffer });
      begun.push(name);
      await folder.write(
        name,
        remember(stream.bytes, (error) => (failure = error)),
      );
      written.push(stream.written());
    }
    const companions = options.companions(written, names);
    const kept = new Set([...names.values(), ...companions.map(([name]) => name)]);
    for (const name of replaced) if (!kept.has(name)) await folder.remove(name);
    for (const [name, text] of companions) {
      begun.push(name);
      await folder.writeText(name, text);
    }
    await folder.remove(UNFINISHED);
    return written;
  } catch (error) {
    for (const name of begun.toReversed()) await folder.remove(name).catch(() => undefined);
    const cause = failure ?? error;
    throw explainS3Error(cause, place) ?? cause;
  } finally {
    client.destroy();
  }
}

/** Says of which tables a run is that was killed: whoever comes next may replace what it has left. */
const UNFINISHED = partialName(EXPORT_FILE);

const noteOf = ({ tables }: WriteRequest) => ({ rowloom_export: 1, tables: tables.map((name) => ({ name })) });

/** What our own end of an upload throws is the cause, whatever the upload makes of it. */
async function* remember(bytes: AsyncIterable<Uint8Array>, note: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    note(error);
    throw error;
  }
}

/** Looks at what is there before anything is written; answers the objects of earlier runs, which the new one replaces. */
async function checkPrefix(folder: S3Folder, place: S3Place): Promise<readonly string[]> {
  const names = await folder.list();
  if (names.length === 0) return [];
  const replaced = new Set<string>();
  let isOurs = false;
  for (const name of [EXPORT_FILE, UNFINISHED]) {
    const text = names.includes(name) ? await folder.readText(name) : '';
    const files = filesOfEarlierRun(names, () => text);
    isOurs ||= files !== undefined;
    for (const file of files ?? []) replaced.add(file);
  }
  if (isOurs) return [...replaced];
  throw targetError(
    'folder_not_empty',
    `${describeS3Place(place)} is not empty and holds no ${EXPORT_FILE} of an earlier run, so nothing was written. Choose another prefix.`,
  );
}
