import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import type { PreviewRow } from '../../weave/compile/objects.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { SamplingExhausted } from '../../weave/sample/sampling-exhausted.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft/draft.ts';
import type { Plan } from '../../document/plan/plan.ts';
import { serialColumns } from '../draft/serial-columns.ts';
import { openRows, readSpread } from './read-some.ts';
import { ruledColumns } from './ruled-columns.ts';

/** Parents whose keys are made to search for a value, unless they are consecutive numbers. */
const MAX_PARENTS = 100_000;
/** The number made at a time. */
const STEP = 10_000;
/** This many rows at each of some places of the table, because a rule may miss its parents anywhere. */
const TRIED_ROWS = 50;

/** Rules that fill the columns of a foreign key with values that no parent has. */
export function findOrphans(draft: Draft, plan: Plan, lexicon: Lexicon): readonly Issue[] {
  const doubtful = [...draft.tables.values()].flatMap((target) => {
    if (target.rows === 0) return [];
    const ruled = new Map(ruledColumns(target).map(({ name, way }) => [name, way]));
    return target.references
      .filter(({ declared, columns }) => declared && columns.some((name) => ruled.has(name)))
      .map((reference) => ({ target, reference, ruled }));
  });
  if (doubtful.length === 0) return [];
  const run = makeRunContext(draft.schema, plan, lexicon, { probing: true });
  return doubtful.flatMap(({ target, reference, ruled }): readonly Issue[] => {
    const orphan = findOrphan(run, draft, target, reference);
    const name = reference.columns.find((column) => ruled.has(column));
    if (orphan === undefined || name === undefined) return [];
    return [
      {
        code: 'rule_breaks_reference',
        path: `rules.${target.key}.${name}.${ruled.get(name)}`,
        message: `${target.key}.${name} refers to ${reference.to}, and its rule makes ${orphan}, which no row of ${reference.to} has. Remove the rule, or set how parents are chosen: {"${target.key}": {"references": {"${name}": {...}}}}.`,
      },
    ];
  });
}

/** The first value without a parent, for people to read. */
function findOrphan(run: RunContext, draft: Draft, target: TableDraft, reference: ReferenceDraft): string | undefined {
  const { columns, to } = reference;
  if (draft.existing.has(to)) return undefined;
  const made = columns.filter((name) => target.columns.get(name)?.source.kind !== 'omit');
  if (made.length < columns.length) return undefined;
  try {
    const wanted = new Map<string, PreviewRow>();
    for (const row of readSpread(run, target.key, columns, target.rows, TRIED_ROWS)) {
      const tuple = tupleOf(row, columns);
      if (tuple !== undefined) wanted.set(tuple, row);
    }
    const orphan = withoutParent(run, reference, draft.tables.get(to)?.rows ?? 0, wanted);
    return orphan === undefined ? undefined : columns.map((name) => JSON.stringify(orphan[name])).join(', ');
  } catch (error) {
    // The probe of CHECKs decides which draws a row has.
    if (error instanceof SamplingExhausted) return undefined;
    throw error;
  }
}

/** The first of the rows for which no parent is found, by its reference values. */
function withoutParent(
  run: RunContext,
  { to, to_columns: keys }: ReferenceDraft,
  parents: number,
  wanted: Map<string, PreviewRow>,
): PreviewRow | undefined {
  const first = firstNumber(run.plan, to, keys);
  if (first !== undefined) {
    const isKnown = (tuple: string): boolean => {
      const number = Number((JSON.parse(tuple) as readonly string[])[0]);
      return Number.isInteger(number) && number >= first && number < first + parents;
    };
    return [...wanted].find(([tuple]) => !isKnown(tuple))?.[1];
  }
  const read = openRows(run, to, keys);
  const looked = Math.min(parents, MAX_PARENTS);
  for (let row = 0; row < looked && wanted.size > 0; row += STEP)
    for (const parent of read(row, Math.min(looked, row + STEP))) wanted.delete(tupleOf(parent, keys) ?? '');
  // There may be one beyond those examined: a derived value is often another reference's.
  return looked < parents ? undefined : wanted.values().next().value;
}

/** The first value of a serial key: whether it contains a number needs no search. */
function firstNumber(plan: Plan, table: string, keys: readonly string[]): number | undefined {
  const [only = '', ...others] = keys;
  const column = plan.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === only);
  const isCounted =
    others.length === 0 &&
    column?.source.kind === 'generator' &&
    column.source.generator === 'serial' &&
    column.null_fraction === 0;
  return isCounted ? serialColumns(plan, table).find((serial) => serial.column === only)?.start : undefined;
}

/** Undefined if a part is NULL: such a row refers to nothing. */
function tupleOf(row: PreviewRow, columns: readonly string[]): string | undefined {
  const values = columns.map((name) => row[name] ?? null);
  return values.includes(null) ? undefined : JSON.stringify(values.map(String));
}
