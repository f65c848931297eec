import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { targetError } from '@rowloom/databases';
import type { PinnedEndpoint } from './resolve-connection.ts';

type Bucket = { readonly bucket: string; readonly region: string; readonly endpoint?: PinnedEndpoint };

const FINE = 'The storage answers, and the bucket is there. The first run will be the first to use its keys.';

/** Tests for a bucket without sending any key: only 404 means that it is missing, while 403 shows that it exists. */
export async function probeBucket({ bucket, region, endpoint }: Bucket, timeout: number): Promise<string> {
  const url = new URL(`/${bucket}`, endpoint?.url ?? `https://s3.${region}.amazonaws.com`);
  const status = await ask(url, endpoint?.pinned, timeout);
  if (status === 404) throw targetError('no_such_database', 'The storage has no bucket of this name.');
  if (status >= 500) throw targetError('server_error', `The storage responds with an error (${status}).`);
  return FINE;
}

function ask(url: URL, pinned: string | undefined, timeout: number): Promise<number> {
  const request = url.protocol === 'https:' ? requestEncrypted : requestPlain;
  const lookup = pinned === undefined ? {} : { lookup: pinTo(pinned) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'HEAD', timeout, ...lookup });
    asked.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on('timeout', () => asked.destroy(new Error('No answer.')));
    asked.on('error', () => reject(targetError('unreachable', 'The storage cannot be reached. Check its endpoint.')));
    asked.end();
  });
}

function pinTo(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, { all }, found) => (all === true ? found(null, [{ address, family }]) : found(null, address, family));
}
