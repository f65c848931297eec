import { bytesOfRaw, Refusal } from '@rowloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLarge } from './read-large.ts';

const read = (text: string, documents: readonly string[] = ['schema']) => readLarge(Buffer.from(text), documents);

const refusalOf = (text: string, documents?: readonly string[]): Promise<string> =>
  read(text, documents).then(
    () => 'read',
    (error: unknown) => (error instanceof Refusal ? `${error.code}: ${error.message}` : String(error)),
  );

const textOf = (value: unknown): string => Buffer.from(bytesOfRaw(value) ?? []).toString();

test('a document is returned as the bytes that were sent, and everything else is read', async () => {
  const document = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue({ maxDepth: 4 }));
  await fc.assert(
    fc.asyncProperty(document, fc.jsonValue({ maxDepth: 3 }), fc.boolean(), async (schema, other, isLast) => {
      const body = isLast ? { 'a"{': other, schema } : { schema, b: { schema: other } };
      const { value } = await read(JSON.stringify(body, undefined, 1));
      const { schema: raw, ...rest } = value as Record<string, unknown>;
      expect(JSON.parse(textOf(raw))).toEqual(JSON.parse(JSON.stringify(schema)));
      const { schema: _, ...wanted } = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
      expect(rest).toEqual(wanted);
    }),
    { numRuns: 200 },
  );
});

test('its name may be escaped; other values and places are read', async () => {
  const { value } = await read(String.raw`{"\u0073chema":{"a":1}}`);
  expect(textOf((value as { schema: unknown }).schema)).toBe('{"a":1}');
  for (const text of ['{"schema":[1]}', '{"schema":"{}"}', '[{"schema":{}}]', '{"x":{"schema":{}}}'])
    expect((await read(text)).value).toEqual(JSON.parse(text));
});

test('a body with two documents, or a truncated one, is refused', async () => {
  expect(await refusalOf('{"schema":{"a":1},"schema":{}}')).toContain('the same key twice');
  expect(await refusalOf('{"schema":{"a":1}')).toMatch(/^invalid_json/);
  expect(await refusalOf(`{"schema":${'['.repeat(70)}`)).toContain('deeper than 64');
});

test('too many values are refused unless a document holds them', async () => {
  const many = (count: number) => `{"a":[${'1,'.repeat(count)}1]}`;
  expect(await refusalOf(`{"schema":${many(500_000)},"name":"x"}`)).toBe('read');
  expect(await refusalOf(many(40_000))).toBe('read');
  expect(await refusalOf(many(60_000), [])).toBe(
    'payload_too_large: The body has more than 50000 values. Send less at once.',
  );
  expect(await refusalOf(`{"schema":{},"rest":${many(60_000)}}`)).toContain('values beside schema.');
});

test('4 MiB of the smallest values are scanned in short steps', async () => {
  const bytes = Buffer.from(`{"schema":{"a":[${'"",'.repeat(1_390_000)}""]}}`);
  let longest = 0;
  let last = process.threadCpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  longest = 0;
  await readLarge(bytes, ['schema']);
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearInterval(watch);
  expect(longest).toBeLessThan(50);
});
