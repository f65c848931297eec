import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { s3Key, type S3Place } from './s3-place.ts';

/** A prefix of a bucket as a folder. */
export type S3Folder = {
  /** Names of its own objects, not of those in folders within. */
  readonly list: () => Promise<readonly string[]>;
  readonly readText: (name: string) => Promise<string>;
  readonly writeText: (name: string, text: string) => Promise<void>;
  /** Uploads bytes as they come: in parts, of which few are in memory at once. What fails is taken back by the store. */
  readonly write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
};

/** An upload has 10,000 parts at most: with these a file may have 160 GB. */
const PART_BYTES = 16 << 20;
const PARTS_AT_ONCE = 2;

export function openS3Folder(client: S3Client, place: S3Place): S3Folder {
  const object = (name: string) => ({ Bucket: place.bucket, Key: s3Key(place, name) });
  return {
    async list() {
      const prefix = s3Key(place, '');
      const names: string[] = [];
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
        for (const { Key } of page.Contents ?? [])
          if (Key !== undefined && Key !== prefix) names.push(Key.slice(prefix.length));
        token = page.NextContinuationToken;
      } while (token !== undefined);
      return names;
    },
    async readText(name) {
      const { Body } = await client.send(new GetObjectCommand(object(name)));
      return (await Body?.transformToString()) ?? '';
    },
    async writeText(name, text) {
      await client.send(new PutObjectCommand({ ...object(name), Body: Buffer.from(text) }));
    },
    async write(name, bytes) {
      const upload = new Upload({
        client,
        params: { ...object(name), Body: Readable.from(bytes, { objectMode: false, highWaterMark: 1 }) },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        leavePartsOnError: false,
      });
      await upload.done();
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
  };
}
