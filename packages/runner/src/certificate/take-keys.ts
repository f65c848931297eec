import type { CertifiedConstraint } from './certificate.ts';
import type { KeyCheck } from './key-checks.ts';
import type { ScannedTable } from './scan-table.ts';

/** The pass over one table; `rows` is there as soon as it is done. */
export type Scan = PromiseWithResolvers<ScannedTable> & { rows?: number | null };

export type KeyTask = {
  readonly check: KeyCheck;
  readonly scan: Scan;
  /** Of the table that a foreign key refers to, if that is examined too. */
  readonly parent: Scan | undefined;
  readonly examined: PromiseWithResolvers<CertifiedConstraint>;
};

/** Up to so many rows it takes longer to ask than to count. */
const FEW_ROWS = 10_000;
const AT_ONCE = 24;

/**
 * The longest first of what is ready, so that no session ends with a long one alone; and foreign keys last: what is known
 * of the keys they refer to may answer for them. Short ones are taken together, and some later turns find nothing.
 */
export function takeInTurn(tasks: readonly KeyTask[], fewRows = FEW_ROWS): () => readonly KeyTask[] {
  const isShort = shortUpTo(fewRows);
  const waiting = [tasks.filter((task) => !isReference(task)), tasks.filter(isReference)];
  return () => {
    const next = waiting.find((some) => some.length > 0) ?? [];
    const rows = next.map(({ scan }) => scan.rows ?? -1);
    const [longest] = next.splice(rows.indexOf(rows.reduce((most, count) => Math.max(most, count), -1)), 1);
    if (longest === undefined || !isShort(longest)) return longest === undefined ? [] : [longest];
    const others = next.filter(isShort).slice(0, AT_ONCE - 1);
    for (const other of others) next.splice(next.indexOf(other), 1);
    return [longest, ...others];
  };
}

const isReference = ({ check }: KeyTask): boolean => check.kind === 'foreign_key';

function shortUpTo(most: number): (task: KeyTask) => boolean {
  const isSmall = (scan: Scan | undefined): boolean => typeof scan?.rows === 'number' && scan.rows <= most;
  return (task) => task.check.sql !== undefined && isSmall(task.scan) && (!isReference(task) || isSmall(task.parent));
}
