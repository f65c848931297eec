import { crc32 as nodeCrc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ByteSink } from './byte-sink.ts';
import { crc32 } from './crc32.ts';
import { zipSink } from './zip-sink.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function keep(): { readonly out: ByteSink; readonly bytes: () => Buffer } {
  const parts: Buffer[] = [];
  const nothing = (): Promise<void> => Promise.resolve();
  const write = (bytes: Uint8Array): Promise<void> => {
    parts.push(Buffer.from(bytes));
    return Promise.resolve();
  };
  return { out: { write, close: nothing, abort: nothing }, bytes: () => Buffer.concat(parts) };
}

async function zip(files: readonly (readonly [string, readonly string[]])[], guess = 0): Promise<Buffer> {
  const { out, bytes } = keep();
  const sink = zipSink(out);
  for (const [name, parts] of files) {
    await sink.begin({ name, table: name, rows: 1 }, guess);
    for (const part of parts) await sink.write(bytesOf(part));
    await sink.end();
  }
  await sink.close();
  return bytes();
}

/** What a reader finds by the directory at the end, as the specification says. */
function readBack(archive: Buffer): Readonly<Record<string, string>> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const nameLength = archive.readUInt16LE(at + 28);
    const extraLength = archive.readUInt16LE(at + 30);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const extra = at + 46 + nameLength;
    const isLarge = archive.readUInt32LE(at + 20) === 0xffff_ffff;
    const size = isLarge ? Number(archive.readBigUInt64LE(extra + 4)) : archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    expect(nodeCrc32(content)).toBe(archive.readUInt32LE(at + 16));
    const descriptor = start + size;
    expect(archive.readUInt32LE(descriptor)).toBe(0x08074b50);
    expect(isLarge ? Number(archive.readBigUInt64LE(descriptor + 8)) : archive.readUInt32LE(descriptor + 8)).toBe(size);
    found[name] = content.toString('utf8');
    at = extra + extraLength;
  }
  expect(at).toBe(end);
  return found;
}

test('the checksum matches zlib, in one piece or in several', () => {
  const text = bytesOf('rows and more rows');
  expect(crc32(text)).toBe(nodeCrc32(text));
  expect(crc32(text.subarray(5), crc32(text.subarray(0, 5)))).toBe(nodeCrc32(text));
});

test.each([
  ['small', 0],
  ['large', 2 ** 31],
])('an archive of %s entries has all files, each with its lengths', async (_, guess) => {
  const archive = await zip(
    [
      ['users.csv', ['id,name\n', '1,Ada\n']],
      ['мы🧵.csv', ['id\n']],
      ['empty.csv', []],
    ],
    guess,
  );
  expect(readBack(archive)).toEqual({ 'users.csv': 'id,name\n1,Ada\n', 'мы🧵.csv': 'id\n', 'empty.csv': '' });
});
