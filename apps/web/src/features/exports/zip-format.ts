/** A file of an archive; `crc` and `size` are known when all of it was written. */
export type ZipEntry = {
  readonly name: string;
  readonly time: Date;
  /** Where its header stands. */
  readonly offset: number;
  /** Whether its lengths may need more than four bytes. */
  readonly isLarge: boolean;
  readonly crc: number;
  readonly size: number;
};

type Field = readonly [bytes: 2 | 4 | 8, value: number];
type Bytes = Uint8Array<ArrayBuffer>;

const MAX_UINT32 = 0xffff_ffff;
const MAX_ENTRIES = 0xffff;
/** Lengths follow the content, and names are in UTF-8. */
const FLAGS = 0x0808;
const STORED = 0;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;
const ZIP64 = 1;

export function localHeader({ name, time, isLarge }: ZipEntry): Bytes {
  const encoded = encode(name);
  const extra = isLarge ? fields([2, ZIP64], [2, 16], [8, 0], [8, 0]) : none();
  return join(
    fields(
      [4, 0x04034b50],
      [2, isLarge ? ZIP64_VERSION : PLAIN_VERSION],
      [2, FLAGS],
      [2, STORED],
      [2, dosTime(time)],
      [2, dosDate(time)],
      [4, 0],
      [4, isLarge ? MAX_UINT32 : 0],
      [4, isLarge ? MAX_UINT32 : 0],
      [2, encoded.length],
      [2, extra.length],
    ),
    encoded,
    extra,
  );
}

export function dataDescriptor({ crc, size, isLarge }: ZipEntry): Bytes {
  if (!isLarge && size > MAX_UINT32) throw new Error('A file grew beyond 4 GB. Save into a folder instead.');
  const width = isLarge ? 8 : 4;
  return fields([4, 0x08074b50], [4, crc], [width, size], [width, size]);
}

export function centralEntry({ name, time, offset, isLarge, crc, size }: ZipEntry): Bytes {
  const encoded = encode(name);
  const isFar = offset >= MAX_UINT32;
  const large: Field[] = [...(isLarge ? [size, size] : []), ...(isFar ? [offset] : [])].map((value) => [8, value]);
  const extra = large.length === 0 ? none() : fields([2, ZIP64], [2, large.length * 8], ...large);
  const version = large.length === 0 ? PLAIN_VERSION : ZIP64_VERSION;
  return join(
    fields(
      [4, 0x02014b50],
      [2, version],
      [2, version],
      [2, FLAGS],
      [2, STORED],
      [2, dosTime(time)],
      [2, dosDate(time)],
      [4, crc],
      [4, isLarge ? MAX_UINT32 : size],
      [4, isLarge ? MAX_UINT32 : size],
      [2, encoded.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, isFar ? MAX_UINT32 : offset],
    ),
    encoded,
    extra,
  );
}

/** The end of the archive: how many entries, and where their directory stands. */
export function directoryEnd(entries: number, start: number, length: number): Bytes {
  const isLarge = entries >= MAX_ENTRIES || start >= MAX_UINT32 || length >= MAX_UINT32;
  const plain = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(entries, MAX_ENTRIES)],
    [2, Math.min(entries, MAX_ENTRIES)],
    [4, Math.min(length, MAX_UINT32)],
    [4, Math.min(start, MAX_UINT32)],
    [2, 0],
  );
  if (!isLarge) return plain;
  const record = fields(
    [4, 0x06064b50],
    [8, 44],
    [2, ZIP64_VERSION],
    [2, ZIP64_VERSION],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, length],
    [8, start],
  );
  const locator = fields([4, 0x07064b50], [4, 0], [8, start + length], [4, 1]);
  return join(record, locator, plain);
}

const dosTime = (time: Date): number =>
  (time.getHours() << 11) | (time.getMinutes() << 5) | Math.floor(time.getSeconds() / 2);

const dosDate = (time: Date): number =>
  (Math.max(0, time.getFullYear() - 1980) << 9) | ((time.getMonth() + 1) << 5) | time.getDate();

const none = (): Bytes => new Uint8Array(0);

const encode = (text: string): Bytes => new TextEncoder().encode(text);

function fields(...all: readonly Field[]): Bytes {
  const bytes = new Uint8Array(all.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of all) {
    if (width === 2) view.setUint16(at, value, true);
    else if (width === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += width;
  }
  return bytes;
}

function join(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
