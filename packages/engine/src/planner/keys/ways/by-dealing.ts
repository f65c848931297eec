import { countOf } from '../../../base/text/count-of.ts';
import { limitsOf } from '../../../language/schema/trigger-rules.ts';
import type { ReferenceDraft } from '../../draft/draft.ts';
import { usesPlace } from '../../draft/uses-place.ts';
import { isFreeReference, referenceDigit } from '../digit.ts';
import { layOut } from '../lay-out.ts';
import type { UniqueTask } from '../unique-task.ts';

/** Pairs of parents of which triggers let neither have more than so many rows: each gets as many as any other. */
export function byDealing(task: UniqueTask): string | undefined {
  const { target, set } = task;
  const limited = target.references.flatMap((reference) => {
    const most = mostOf(task, reference);
    return most !== undefined && isFreeReference(reference, set.columns) ? [{ reference, most }] : [];
  });
  const [first, second, ...others] = limited;
  if (first === undefined || second === undefined || others.length > 0 || usesPlace(target)) return undefined;
  const digits = limited.map(({ reference }) => referenceDigit(task, reference));
  const room = Math.min(...limited.map(({ most }, place) => most * (digits[place]?.size ?? 0)));
  const names = limited.map(({ reference }) => reference.to).join(' and ');
  const isDone = layOut(task, {
    form: 'even',
    most: room,
    digits,
    why: (tuples) => `triggers let ${names} have ${countOf(tuples, 'row')} between them`,
  });
  return isDone ? `${names} are dealt evenly, and each pair of them once` : undefined;
}

/** How many rows one parent may have, as long as nothing else is asked about. */
function mostOf({ target }: UniqueTask, { columns }: ReferenceDraft): number | undefined {
  const own = limitsOf(target.table).filter(
    (limit) => columns.length > 0 && columns.every((name) => limit.columns.includes(name)),
  );
  return own.length === 0 ? undefined : Math.min(...own.map(({ most }) => most));
}
