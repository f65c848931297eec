import { HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { OWNER_FILE } from './partial-name.ts';
import { bare, isSaid } from './s3-objects.ts';
import { s3Key, type S3Place } from './s3-place.ts';

/** What ends in an object: until then nobody sees anything of it, however long its bytes take. */
const WRITES = new Set(['PutObjectCommand', 'CompleteMultipartUploadCommand']);
/** How often an owner tries to write what somebody else has written meanwhile. */
const TRIES = 3;

type Input = { readonly Key?: string; readonly IfMatch?: string; readonly IfNoneMatch?: string };
type Condition = Pick<Input, 'IfMatch' | 'IfNoneMatch'>;

/**
 * Writes objects of a claimed prefix only over what the run knows to be there: what was listed, or what it wrote itself. The
 * fence before each request cannot help where a run freezes in the middle of one, and wakes when its successor is done: then
 * the store refuses, and the run finds that the prefix is not its own any more. Where it still is, what a predecessor has left
 * so late is written over. Stores that know no conditions write in any case.
 */
export function writeUnderConditions(
  client: S3Client,
  place: S3Place,
  there: ReadonlyMap<string, string>,
  /** Throws where the prefix is another's. */
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

/** 409: somebody writes the same object at the same time. 404: what was to be written over is gone. */
const isRefused = (error: unknown, { IfMatch }: Condition): boolean =>
  isSaid(error, 412) || isSaid(error, 409) || (IfMatch !== undefined && isSaid(error, 404) && !isUploadGone(error));

const isUploadGone = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchUpload';
