import { expect, test } from 'vitest';
import { findDifference, matchesText } from './match-answer.ts';

test('an answer has every field that is shown, and may have others', () => {
  expect(
    findDifference({ state: 'pending', id: 'apr_…' }, { id: 'apr_01', state: 'pending', note: null }),
  ).toBeUndefined();
  expect(findDifference({ state: 'pending' }, { state: 'approved' })).toContain('answer.state');
  expect(findDifference({ note: null }, {})).toContain('answer.note');
  expect(findDifference({ id: '…' }, {})).toBe('answer.id is not there');
  expect(findDifference({ id: 'apr_…' }, { id: 'gen_01' })).toContain('answer.id');
});

test('a list is shown whole, or up to …', () => {
  expect(findDifference([1, '…'], [1, 2, 3])).toBeUndefined();
  expect(findDifference([1], [1, 2])).toContain('2 items');
  expect(findDifference([1, 2, '…'], [1])).toContain('1 items');
  expect(findDifference([{ a: 1 }], [{ a: 2 }])).toContain('answer[0].a');
});

test('an output is shown line by line', () => {
  expect(matchesText('a … c\n3', 'a b c\n3\n')).toBe(true);
  expect(matchesText('a … c\n3', 'a b d\n3\n')).toBe(false);
  expect(matchesText('first\n…\nlast', 'first\n1\n2\nlast')).toBe(true);
  expect(matchesText('first\n…', 'first')).toBe(true);
  expect(matchesText('first\n…', 'other\n1')).toBe(false);
  expect(matchesText('1.5 (x)', '145 (x)')).toBe(false);
});

test('text that differs from run to run needs only the form that is shown', () => {
  const shown = 'run gen_2ecu8ucevmq07k65, seed 481516, sum64:856606f3d006ba5b in 0.15 s';
  expect(matchesText(shown, 'run gen_0000000000000000, seed 7, sum64:0000000000000000 in 12.00 s')).toBe(true);
  expect(matchesText(shown, 'run gen_0000000000000000, seed 7, sum64:0000000000000000 in a while')).toBe(false);
});
