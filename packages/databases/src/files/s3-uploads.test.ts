import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Client } from './s3-client.ts';
import { openS3Folder } from './s3-folder.ts';
import type { S3Place } from './s3-place.ts';

const KEYS = ['a.pdf', 'b.pdf', 'books.csv', 'books.csv', 'c.pdf', 'shelves.csv'].map((name) => `paged/${name}`);
const PAGE = 2;
const ended: string[] = [];

/** Lists two uploads at a time, where a store lists a thousand; one name may have several. */
function listing(after: string | null, uploadAfter: string | null): string {
  const from = after === null ? 0 : Number(uploadAfter) + 1;
  const page = KEYS.slice(from, from + PAGE);
  const last = from + page.length - 1;
  const isMore = last + 1 < KEYS.length;
  const uploads = page.map((key, at) => `<Upload><Key>${key}</Key><UploadId>${from + at}</UploadId></Upload>`);
  return `<ListMultipartUploadsResult><IsTruncated>${isMore}</IsTruncated>${
    isMore ? `<NextKeyMarker>${KEYS[last]}</NextKeyMarker><NextUploadIdMarker>${last}</NextUploadIdMarker>` : ''
  }${uploads.join('')}</ListMultipartUploadsResult>`;
}

const store = createServer((asked, answer) => {
  const { pathname, searchParams } = new URL(asked.url ?? '', 'http://store');
  if (asked.method === 'DELETE') {
    ended.push(`${pathname} ${searchParams.get('uploadId')}`);
    answer.writeHead(204).end();
    return;
  }
  answer.writeHead(200, { 'content-type': 'application/xml' });
  answer.end(listing(searchParams.get('key-marker'), searchParams.get('upload-id-marker')));
});

let place: S3Place;
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const address = store.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  place = { bucket: 'rows', prefix: 'paged', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, credentials };
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
});

test('uploads on later pages of a listing are aborted and listed too', async () => {
  const client = openS3Client(place);
  const folder = openS3Folder(client, place);
  expect((await folder.listUploadsBeside()).map(({ prefix, name }) => `${prefix}/${name}`)).toEqual(KEYS);
  expect(await folder.abortUploads((name) => name.endsWith('.csv'))).toBe(3);
  expect(ended).toEqual(['/rows/paged/books.csv 2', '/rows/paged/books.csv 3', '/rows/paged/shelves.csv 5']);
  client.destroy();
});
