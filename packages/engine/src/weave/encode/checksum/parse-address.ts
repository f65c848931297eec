import { decodeUtf8 } from '../../../base/bytes/utf8.ts';

/**
 * These convert the text of an address, already written, into PostgreSQL's binary form in place, and return the new
 * end. They reject wrong text themselves, because nothing later would notice it.
 */

const DOT = 46;
const SLASH = 47;
const COLON = 58;
const IPV4 = 2;
const IPV6 = 3;

/** The address being parsed: an IPv6 form may be longer than its text, so it cannot be written while reading. */
const words = new Uint16Array(8);
const octets = new Uint8Array(4);

export function inetInPlace(view: DataView, start: number, end: number, isCidr: number): number {
  let slash = start;
  while (slash < end && view.getUint8(slash) !== SLASH) slash++;
  const v6 = holds(view, start, slash, COLON);
  const size = v6 ? 16 : 4;
  const bits = slash < end ? readMask(view, slash + 1, end) : size * 8;
  if (bits > size * 8 || !(v6 ? readIpv6(view, start, slash) : readIpv4(view, start, slash)))
    refuse(view, start, end, 'an IP address');
  view.setUint8(start, v6 ? IPV6 : IPV4);
  view.setUint8(start + 1, bits);
  view.setUint8(start + 2, isCidr);
  view.setUint8(start + 3, size);
  for (let i = 0; i < size; i++) {
    const word = words[i >> 1] as number;
    view.setUint8(start + 4 + i, v6 ? (i % 2 === 0 ? word >> 8 : word & 255) : (octets[i] as number));
  }
  return start + 4 + size;
}

/** Two hexadecimal digits per byte; separators do not count. */
export function macaddrInPlace(view: DataView, start: number, end: number, size: number): number {
  let target = start;
  let high = -1;
  for (let at = start; at < end; at++) {
    const digit = hexDigit(view.getUint8(at));
    if (digit < 0) continue;
    if (high < 0) high = digit;
    else {
      view.setUint8(target++, (high << 4) | digit);
      high = -1;
    }
  }
  if (target - start !== size || high >= 0) throw new Error('A MAC address has the wrong number of digits.');
  return target;
}

/** A text of 0 and 1 as its length and packed bits. */
export function bitsInPlace(view: DataView, start: number, end: number): number {
  const bytes = (end - start + 7) >> 3;
  // Packed into the space after the text first, because the length replaces the first four digits.
  for (let byte = 0; byte < bytes; byte++) {
    let packed = 0;
    for (let bit = 0; bit < 8; bit++) {
      const at = start + byte * 8 + bit;
      const digit = at < end ? view.getUint8(at) - 48 : 0;
      if (digit >>> 0 > 1) refuse(view, start, end, 'a bit string');
      packed = (packed << 1) | digit;
    }
    view.setUint8(end + byte, packed);
  }
  for (let byte = 0; byte < bytes; byte++) view.setUint8(end + bytes + byte, view.getUint8(end + byte));
  for (let byte = 0; byte < bytes; byte++) view.setUint8(start + 4 + byte, view.getUint8(end + bytes + byte));
  view.setInt32(start, end - start);
  return start + 4 + bytes;
}

function readIpv4(view: DataView, start: number, end: number): boolean {
  let part = 0;
  let value = -1;
  for (let at = start; at < end; at++) {
    const byte = view.getUint8(at);
    if (byte === DOT) {
      if (value < 0 || part === 3) return false;
      part++;
      value = -1;
      continue;
    }
    if (byte < 48 || byte > 57) return false;
    value = Math.max(value, 0) * 10 + byte - 48;
    // An octet would silently drop the overflow.
    if (value > 255) return false;
    octets[part] = value;
  }
  return part === 3 && value >= 0;
}

function readIpv6(view: DataView, start: number, end: number): boolean {
  words.fill(0);
  let part = 0;
  let gap = -1;
  let partStart = start;
  for (let at = start; at < end; at++) {
    const byte = view.getUint8(at);
    if (byte === DOT) {
      // The last two words may be written as an IPv4 address.
      if (part > 6 || !readIpv4(view, partStart, end)) return false;
      for (let i = 0; i < 2; i++) words[part + i] = ((octets[i * 2] as number) << 8) | (octets[i * 2 + 1] as number);
      part++;
      break;
    }
    if (byte !== COLON) {
      const digit = hexDigit(byte);
      if (digit < 0 || part > 7 || at - partStart > 3) return false;
      words[part] = ((words[part] as number) << 4) | digit;
      continue;
    }
    if (gap >= 0 ? at === partStart : at === start && view.getUint8(at + 1) !== COLON) return false;
    if (at + 1 < end && view.getUint8(at + 1) === COLON) {
      if (gap >= 0) return false;
      if (at > start) part++;
      gap = part;
      at++;
    } else part++;
    partStart = at + 1;
  }
  if (partStart === end && gap !== part) return false;
  if (gap < 0) return part === 7;
  moveAfterGap(gap, partStart === end ? 0 : part - gap + 1);
  return part <= 7;
}

/** Words after the double colon belong at the end. */
function moveAfterGap(gap: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const from = gap + count - 1 - i;
    const value = words[from] as number;
    words[from] = 0;
    words[7 - i] = value;
  }
}

function holds(view: DataView, start: number, end: number, byte: number): boolean {
  for (let at = start; at < end; at++) if (view.getUint8(at) === byte) return true;
  return false;
}

/** Infinity if there is no number. */
function readMask(view: DataView, start: number, end: number): number {
  let value = start < end ? 0 : Infinity;
  for (let at = start; at < end; at++) {
    const digit = view.getUint8(at) - 48;
    value = digit >>> 0 > 9 ? Infinity : value * 10 + digit;
  }
  return value;
}

function hexDigit(byte: number): number {
  if (byte >= 48 && byte < 58) return byte - 48;
  const lower = byte | 32;
  return lower >= 97 && lower < 103 ? lower - 87 : -1;
}

function refuse(view: DataView, start: number, end: number, what: string): never {
  throw new Error(`“${decodeUtf8(view, start, end)}” is not ${what}.`);
}
