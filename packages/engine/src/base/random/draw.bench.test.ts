import { expect, test } from 'vitest';
import { draw, highWord, lowWord } from './draw.ts';
import { deriveKey } from './key.ts';
import {
  birthdayDeviation,
  collisionDeviation,
  correlationDeviation,
  jointCounts,
  uniformDeviation,
} from './statistics.fixture.ts';

// The statistics of draw.test.ts on at least ten million draws: `npm run bench -- random`.
const SIZE = 10_000_000;
const LIMIT = 5;
const LONG = 300_000;

type Draws = (index: number) => number;

function column(name: string, seed = 42, from = 0): Draws {
  const { k0, k1 } = deriveKey(1, seed, 'orders', name);
  return (index) => draw(lowWord(index + from), highWord(index + from), k0 | 0, k1 | 0);
}

/** The largest deviation of any bit field of the draws from equal counts. */
function bitDeviation(at: Draws): number {
  const fields = [24, 16, 8, 0].map((shift) => ({ shift, counts: new Uint32Array(256) }));
  for (let row = 0; row < SIZE; row++) {
    const value = at(row);
    for (const { shift, counts } of fields) {
      const bin = (value >>> shift) & 255;
      counts[bin] = (counts[bin] as number) + 1;
    }
  }
  return Math.max(...fields.map(({ counts }) => Math.abs(uniformDeviation(counts))));
}

function pairDeviation(first: Draws, second: Draws): number {
  const joint = uniformDeviation(jointCounts(SIZE, 64, first, second));
  return Math.max(Math.abs(joint), Math.abs(correlationDeviation(SIZE, first, second)));
}

const total = column('total');

const STATISTICS: readonly (readonly [title: string, deviation: () => number])[] = [
  [
    'draws are uniform in each of their bytes',
    () => Math.max(...['id', 'total', 'a'].map((name) => bitDeviation(column(name)))),
  ],
  [
    'a row is independent of the rows 1, 2 and 4,096 further on',
    () => Math.max(...[1, 2, 4096].map((lag) => pairDeviation(total, (row) => total(row + lag)))),
  ],
  [
    'two columns of a row are independent',
    () => Math.max(pairDeviation(column('a'), column('b')), pairDeviation(total, column('totals'))),
  ],
  [
    'neighbouring seeds give independent columns',
    () => Math.max(...[1, 42].map((seed) => pairDeviation(column('total', seed), column('total', seed + 1)))),
  ],
  [
    'rows beyond 2^32 are independent of those below',
    () => Math.max(...[2 ** 32, 2 ** 52].map((from) => pairDeviation(total, column('total', 42, from)))),
  ],
  [
    'birthday spacings repeat as often as chance says',
    () => Math.max(...['id', 'total'].map((name) => Math.abs(birthdayDeviation(2560, column(name))))),
  ],
  ['draws repeat as often as chance says', () => Math.abs(collisionDeviation(SIZE, total))],
];

test.for(STATISTICS)('%s', { timeout: LONG }, ([, measure], { task }) => {
  const deviation = measure();
  Object.assign(task.meta, { deviation });
  expect(deviation).toBeLessThan(LIMIT);
});
