import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  type AbortMultipartUploadCommandInput,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bare } from './s3-objects.ts';

type ListedUploads = Pick<ListMultipartUploadsCommandInput, 'Bucket' | 'Prefix' | 'Delimiter'>;
type UploadedObject = { readonly Bucket: string; readonly Key: string };

/** An upload has at most 10,000 parts: with these a file may have 160 GB. */
const PART_BYTES = 16 << 20;
const PARTS_AT_ONCE = 2;
/** Returns the tag of what was written; parts of a failed upload are aborted. */
export async function uploadObject(
  client: S3Client,
  object: UploadedObject,
  bytes: AsyncIterable<Uint8Array>,
): Promise<string> {
  const upload = new Upload({
    client,
    params: { ...object, Body: Readable.from(bytes, { objectMode: false, highWaterMark: 1 }) },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    // Aborted below: the library would report a failed abort instead of the cause.
    leavePartsOnError: true,
  });
  try {
    const { ETag = '' } = await upload.done();
    return bare(ETag);
  } catch (error) {
    const { uploadId } = upload;
    if (uploadId !== undefined) await abortUpload(client, { ...object, UploadId: uploadId }).catch(() => undefined);
    throw error;
  }
}

export async function abortUpload(client: S3Client, upload: AbortMultipartUploadCommandInput): Promise<void> {
  await client.send(new AbortMultipartUploadCommand(upload));
}

/** Stores list a thousand at a time. */
export async function listUploads(client: S3Client, of: ListedUploads): Promise<readonly MultipartUpload[]> {
  const found: MultipartUpload[] = [];
  let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined;
  do {
    const page = await client.send(new ListMultipartUploadsCommand({ ...of, ...after }));
    found.push(...(page.Uploads ?? []));
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    // A store that does not say where to continue would start over.
    const isMore = IsTruncated === true && KeyMarker !== undefined && KeyMarker !== '';
    const isNew = KeyMarker !== after?.KeyMarker || UploadIdMarker !== after?.UploadIdMarker;
    after = isMore && isNew ? { KeyMarker, ...(UploadIdMarker ? { UploadIdMarker } : {}) } : undefined;
  } while (after !== undefined);
  return found;
}
