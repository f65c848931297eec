import { numberBelow } from './draw-node.ts';
import { constant, type Node } from './node.ts';
import type { RowScope } from './row-scope.ts';
import { cumulate, slotAmong } from './weighted-slot.ts';

const PARTS = 1_000_000;

/** Which of the run's locales a row has: its owner's, so that a German customer has German addresses; else one by weight. */
export function localeNode(scope: RowScope): Node {
  return scope.once('locale', () => {
    const { mix = [] } = scope.run.lexicon;
    if (mix.length < 2) return constant(0);
    const { owning } = scope.table;
    const isOwned = owning >= 0 && scope.table.plan.references[owning]?.to !== scope.table.name;
    if (isOwned) return localeNode(scope.parent(owning));
    const sum = mix.reduce((total, { weight }) => total + weight, 0);
    const bounds = cumulate(mix.map(({ weight }) => Math.max(1, Math.round((weight / sum) * PARTS))));
    const { engine_version, seed } = scope.run.plan;
    const drawn = numberBelow(scope, bounds.at(-1) ?? 1, engine_version, seed, scope.table.name, 'locale');
    return slotAmong(bounds, drawn);
  });
}
