import { beforeEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './kept-text.ts';

/** As a browser has it: what is kept are properties, and there is not room for everything. */
function makeStorage(room: number) {
  const kept: Record<string, string> = {};
  const own = (key: string, value: unknown) => Object.defineProperty(kept, key, { value, enumerable: false });
  own('getItem', (key: string) => kept[key] ?? null);
  own('removeItem', (key: string) => delete kept[key]);
  own('setItem', (key: string, text: string) => {
    const others = Object.entries(kept).filter(([other]) => other !== key);
    if (others.reduce((sum, [, value]) => sum + value.length, text.length) > room) throw new Error('No room.');
    kept[key] = text;
  });
  return kept;
}

const settle = (): Promise<unknown> => vi.waitFor(() => vi.runAllTimersAsync());

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('a short text is available at once, and a long one once all of its pieces are', async () => {
  vi.stubGlobal('sessionStorage', makeStorage(5_000_000));
  keep('sql', 'create table a ();');
  expect(readKept('sql')).toBe('create table a ();');
  const long = 'x y'.repeat(400_000);
  keep('sql', long);
  expect(readKept('sql')).toBeUndefined();
  await settle();
  expect(readKept('sql')).toBe(long);
  keep('sql', 'short again');
  expect(readKept('sql')).toBe('short again');
});

test('the newer of two texts is kept, whichever is longer', async () => {
  vi.stubGlobal('sessionStorage', makeStorage(5_000_000));
  keep('sql', 'a'.repeat(900_000));
  keep('sql', 'b');
  await settle();
  expect(readKept('sql')).toBe('b');
});

test('a text that does not fit is not stored in part, and other entries stay', async () => {
  vi.stubGlobal('sessionStorage', makeStorage(600_000));
  keep('rules-text', '{');
  keep('sql', 'a'.repeat(900_000));
  await settle();
  expect(readKept('sql')).toBeUndefined();
  expect(readKept('rules-text')).toBe('{');
});
