import { DeleteObjectCommand, HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { bare, isSaid, listObjects, putObjectIf, readObject } from './s3-objects.ts';
import { s3Key, type S3Place } from './s3-place.ts';
import { abortUpload, listUploads, uploadObject } from './s3-uploads.ts';

/** A prefix of a bucket as a folder. */
export type S3Folder = {
  /** Its own objects, not those in subfolders: each name with the tag of its content. */
  readonly list: () => Promise<ReadonlyMap<string, string>>;
  readonly readText: (name: string) => Promise<string>;
  readonly readIfThere: (name: string) => Promise<string | undefined>;
  /** Returns the tag of what was written. */
  readonly writeText: (name: string, text: string) => Promise<string>;
  /**
   * Writes an object that must not exist yet; false if the store says that it does. Stores without this condition write
   * in any case.
   */
  readonly create: (name: string, text: string) => Promise<boolean>;
  /** Writes an object that must still contain `before`; false if it does not, or is gone. */
  readonly replace: (name: string, text: string, before: string) => Promise<boolean>;
  /** Uploads bytes as they come: in parts, of which few are in memory at once. The store discards a failed upload. */
  readonly write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<string>;
  readonly remove: (name: string) => Promise<void>;
  /** Aborts abandoned uploads of these names, and returns their number. Not every store can list them. */
  readonly abortUploads: (isOurs: (name: string) => boolean) => Promise<number>;
  /** Unfinished uploads under this prefix and under its neighbours. */
  readonly listUploadsBeside: () => Promise<readonly BegunUpload[]>;
  /** When an object was written by the store's clock, in milliseconds; undefined if it does not exist. */
  readonly modifiedAt: (name: string) => Promise<number | undefined>;
};

export type BegunUpload = { readonly prefix: string; readonly name: string };

export function openS3Folder(client: S3Client, place: S3Place): S3Folder {
  const Bucket = place.bucket;
  const prefix = s3Key(place, '');
  const object = (name: string) => ({ Bucket, Key: s3Key(place, name) });
  const readIfThere = (name: string) =>
    readObject(client, object(name)).catch((error: unknown) => {
      if (isSaid(error, 404)) return undefined;
      throw error;
    });
  return {
    list: () => listObjects(client, place),
    readText: async (name) => (await readObject(client, object(name))).text,
    readIfThere: async (name) => (await readIfThere(name))?.text,
    async writeText(name, text) {
      const { ETag = '' } = await client.send(new PutObjectCommand({ ...object(name), Body: Buffer.from(text) }));
      return bare(ETag);
    },
    create: (name, text) => putObjectIf(client, { ...object(name), Body: Buffer.from(text) }, { IfNoneMatch: '*' }),
    async replace(name, text, before) {
      const held = await readIfThere(name);
      if (held?.text !== before) return false;
      return putObjectIf(client, { ...object(name), Body: Buffer.from(text) }, { IfMatch: held.tag });
    },
    write: (name, bytes) => uploadObject(client, object(name), bytes),
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    async abortUploads(isOurs) {
      const uploads = await listUploads(client, { Bucket, Prefix: prefix, Delimiter: '/' });
      const left = uploads.filter(({ Key = '' }) => isOurs(Key.slice(prefix.length)));
      for (const { Key, UploadId } of left) await abortUpload(client, { Bucket, Key, UploadId });
      return left.length;
    },
    async listUploadsBeside() {
      const beside = place.prefix.slice(0, place.prefix.lastIndexOf('/') + 1);
      const uploads = await listUploads(client, beside === '' ? { Bucket } : { Bucket, Prefix: beside });
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
