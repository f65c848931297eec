import { makeRunContext } from '../../weave/run/make-run-context.ts';
import type { RunContext } from '../../weave/graph/run-context.ts';
import type { PreviewRow } from '../../weave/compile/objects.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import { SamplingExhausted } from '../../weave/sample/sampling-exhausted.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { Draft, ReferenceDraft, TableDraft } from '../draft.ts';
import type { Plan } from '../../document/plan/plan.ts';
import { readSome } from './read-some.ts';
import { ruledColumns } from './ruled-columns.ts';

/** Parents whose keys are gathered to look for a value among them; of larger tables nobody can say here. */
const MAX_PARENTS = 100_000;

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
        message: `${target.key}.${name} refers to ${reference.to}, none of whose rows has ${orphan}, as its rule makes it. Remove the rule, or say how parents are chosen: {"${target.key}": {"references": {"${name}": {...}}}}.`,
      },
    ];
  });
}

/** The first value without a parent, for people to read. */
function findOrphan(
  run: RunContext,
  draft: Draft,
  target: TableDraft,
  { columns, to, to_columns: keys }: ReferenceDraft,
): string | undefined {
  const parents = draft.tables.get(to)?.rows ?? 0;
  if (parents > MAX_PARENTS || draft.existing.has(to)) return undefined;
  const made = columns.filter((name) => target.columns.get(name)?.source.kind !== 'omit');
  if (made.length < columns.length) return undefined;
  try {
    const known = new Set(readSome(run, to, keys, parents).map((row) => tupleOf(row, keys)));
    const orphan = readSome(run, target.key, columns, target.rows, 50).find((row) => {
      const tuple = tupleOf(row, columns);
      return tuple !== undefined && !known.has(tuple);
    });
    return orphan === undefined ? undefined : columns.map((name) => JSON.stringify(orphan[name])).join(', ');
  } catch (error) {
    // Which draws a row has is for the probe of its CHECKs to say.
    if (error instanceof SamplingExhausted) return undefined;
    throw error;
  }
}

/** Undefined where a part is NULL: such a row refers to nothing. */
function tupleOf(row: PreviewRow, columns: readonly string[]): string | undefined {
  const values = columns.map((name) => row[name] ?? null);
  return values.includes(null) ? undefined : JSON.stringify(values.map(String));
}
