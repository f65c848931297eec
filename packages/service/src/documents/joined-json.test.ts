import { gzipSync } from 'node:zlib';
import { packMembers } from '@rowloom/runner';
import { expect, test } from 'vitest';
import { joinJson } from './joined-json.ts';
import { readJoined } from './unpack.fixture.ts';

test('what was packed elsewhere becomes part of one object, however large it is', async () => {
  const large = Array.from({ length: 50_000 }, (_, index) => ({ name: `table_${index}`, words: 'Größe "1"' }));
  const { packed } = packMembers({ large, last: null });
  expect(await readJoined(joinJson({ id: 'a', at: [] }, packed))).toEqual({ id: 'a', at: [], large, last: null });
});

test('what cannot be unpacked fails whoever reads it', async () => {
  const whole = gzipSync('"a":1');
  const torn = joinJson({ id: 'a' }, whole.subarray(0, -9).toString('base64'));
  await expect(readJoined(torn)).rejects.toThrow('unexpected end of file');
});
