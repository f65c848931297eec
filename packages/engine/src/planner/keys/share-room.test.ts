import { expect, test } from 'vitest';
import { fromGenerator, fromList } from '../infer/columns/make-source.ts';
import type { ColumnPlan, ColumnSource } from '../../document/plan/plan.ts';
import { shareRoom } from './share-room.ts';

const planOf = (source: ColumnSource, most?: number): ColumnPlan => ({
  name: 'x',
  source,
  null_fraction: 0,
  confidence: 1,
  reason: '',
  ...(most === undefined ? {} : { max_length: most }),
});
const long = fromGenerator('pattern', { regex: '[A-Z0-9]{5}' });

test('a variant that is given more room than it may use makes short texts by itself', () => {
  expect(
    shareRoom([planOf(fromGenerator('locale_code'), 2), planOf(long, 5)], [{ min_length: 2 }, { min_length: 5 }]),
  ).toEqual({
    sources: [fromGenerator('pattern', { regex: '[a-z]{2,2}' }), long],
    max_length: 5,
  });
  expect(shareRoom([planOf(fromGenerator('sentence'), 50), planOf(fromGenerator('city'), 6)], [{}, {}])).toEqual({
    sources: [fromGenerator('sentence'), fromGenerator('pattern', { regex: '[a-z]{3,6}' })],
    max_length: 50,
  });
});

test('a variant without a limit leaves the column without one', () => {
  expect(shareRoom([planOf(fromList(['a', 'abcdef']), 5), planOf(long)], [{}, { min_length: 21 }])).toEqual({
    sources: [fromList(['a']), long],
  });
});

test('a text that fits anyway stays unchanged', () => {
  const sources = [
    fromGenerator('country_code'),
    fromList(['a', 'b']),
    fromGenerator('pattern', { regex: '[a-z]{2}' }),
  ];
  const plans = [planOf(long, 9), ...sources.map((source) => planOf(source, 2))];
  expect(shareRoom(plans, [])).toEqual({ sources: [long, ...sources], max_length: 9 });
});

test('where the first variant has the least room, all are cut to it unless one needs more', () => {
  const sources = [fromGenerator('city'), fromGenerator('sentence')];
  expect(shareRoom([planOf(fromGenerator('city'), 6), planOf(fromGenerator('sentence'), 50)], [])).toEqual({
    sources,
    max_length: 6,
  });
});
