import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { eagerly } from './eagerly.ts';

const MODULE = `
const early = double(2);
function double(n) { return times(n, 2); }
const times = ((a, b) => a * b);
const list = [1, 2].map((n) => ((m) => m + n)(1));
const shape = { get size() { return 3; }, area(n) { return n * n; }, edge: function (n) { return 4 * n; }, round: (n) => 3 * n };
class Box { static of = () => new Box(); side() { return 5; } }
function* count() { yield 1; yield 2; }
async function later() { return 6; }
`;

const RESULT = `JSON.stringify([early, list, shape.size, shape.area(2), shape.edge(2), shape.round(2), Box.of().side(), [...count()], double.name, shape.round.name, String(later()), typeof later])`;

/** Every place at which a function could begin. */
const everywhere = (text: string): ReadonlySet<number> => new Set(Array.from({ length: text.length }, (_, at) => at));

test('what V8 keeps of a module that it has not run holds the functions that are compiled early', () => {
  const text =
    'function called(n) { return [n, n + 1, n * 2, n / 2].map((each) => each ** n).join(); }\nconst other = (n) => n + 1';
  const kept = [new Set<number>(), new Set([0]), everywhere(text)].map(
    (places) => new Script(eagerly(text, places)).createCachedData().length,
  );
  expect(kept[1]).toBeGreaterThan((kept[0] ?? 0) + 200);
  expect(kept[2]).toBeGreaterThan((kept[1] ?? 0) + 100);
});

test('functions that are compiled early do what they did, and are there before their line', () => {
  const text = MODULE.replace('const early = double(2);', 'const early = typeof double;');
  const made = eagerly(text, everywhere(text));
  expect(made).not.toBe(text);
  expect(new Script(made + RESULT).runInNewContext()).toBe(new Script(text + RESULT).runInNewContext());
});
