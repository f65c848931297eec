import { gzipSync } from 'node:zlib';
import { packMembers } from '@rowloom/runner';
import { expect, test } from 'vitest';
import { joinJson } from './joined-json.ts';
import { readJoined } from './unpack.fixture.ts';

test('externally compressed parts become one object, however large', async () => {
  const large = Array.from({ length: 50_000 }, (_, index) => ({ name: `table_${index}`, words: 'Größe "1"' }));
  const { packed } = packMembers({ large, last: null });
  expect(await readJoined(joinJson({ id: 'a', at: [] }, packed))).toEqual({ id: 'a', at: [], large, last: null });
});

test('a part that cannot be decompressed fails the reader', async () => {
  const whole = gzipSync('"a":1');
  const torn = joinJson({ id: 'a' }, whole.subarray(0, -9).toString('base64'));
  await expect(readJoined(torn)).rejects.toThrow('unexpected end of file');
});
