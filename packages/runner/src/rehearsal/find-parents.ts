import { compileTable, copyText, type ForeignKey, type RunContext, tableKey } from '@rowloom/engine';
import type { CertifiedConstraint } from '../certificate/certificate.ts';
import { foreignKeyName } from '../certificate/constraint-name.ts';

/** Parents are searched among this many rows of their table; beyond that it is not worth the time. */
const MAX_PARENTS = 2_000_000;
const STEP = 65_536;

/** Checks, for the first rows of a table, whether the referenced rows exist. */
export async function findParents(
  run: RunContext,
  table: string,
  key: ForeignKey,
  rows: number,
  pause: () => Promise<void>,
): Promise<CertifiedConstraint> {
  const subject = { kind: 'foreign_key', name: foreignKeyName(key) } as const;
  const { schema, table: name, columns } = key.references;
  const parent = tableKey({ name, schema });
  if (!isMade(run, table, key.columns) || !isMade(run, parent, columns))
    return {
      ...subject,
      rows_examined: 0,
      violations: null,
      note: 'It leads to or from columns that the run does not make: a rehearsal cannot examine it.',
    };
  let mixed = 0;
  let without = 0;
  const wanted = new Map<string, number>();
  for await (const tuple of readTuples(run, table, key.columns, rows, pause)) {
    const nulls = tuple.split('\t').filter((field) => field === '\\N').length;
    if (nulls === 0) wanted.set(tuple, (wanted.get(tuple) ?? 0) + 1);
    else if (key.match === 'full' && nulls < key.columns.length) mixed += 1;
    else without += 1;
  }
  const all = run.tables.get(parent)?.plan.rows ?? 0;
  let found = 0;
  if (wanted.size > 0)
    for await (const tuple of readTuples(run, parent, columns, Math.min(all, MAX_PARENTS), pause)) {
      found += wanted.get(tuple) ?? 0;
      if (wanted.delete(tuple) && wanted.size === 0) break;
    }
  const missing = [...wanted.values()].reduce((sum, count) => sum + count, 0);
  if (missing > 0 && all > MAX_PARENTS)
    return {
      ...subject,
      rows_examined: found + without + mixed,
      violations: mixed,
      note: `The parents of ${missing} rows are not among the first ${MAX_PARENTS} of ${parent}, which were looked through.`,
    };
  return { ...subject, rows_examined: found + without + mixed + missing, violations: mixed + missing };
}

function isMade(run: RunContext, table: string, columns: readonly string[]): boolean {
  const made = run.tables.get(table)?.plan.columns.filter(({ source }) => source.kind !== 'omit') ?? [];
  return columns.every((column) => made.some(({ name }) => name === column));
}

/** Some columns of a table's rows, each row as one line: equal keys are equal lines. */
async function* readTuples(
  run: RunContext,
  table: string,
  columns: readonly string[],
  rows: number,
  pause: () => Promise<void>,
): AsyncGenerator<string> {
  const program = compileTable(run, table, copyText, { columns });
  const buffer = new Uint8Array(Math.max(1 << 18, program.minBytes));
  const view = new DataView(buffer.buffer);
  const state = { at: 0 };
  const decoder = new TextDecoder();
  let next = STEP;
  for (let row = 0; row < rows; ) {
    row = program.fill(view, row, rows, state);
    const text = decoder.decode(buffer.subarray(0, state.at));
    yield* text.slice(0, -1).split('\n');
    if (row < next) continue;
    next = row + STEP;
    await pause();
  }
}
