import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A private S3 store for tests; it has one key, `S3RVER` with the secret `S3RVER`. */
export type S3Server = {
  readonly endpoint: string;
  /** Where the store keeps its objects: one folder for each bucket. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

type Store = { readonly run: () => Promise<unknown>; readonly close: () => Promise<void> };
type StoreClass = new (options: Readonly<Record<string, unknown>>) => Store;

export async function startS3(...buckets: readonly string[]): Promise<S3Server> {
  // It has no types, and is installed only for tests.
  const S3rver = createRequire(import.meta.url)('s3rver') as StoreClass;
  const folder = mkdtempSync(join(tmpdir(), 'rowloom-s3-'));
  const port = await freePort();
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    vhostBuckets: false,
    directory: folder,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  await store.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    folder,
    async stop() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
