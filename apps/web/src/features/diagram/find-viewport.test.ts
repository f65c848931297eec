import { describe, expect, test } from 'vitest';
import { findViewport, isInSight, MINI_SIZE } from './find-viewport.ts';

const SIZE = { width: 800, height: 600 };
const ZOOMS = { minZoom: 0.1, maxZoom: 1, padding: 0.1 };
const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('the viewport of a diagram', () => {
  const whole = rect(0, 0, 4000, 4000);

  test.each([
    ['wide', [rect(0, 0, 200, 100), rect(1000, 300, 200, 100)], rect(0, 0, 1200, 400)],
    ['high', [rect(0, 0, 200, 100), rect(300, 1500, 200, 100)], rect(0, 0, 500, 1600)],
    ['square', [rect(0, 0, 200, 100), rect(800, 800, 200, 100)], rect(0, 0, 1000, 900)],
  ])('keeps the searched table clear of the minimap where it is %s', (_, tables, bounds) => {
    const { x, y, zoom } = findViewport({ tables, bounds, whole }, SIZE, ZOOMS, true);
    for (const table of tables) {
      const [right, bottom] = [(table.x + table.width) * zoom + x, (table.y + table.height) * zoom + y];
      expect(right <= SIZE.width - MINI_SIZE.width || bottom <= SIZE.height - MINI_SIZE.height).toBe(true);
      expect(right).toBeLessThanOrEqual(SIZE.width);
      expect(bottom).toBeLessThanOrEqual(SIZE.height);
    }
  });

  test('reserves no space without a minimap, or if everything is visible', () => {
    const bounds = rect(0, 0, 1000, 900);
    const tables = [rect(800, 800, 200, 100)];
    const without = findViewport({ tables, bounds, whole }, SIZE, ZOOMS, false);
    expect(findViewport({ tables, bounds, whole: bounds }, SIZE, ZOOMS, true)).toEqual(without);
    expect(findViewport({ tables, bounds, whole }, SIZE, ZOOMS, true)).not.toEqual(without);
    expect(isInSight(bounds, without, SIZE)).toBe(true);
    expect(isInSight(whole, without, SIZE)).toBe(false);
  });
});
