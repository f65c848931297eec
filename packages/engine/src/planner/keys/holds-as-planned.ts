import { isSlotted } from './keep-slots.ts';
import { isMetOnce } from './ways/by-partial.ts';
import { isCountedWithinOwner } from './offers/place-offers.ts';
import { isPeriodic } from './offers/period-offers.ts';
import { isChained } from './ways/by-tree.ts';
import { byWhatHolds } from './ways/by-what-holds.ts';
import { fanOutWithin } from './identifies-parent.ts';
import type { UniqueTask } from './unique-task.ts';

/** Whether the current plan keeps a key unique, by whichever way. */
export function holdsAsPlanned(task: UniqueTask): boolean {
  return byWhatHolds(task) !== undefined || byOtherKeys(task) !== undefined;
}

const FACTS = [isMetOnce, isCountedWithinOwner, isPeriodic, isSlotted, isChained, hasWholeProduct] as const;

/** Changes made for other keys keep this one unique too. */
export function byOtherKeys(task: UniqueTask): string | undefined {
  return FACTS.some((holds) => holds(task))
    ? 'the values that make other keys unique also make this one unique'
    : undefined;
}

/** Whether all digits of a product are columns of the key, or name parents by them. */
function hasWholeProduct(task: UniqueTask): boolean {
  const { target, set } = task;
  const isSeen = (names: readonly string[]): boolean =>
    names.length > 0 && names.every((name) => set.columns.includes(name) && set.prefixes?.[name] === undefined);
  const parts = [
    ...target.references.map(({ columns, strategy }) => ({
      columns,
      part: strategy?.kind === 'product' ? strategy : undefined,
    })),
    ...[...target.columns.values()].map(({ name, source, unique_product: part }) => ({
      columns: [name],
      part: source.kind === 'generator' ? part : undefined,
    })),
  ].flatMap(({ columns, part }) => (part !== undefined && isSeen(columns) ? [part] : []));
  return parts.some(({ name, radices, form, within }) => {
    if (within !== undefined && fanOutWithin(task) === undefined) return false;
    const places = new Set(parts.flatMap((other) => (other.name === name ? [other.position] : [])));
    return places.size === radices.length || (form === 'mixed' && places.size > 1);
  });
}
