import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  type GetObjectCommandInput,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { s3Key, type S3Place } from './s3-place.ts';

/**
 * The objects read here are small. A store that is just rewriting one may announce more than it has: then nothing
 * arrives, and no end either. The request is repeated.
 */
const READ_WAIT = 5000;
const READ_TRIES = 3;

/** The content of an object, and its tag. */
export async function readObject(
  client: S3Client,
  object: GetObjectCommandInput,
  tries = READ_TRIES,
): Promise<{ readonly text: string; readonly tag: string }> {
  const { Body, ETag = '' } = await client.send(new GetObjectCommand(object));
  let isStuck = false;
  const timer = setTimeout(() => {
    isStuck = true;
    if (Body instanceof Readable) Body.destroy(new Error('The store has not sent all of an object.'));
  }, READ_WAIT);
  try {
    return { text: (await Body?.transformToString()) ?? '', tag: ETag };
  } catch (error) {
    if (!isStuck || tries <= 1) throw error;
    return await readObject(client, object, tries - 1);
  } finally {
    clearTimeout(timer);
  }
}

/** False if the store says that the condition does not hold; stores without conditions write in any case. */
export async function putObjectIf(
  client: S3Client,
  put: PutObjectCommandInput,
  condition: Partial<PutObjectCommandInput>,
): Promise<boolean> {
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
}

/** The objects of a folder, not those in subfolders: each name with its tag. */
export async function listObjects(client: S3Client, place: S3Place): Promise<ReadonlyMap<string, string>> {
  const prefix = s3Key(place, '');
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
}

/** Whether the store has answered with this status. */
export const isSaid = (error: unknown, status: number): boolean =>
  (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode === status;

/** Some stores quote it here and not there. */
export const bare = (tag: string): string => tag.replaceAll('"', '');
