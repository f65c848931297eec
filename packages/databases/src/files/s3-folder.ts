import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  ListObjectsV2Command,
  type MultipartUpload,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { s3Key, type S3Place } from './s3-place.ts';

/** A prefix of a bucket as a folder. */
export type S3Folder = {
  /** Its own objects, not those in folders within: each name with the tag of what it holds. */
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly readText: (name: string) => Promise<string>;
  readonly readIfThere: (name: string) => Promise<string | undefined>;
  /** Answers the tag of what was written. */
  readonly writeText: (name: string, text: string) => Promise<string>;
  /**
   * Writes an object that must not be there yet; false where the store says that it is. Stores that know no such condition
   * write in any case.
   */
  readonly create: (name: string, text: string) => Promise<boolean>;
  /** Writes an object that must still hold `before`; false where it does not, or is gone. */
  readonly replace: (name: string, text: string, before: string) => Promise<boolean>;
  /** Uploads bytes as they come: in parts, of which few are in memory at once. What fails is taken back by the store. */
  readonly write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<string>;
  readonly remove: (name: string) => Promise<void>;
  /** Ends uploads of these names that nobody goes on with, and answers how many. Not every store can list them. */
  readonly abortUploads: (isOurs: (name: string) => boolean) => Promise<number>;
  /** What was begun to be uploaded under this prefix and under those beside it. */
  readonly listUploadsBeside: () => Promise<readonly BegunUpload[]>;
  /** When an object was written by the store's clock, in milliseconds; undefined where there is none. */
  readonly modifiedAt: (name: string) => Promise<number | undefined>;
};

export type BegunUpload = { readonly prefix: string; readonly name: string };

/** An upload has 10,000 parts at most: with these a file may have 160 GB. */
const PART_BYTES = 16 << 20;
const PARTS_AT_ONCE = 2;
/**
 * What is read is small. A store that is just writing it anew may promise more than it has: nothing comes then, and no end
 * either. It is asked again.
 */
const READ_WAIT = 5000;
const READ_TRIES = 3;

export function openS3Folder(client: S3Client, place: S3Place): S3Folder {
  const prefix = s3Key(place, '');
  const object = (name: string) => ({ Bucket: place.bucket, Key: s3Key(place, name) });
  const read = async (name: string, tries = READ_TRIES): Promise<{ readonly text: string; readonly tag: string }> => {
    const { Body, ETag = '' } = await client.send(new GetObjectCommand(object(name)));
    let isStuck = false;
    const timer = setTimeout(() => {
      isStuck = true;
      if (Body instanceof Readable) Body.destroy(new Error('The store has not sent all of an object.'));
    }, READ_WAIT);
    try {
      return { text: (await Body?.transformToString()) ?? '', tag: ETag };
    } catch (error) {
      if (!isStuck || tries <= 1) throw error;
      return await read(name, tries - 1);
    } finally {
      clearTimeout(timer);
    }
  };
  const putIf = async (put: PutObjectCommandInput, condition: Partial<PutObjectCommandInput>): Promise<boolean> => {
    try {
      await client.send(new PutObjectCommand({ ...put, ...condition }));
      return true;
    } catch (error) {
      if (isSaid(error, 412) || isSaid(error, 409)) return false;
      // Older stores refuse the condition itself.
      if (!isSaid(error, 501) && !isSaid(error, 400)) throw error;
      await client.send(new PutObjectCommand(put));
      return true;
    }
  };
  const abort = async (Key: string | undefined, UploadId: string | undefined): Promise<void> => {
    await client.send(new AbortMultipartUploadCommand({ Bucket: place.bucket, Key, UploadId }));
  };
  /** Stores tell of a thousand at a time. */
  const listUploads = async (of: Pick<ListMultipartUploadsCommandInput, 'Prefix' | 'Delimiter'>) => {
    const found: MultipartUpload[] = [];
    let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined;
    do {
      const page = await client.send(new ListMultipartUploadsCommand({ Bucket: place.bucket, ...of, ...after }));
      found.push(...(page.Uploads ?? []));
      const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
      // A store that does not say where to go on would begin anew.
      const isMore = IsTruncated === true && KeyMarker !== undefined && KeyMarker !== '';
      const isNew = KeyMarker !== after?.KeyMarker || UploadIdMarker !== after?.UploadIdMarker;
      after = isMore && isNew ? { KeyMarker, ...(UploadIdMarker ? { UploadIdMarker } : {}) } : undefined;
    } while (after !== undefined);
    return found;
  };
  const readIfThere = (name: string) =>
    read(name).catch((error: unknown) => {
      if (isSaid(error, 404)) return undefined;
      throw error;
    });
  return {
    async list() {
      const names = new Map<string, string>();
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: place.bucket,
            Prefix: prefix,
            Delimiter: '/',
            ...(token === undefined ? {} : { ContinuationToken: token }),
          }),
        );
        for (const { Key, ETag = '' } of page.Contents ?? [])
          if (Key !== undefined && Key !== prefix) names.set(Key.slice(prefix.length), bare(ETag));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return names;
    },
    readText: async (name) => (await read(name)).text,
    readIfThere: async (name) => (await readIfThere(name))?.text,
    async writeText(name, text) {
      const { ETag = '' } = await client.send(new PutObjectCommand({ ...object(name), Body: Buffer.from(text) }));
      return bare(ETag);
    },
    create: (name, text) => putIf({ ...object(name), Body: Buffer.from(text) }, { IfNoneMatch: '*' }),
    async replace(name, text, before) {
      const held = await readIfThere(name);
      if (held?.text !== before) return false;
      return putIf({ ...object(name), Body: Buffer.from(text) }, { IfMatch: held.tag });
    },
    async write(name, bytes) {
      const upload = new Upload({
        client,
        params: { ...object(name), Body: Readable.from(bytes, { objectMode: false, highWaterMark: 1 }) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        // Ended below: the library would tell of a failed end instead of what went wrong.
        leavePartsOnError: true,
      });
      try {
        const { ETag = '' } = await upload.done();
        return bare(ETag);
      } catch (error) {
        const { uploadId } = upload;
        if (uploadId !== undefined) await abort(s3Key(place, name), uploadId).catch(() => undefined);
        throw error;
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    async abortUploads(isOurs) {
      const uploads = await listUploads({ Prefix: prefix, Delimiter: '/' });
      const left = uploads.filter(({ Key = '' }) => isOurs(Key.slice(prefix.length)));
      for (const { Key, UploadId } of left) await abort(Key, UploadId);
      return left.length;
    },
    async listUploadsBeside() {
      const beside = place.prefix.slice(0, place.prefix.lastIndexOf('/') + 1);
      const uploads = await listUploads(beside === '' ? {} : { Prefix: beside });
      return uploads.map(({ Key = '' }) => {
        const slash = Key.lastIndexOf('/');
        return { prefix: Key.slice(0, Math.max(0, slash)), name: Key.slice(slash + 1) };
      });
    },
    async modifiedAt(name) {
      try {
        return (await client.send(new HeadObjectCommand(object(name)))).LastModified?.getTime();
      } catch (error) {
        if (isSaid(error, 404)) return undefined;
        throw error;
      }
    },
  };
}

const isSaid = (error: unknown, status: number): boolean =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode === status;

/** Some stores quote it here and not there. */
const bare = (tag: string): string => tag.replaceAll('"', '');
