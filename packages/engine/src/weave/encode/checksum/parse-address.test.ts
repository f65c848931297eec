import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeUtf8 } from '../../../base/bytes/utf8.ts';
import { bitsInPlace, inetInPlace, macaddrInPlace } from './parse-address.ts';

function parsed(text: string, parse: (view: DataView, start: number, end: number) => number): number[] {
  const view = new DataView(new ArrayBuffer(300));
  const bytes = encodeUtf8(text);
  bytes.forEach((byte, index) => view.setUint8(3 + index, byte));
  const end = parse(view, 3, 3 + bytes.length);
  return [...new Uint8Array(view.buffer, 3, end - 3)];
}

const inet = (text: string): number[] => parsed(text, (view, start, end) => inetInPlace(view, start, end, 0));

/** The sixteen bytes of an IPv6 address, from the URL parser, which prints it in full words. */
function wordsOf(address: string): number[] {
  const host = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const split = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'));
  const zeros = tail === undefined ? 0 : 8 - split(head).length - split(tail).length;
  const words = [...split(head), ...Array.from({ length: zeros }, () => '0'), ...split(tail)];
  return words.flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]);
}

test('an IPv6 address in any spelling becomes its sixteen bytes', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(isIP(address)).toBe(6);
      expect(inet(address)).toEqual([3, 128, 0, 16, ...wordsOf(address)]);
    }),
    { numRuns: 500 },
  );
});

test('an IPv4 address becomes its four bytes, with the length of its prefix', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), fc.integer({ min: 0, max: 32 }), (bytes, bits) => {
      expect(inet(`${bytes.join('.')}/${bits}`)).toEqual([2, bits, 0, 4, ...bytes]);
      expect(inet(bytes.join('.'))).toEqual([2, 32, 0, 4, ...bytes]);
    }),
  );
});

const NONE = [
  'not an address|1.2.3|1.2.3.4.5|300.1.1.1|1..2.3|.1.2.3.4|1.2.3.|192.0.2.1/33|1.2.3.4/|1.2.3.4/x'.split('|'),
  '2001:db8|1:2:3:4:5:6:7:8:9|fe80::g|12345::|1::2::3|:::|:1::|1::2:|1:2:3:4:5:6:7:|::1/129'.split('|'),
].flat();

test.each(NONE)('%s is refused', (text) => {
  expect(() => inet(text)).toThrow(/is not an IP address/);
});

test('a MAC address is its bytes, whatever the separators', () => {
  const mac = (text: string): number[] => parsed(text, (view, start, end) => macaddrInPlace(view, start, end, 6));
  expect(mac('00:00:5E:00:53:af')).toEqual([0, 0, 0x5e, 0, 0x53, 0xaf]);
  expect(mac('0000.5e00.53af')).toEqual([0, 0, 0x5e, 0, 0x53, 0xaf]);
  expect(() => mac('00:00:5e:00:53')).toThrow(/wrong number of digits/);
});

test('bits are packed behind their count', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('0', '1'), { maxLength: 70 }), (bits) => {
      const padded = bits.join('').padEnd(Math.ceil(bits.length / 8) * 8, '0');
      const bytes = (padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
      expect(parsed(bits.join(''), bitsInPlace)).toEqual([0, 0, 0, bits.length, ...bytes]);
    }),
  );
  expect(() => parsed('102', bitsInPlace)).toThrow(/is not a bit string/);
});
