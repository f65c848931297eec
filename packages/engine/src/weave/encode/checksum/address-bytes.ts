import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { inetInPlace } from './parse-address.ts';

const HEAD = 4;
const ROOM = 16;

/** PostgreSQL's binary form of a network address; undefined if the text is not a valid one. */
export function addressBytes(text: string): Uint8Array | undefined {
  const bytes = encodeUtf8(text);
  const room = new DataView(new ArrayBuffer(bytes.length + HEAD + ROOM));
  bytes.forEach((byte, index) => room.setUint8(index, byte));
  try {
    return new Uint8Array(room.buffer, 0, inetInPlace(room, 0, bytes.length, 0));
  } catch {
    return undefined;
  }
}

/** Whether it has bits beyond its netmask. */
export function hasHost(bytes: Uint8Array): boolean {
  const mask = bytes[1] ?? 0;
  return bytes.subarray(HEAD).some((byte, index) => {
    const kept = Math.min(8, Math.max(0, mask - index * 8));
    return (byte & (0xff >> kept)) !== 0;
  });
}
