import type { RunContext } from '../../weave/graph/run-context.ts';
import { readsOf } from '../draft/reads-of.ts';

/** The maximum number named: a longer list helps nobody. */
const MAX_PLACES = 12;

/**
 * The full ancestry of derived columns: the cause may be a rule far up, which the message must name. Columns that read
 * nothing come first, because there it begins.
 */
export function explainOrigin({ plan, tables }: RunContext, key: string, names: readonly string[]): string {
  const all = new Map(plan.tables.map((item) => [item.name, item]));
  const subjects = new Set(names.map((name) => `${key}.${name}`));
  const seen = new Set(subjects);
  const [first, passed]: [string[], string[]] = [[], []];
  // Grows while it is walked.
  for (const place of seen) {
    const dot = place.lastIndexOf('.');
    const table = tables.get(place.slice(0, dot))?.plan;
    const column = table?.columns.find(({ name }) => name === place.slice(dot + 1));
    const reads = table === undefined || column === undefined ? [] : readsOf(column.source, table, all);
    if (!subjects.has(place)) (reads.length === 0 ? first : passed).push(place);
    for (const read of reads) seen.add(read.place);
  }
  const places = [...first, ...passed].slice(0, MAX_PLACES);
  return places.length === 0 ? '' : ` It comes from ${places.join(', ')}.`;
}
