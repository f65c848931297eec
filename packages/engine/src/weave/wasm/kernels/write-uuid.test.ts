import { expect, it } from 'vitest';
import { writeUuid } from '../../writers/escape.ts';
import { draw } from '../../../base/random/draw.ts';
import { listed, compareEngines, writes } from '../kernel.fixture.ts';

it('a UUID is written as JavaScript writes it', () => {
  const { difference, hosts } = compareEngines((bind) => {
    const [a, b, c] = [1, 2, 3].map((key) => `${bind(draw)}(low, high, ${key}, ${key * 77})`);
    const words = listed(bind, [0x01234567, 0x89abcdef - 2 ** 32, -1, 0, 1, 0x0f0f0f0f, 0xf0f0f0f0 - 2 ** 32]);
    return [
      ...writes(bind, writeUuid, [String(a), words], String(b), String(c), words),
      ...writes(bind, writeUuid, ['1'], '19088743', '(-1985229329)', '0'),
    ];
  });
  expect(difference).toBe('none');
  expect(hosts).toBe(0);
});
