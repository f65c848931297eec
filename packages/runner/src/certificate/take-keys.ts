import type { CertifiedConstraint } from './certificate.ts';
import type { KeyCheck } from './key-checks.ts';
import type { ScannedTable } from './scan-table.ts';

/** The pass over one table; `rows` is available as soon as it is done. */
export type Scan = PromiseWithResolvers<ScannedTable> & { rows?: number | null };

export type KeyTask = {
  readonly check: KeyCheck;
  readonly scan: Scan;
  /** For the table that a foreign key refers to, if that is checked too. */
  readonly parent: Scan | undefined;
  readonly examined: PromiseWithResolvers<CertifiedConstraint>;
};

/** Up to this many rows a query takes longer to send than to run. */
const FEW_ROWS = 10_000;
const AT_ONCE = 24;

/**
 * The longest ready task first, so that no session ends with a long one alone; and foreign keys last, because facts
 * about the referenced keys may answer them. Short ones are taken together, so some later turns find nothing.
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
