import { expect, test } from 'vitest';
import { formatSpread, ratiosOf, spreadOf, takeTurns } from './turns.ts';

test('workers take turns, each after its own preparation', async () => {
  const seen: string[] = [];
  const note = (word: string) => (): void => void seen.push(word);
  const seconds = await takeTurns(2, [{ before: note('clean'), run: note('peer') }, { run: note('own') }]);
  expect(seen).toEqual(['clean', 'peer', 'own', 'clean', 'peer', 'own']);
  expect(seconds.map((rounds) => rounds.length)).toEqual([2, 2]);
});

test('the median lies between the middle two of an even number', () => {
  expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, least: 1, most: 4 });
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, least: 1, most: 5 });
});

test('a ratio is computed within its round', () => {
  expect(ratiosOf([1, 20], [2, 10])).toEqual({ median: 1.25, least: 0.5, most: 2 });
});

test('a range is printed where there is one', () => {
  expect(formatSpread({ median: 1, least: 1, most: 1 }, ' s')).toBe('1.00 s');
  expect(formatSpread({ median: 1, least: 0.5, most: 2 })).toBe('1.00 (0.50 to 2.00)');
});
