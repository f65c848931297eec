import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryImage } from './memory-image.ts';

describe('a memory image', () => {
  it('keeps its parts apart, with sixteen bytes behind each, and nothing at 0', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 60 }), (sizes) => {
        const image = new MemoryImage();
        const places = sizes.map((bytes) => ({ from: image.reserve(bytes), bytes }));
        const inOrder = places.toSorted((a, b) => a.from - b.from);
        let end = 1;
        for (const { from, bytes } of inOrder) {
          expect(from).toBeGreaterThanOrEqual(end);
          end = from + bytes + 16;
        }
        expect(image.size).toBeGreaterThanOrEqual(end);
      }),
    );
  });

  it('places small items near, and large ones where one instruction reaches them', () => {
    const image = new MemoryImage();
    const large = image.reserve(40_000);
    const small = Array.from({ length: 12 }, () => image.reserve(256));
    expect(large % 4096).toBe(0);
    expect(Math.max(...small)).toBeLessThan(4096);
    // Anywhere, once there is no more space nearby.
    expect(image.reserve(256)).toBeGreaterThan(40_000);
    expect(image.reserve(5000) % 4096).toBe(0);
  });

  it('stores a table once, and copies it to the requested place', () => {
    const image = new MemoryImage();
    const table = Uint16Array.of(1, 2, 3);
    const address = image.place('table', () => table);
    expect(image.place('table', () => Uint16Array.of(9))).toBe(address);
    const memory = new Uint8Array(image.size);
    image.copyTo(memory);
    expect([...memory.subarray(address, address + 6)]).toEqual([1, 0, 2, 0, 3, 0]);
  });
});
