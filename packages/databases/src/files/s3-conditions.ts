import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { OWNER_FILE } from './partial-name.ts';
import { bare, isSaid } from './s3-objects.ts';
import { s3Key, type S3Place } from './s3-place.ts';

/** Requests that complete an object: until then nothing of it is visible, however long its bytes take. */
const WRITES = new Set(['PutObjectCommand', 'CompleteMultipartUploadCommand']);
/** How often an owner retries over an object that another run has written meanwhile. */
const TRIES = 3;

type Input = { readonly Key?: string; readonly IfMatch?: string; readonly IfNoneMatch?: string };
type Condition = Pick<Input, 'IfMatch' | 'IfNoneMatch'>;

/**
 * Writes objects of a claimed prefix only over what the run knows to be there: what it listed, or wrote itself. The
 * fence before each request cannot help if a run freezes during a request and wakes when its successor is done: then
 * the store refuses, and the run finds that it has lost the prefix. If it still owns the prefix, late writes of a
 * predecessor are overwritten. Stores without conditions write in any case.
 */
export function writeUnderConditions(
  client: S3Client,
  place: S3Place,
  there: ReadonlyMap<string, string>,
  /** Throws if the prefix belongs to another run. */
  check: () => Promise<void>,
): void {
  const tags = new Map([...there].map(([name, tag]) => [s3Key(place, name), tag]));
  const conditionOf = (key: string): Condition => {
    const tag = tags.get(key);
    return tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: `"${tag}"` };
  };
  const note = (key: string, tag = ''): void => {
    if (tag === '') tags.delete(key);
    else tags.set(key, bare(tag));
  };
  const look = async (key: string): Promise<void> => {
    try {
      note(key, (await client.send(new HeadObjectCommand({ Bucket: place.bucket, Key: key }))).ETag);
    } catch (error) {
      if (!isSaid(error, 404)) throw error;
      tags.delete(key);
    }
  };
  let isKnown = true;
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = args.input as Input;
        const key = input.Key ?? '';
        const isOwner = key === s3Key(place, OWNER_FILE);
        if (commandName === 'DeleteObjectCommand') tags.delete(key);
        if (!WRITES.has(commandName) || isOwner) return next(args);
        for (let tries = 1; ; tries++) {
          const condition = isKnown ? conditionOf(key) : {};
          try {
            const result = await next({ ...args, input: { ...args.input, ...condition } });
            note(key, (result.output as { readonly ETag?: string }).ETag);
            return result;
          } catch (error) {
            if (tries >= TRIES || !isKnown) throw error;
            if (isSaid(error, 501) || isSaid(error, 400)) isKnown = false;
            else if (isRefused(error, condition)) {
              await check();
              await look(key);
            } else throw error;
          }
        }
      },
    { step: 'initialize', name: 'rowloomConditions', override: true },
  );
}

/** 409: another client is writing the same object. 404: the object to overwrite is gone. */
const isRefused = (error: unknown, { IfMatch }: Condition): boolean =>
  isSaid(error, 412) || isSaid(error, 409) || (IfMatch !== undefined && isSaid(error, 404) && !isUploadGone(error));

const isUploadGone = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchUpload';
