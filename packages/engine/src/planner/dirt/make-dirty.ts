import { latestGenerator } from '../../weave/generators/catalogue.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Column, Table } from '../../language/schema/schema-document.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { isToldApart } from '../../document/plan/is-told-apart.ts';
import type { ColumnPlan, Plan, TablePlan } from '../../document/plan/plan.ts';
import { readsOf } from '../draft/reads-of.ts';
import { type Dirt, DIRT_KINDS, DIRT_WORDS, type DirtKind } from '../../document/plan/dirt.ts';

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'float', 'money']);

/**
 * Gives columns the dirt that rules request, within what the schema allows: columns that a key, a CHECK, an index or
 * another column's value depends on stay clean, so that every constraint still holds.
 */
export function makeDirty(draft: Draft, plan: Plan): Plan {
  if (draft.dirt.size === 0) return plan;
  const all = new Map(plan.tables.map((table) => [table.name, table]));
  const read = new Set(
    plan.tables.flatMap((table) =>
      table.columns.flatMap(({ source }) => readsOf(source, table, all).map(({ place }) => place)),
    ),
  );
  const notes: Plan['notes'][number][] = [];
  const tables = plan.tables.map((table): TablePlan => {
    const target = draft.tables.get(table.name);
    if (target === undefined || table.rows === 0) return table;
    const columns = table.columns.map((column) => {
      const dirt = dirtOf(draft, target, table, column, read);
      return dirt === undefined ? column : { ...column, dirt, reason: `${column.reason}; ${sayDirt(dirt)}` };
    });
    const dirty = columns.filter(({ dirt }) => dirt !== undefined);
    if (dirty.length === 0) return table;
    notes.push({
      code: 'dirt',
      path: `tables.${table.name}`,
      message: `${dirty.map(({ name }) => name).join(', ')} of ${table.name} ${dirty.length === 1 ? 'is' : 'are'} made dirty: ${sayKinds(dirty)}.`,
    });
    return { ...table, columns };
  });
  return { ...plan, tables, notes: [...plan.notes, ...notes] };
}

const sayDirt = ({ share, kinds }: Dirt): string =>
  `${Number((share * 100).toFixed(2))}% dirty (${kinds.map((kind) => DIRT_WORDS[kind]).join(', ')})`;

function sayKinds(columns: readonly ColumnPlan[]): string {
  const kinds = new Set(columns.flatMap(({ dirt }) => dirt?.kinds ?? []));
  return DIRT_KINDS.filter((kind) => kinds.has(kind))
    .map((kind) => DIRT_WORDS[kind])
    .join(', ');
}

function dirtOf(
  { dirt }: Draft,
  target: TableDraft,
  table: TablePlan,
  plan: ColumnPlan,
  read: ReadonlySet<string>,
): Dirt | undefined {
  const own = dirt.get(`${target.key}.${plan.name}`);
  // A rule about every value of a column is taken literally.
  const share = own ?? (isExact(target, plan.name) ? 0 : (dirt.get(target.key) ?? dirt.get('*') ?? 0));
  const column = target.table.columns.find(({ name }) => name === plan.name);
  const type = target.types.get(plan.name);
  if (share === 0 || column === undefined || type === undefined || plan.source.kind !== 'generator') return undefined;
  const isTold = isToldApart(plan);
  if (isTold || target.solved.has(plan.name) || target.rounds.has(plan.name) || target.distinct.has(plan.name))
    return undefined;
  // Derived columns use the clean value: a dirty text would be copied, a dirty number would give a wrong sum.
  if ((type.kind !== 'text' && read.has(`${table.name}.${plan.name}`)) || isBound(target.table, column, plan))
    return undefined;
  const kinds = kindsOf(table, column, type, plan.source.generator);
  return kinds.length === 0 ? undefined : { share, kinds };
}

function isExact({ columnRules }: TableDraft, name: string): boolean {
  const rule = columnRules.get(name);
  return rule?.pattern !== undefined || rule?.constant !== undefined;
}

/** Whether anything in the schema mentions the column: then it stays clean. */
function isBound(table: Table, { name, type, generated, identity }: Column, plan: ColumnPlan): boolean {
  if (generated !== undefined || identity !== undefined || type.kind === 'domain' || plan.max_length !== undefined)
    return true;
  const { primary_key, uniques, foreign_keys, checks, exclusions, partition_by, partition_key, triggers } = table;
  const said = textsIn([
    [primary_key, uniques, foreign_keys, checks, exclusions, partition_by, partition_key, triggers],
    table.columns.flatMap((column) => column.generated ?? []),
  ]);
  const own = name.toLowerCase();
  return said.some((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}_$]+/u)
      .includes(own),
  );
}

/** All texts of a document, whatever their purpose. */
function textsIn(item: unknown): readonly string[] {
  if (typeof item === 'string') return [item];
  return typeof item === 'object' && item !== null ? Object.values(item).flatMap(textsIn) : [];
}

function kindsOf({ references }: TablePlan, column: Column, type: ColumnType, generator: string): readonly DirtKind[] {
  const isPart = references.some(({ columns }) => columns.includes(column.name));
  const missing: readonly DirtKind[] = column.nullable ? ['missing'] : [];
  // Rows of an owner are contiguous, each at its position: only rows without an owner are duplicated.
  const repeat: readonly DirtKind[] = references.some(({ owning }) => owning) ? [] : ['repeat'];
  if (isPart) return [];
  if (type.kind === 'text')
    return type.fixed === true || isMachine(generator) ? [] : ['case', 'space', 'typo', ...missing, ...repeat];
  return NUMBERS.has(type.kind) && isMeasured(generator) ? ['outlier', ...missing, ...repeat] : [];
}

/** One of its numbers may be ten times too large. */
const isMeasured = (generator: string): boolean => latestGenerator(generator)?.amount !== undefined;

const isMachine = (generator: string): boolean => latestGenerator(generator)?.text?.isMachine === true;
