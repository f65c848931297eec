import { type PairOfReferences } from '../draft/pair-parents.ts';
import { swappedPairs } from './swapped-pairs.ts';
import type { UniqueTask } from './unique-task.ts';

/** The key without columns that trade places row by row: they say nothing of how the parents of a reference were chosen. */
export function withoutSwapped(task: UniqueTask): UniqueTask {
  return hide(task, swappedIn(task));
}

/** The same for whoever knows how to treat such a pair: with one of those pairs at a time, if the key sees any. */
export function eachSwapped(task: UniqueTask): readonly UniqueTask[] {
  const pairs = swappedIn(task);
  if (pairs.length === 0) return [task];
  return pairs.map((pair) =>
    hide(
      task,
      pairs.filter((other) => other !== pair),
    ),
  );
}

function swappedIn({ draft, target, set }: UniqueTask): readonly PairOfReferences[] {
  // What a motif's rows hold was found for the row as a whole.
  if (target.motif !== undefined) return [];
  const seen = new Set([...set.columns, ...set.coarse]);
  return swappedPairs(draft, target).filter(({ columns }) => columns.some((name) => seen.has(name)));
}

function hide(task: UniqueTask, pairs: readonly PairOfReferences[]): UniqueTask {
  const hidden = new Set(pairs.flatMap(({ columns }) => columns));
  if (hidden.size === 0) return task;
  const shown = (names: readonly string[]): readonly string[] => names.filter((name) => !hidden.has(name));
  return { ...task, set: { ...task.set, columns: shown(task.set.columns), coarse: shown(task.set.coarse) } };
}
