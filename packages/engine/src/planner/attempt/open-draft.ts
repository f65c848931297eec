import { resolveType } from '../../language/schema/resolve-type.ts';
import type { TableRule } from '../../document/rules/rules.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import { findUnfillable } from '../rows/find-unfillable.ts';
import { forgetStatistics, noteForgotten } from '../checks/forget-statistics.ts';
import type { Lengths } from './lengths.ts';
import { foreseeMoments } from '../shape/foresee-moments.ts';
import { gatherPartitions } from '../partition/gather-partitions.ts';
import { readRules } from '../rules/read-rules.ts';
import { requireByDomains } from '../checks/require-by-domains.ts';
import type { Wishes } from '../draft/wishes.ts';

/** A draft in which every table that receives rows has its rules, and nothing is decided yet. */
export function openDraft(
  schema: SchemaDocument,
  wishes: Wishes,
  withdrawn: ReadonlySet<string>,
  { efforts, narrowed, particular, torn, literal, meant, work, leftOut, unmeasured }: Lengths,
): Draft {
  const rules = readRules(schema, wishes.rules ?? {});
  const roomless = findUnfillable(schema, wishes.as_of);
  const unfillable = new Map([...roomless, ...leftOut]);
  const tables = new Map<string, TableDraft>();
  for (const declared of schema.tables) {
    // Rows go through the root of a partitioned table.
    if (declared.partition_of !== undefined) continue;
    const key = tableKey(declared);
    const gathered = requireByDomains(schema, gatherPartitions(schema, declared));
    const table = unmeasured.has(key) ? forgetStatistics(gathered) : gathered;
    tables.set(key, {
      ...undecided(),
      key,
      table,
      types: new Map(table.columns.map((column) => [column.name, resolveType(schema, column.type)])),
      rule: { ...rules.tables.get(key), ...(unfillable.has(key) ? { skip: true } : {}) },
      columnRules: rules.columns.get(key) ?? new Map(),
    });
  }
  const existing = new Set(
    [...tables.values()]
      .filter((target) => keepsRows(target, wishes) && !unfillable.has(target.key))
      .map((target) => target.key),
  );
  const refused = [...roomless].filter(([key]) => mustBeFilled(wishes, key, rules.tables.get(key)));
  const draft: Draft = {
    schema,
    tables,
    existing,
    dirt: rules.dirt,
    issues: [...rules.issues, ...refused.map(([, issue]) => issue)],
    notes: [...unfillable.values(), ...noteForgotten(unmeasured)],
    withdrawn,
    efforts,
    narrowed,
    particular,
    torn,
    literal,
    meant,
    work,
    asOf: parseMicros(wishes.as_of),
  };
  if (schema.tables.some(({ statistics }) => statistics !== undefined)) foreseeMoments(draft, tables);
  return draft;
}

const undecided = (): Omit<TableDraft, 'key' | 'table' | 'types' | 'rule' | 'columnRules'> => ({
  references: [],
  owning: -1,
  rows: 0,
  exact: false,
  columns: new Map(),
  variants: [],
  distinct: new Set(),
  ordered: new Set(),
  enumeration: undefined,
  rounds: new Map(),
  kinds: [],
  uniform: new Set(),
  solution: { groups: [], verdicts: [], columns: [] },
  solved: new Set(),
  bounded: new Map(),
  operands: new Map(),
  filled: new Set(),
  related: new Set(),
  tested: new Map(),
  replaced: new Set(),
});

/** Whether a table that can hold no rows ends the plan: the user requests rows of it, or all tables. */
function mustBeFilled({ rows, leave_out }: Wishes, key: string, rule: TableRule | undefined): boolean {
  const named = rule?.rows ?? (typeof rows === 'object' ? rows[key] : undefined);
  if (rule?.skip === true || named === 0) return false;
  return leave_out !== true || named !== undefined;
}

function keepsRows({ key, rule }: TableDraft, { existing, rows }: Wishes): boolean {
  if (existing?.includes(key) !== true) return false;
  const named = typeof rows === 'object' ? rows[key] : undefined;
  return rule.skip === true || (rule.rows ?? named) === 0;
}
