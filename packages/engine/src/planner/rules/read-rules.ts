import type { ColumnRule, Rules, TableRule } from '../../document/rules/rules.ts';
import { nearestName } from '../../base/text/nearest-name.ts';
import type { Issue } from '../../base/shape/issue.ts';
import type { SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';

export type SortedRules = {
  readonly tables: ReadonlyMap<string, TableRule>;
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, ColumnRule>>;
  /** Shares of dirt, by table, by `table.column`, and by `*` for all tables. */
  readonly dirt: ReadonlyMap<string, number>;
  readonly issues: readonly Issue[];
};

/** Sorts rules by table and column; a rule without a match is an issue with the nearest name. */
export function readRules(schema: SchemaDocument, rules: Rules): SortedRules {
  const tables = new Map<string, TableRule>();
  const columns = new Map<string, Map<string, ColumnRule>>();
  const dirt = new Map<string, number>();
  const issues: Issue[] = [];
  for (const [key, { dirt: share, ...rule }] of Object.entries(rules)) {
    const found = findPlace(schema, key);
    const place = found === undefined ? key : placeName(found);
    if (share !== undefined && (found !== undefined || key === '*')) dirt.set(place, share);
    // A rule only about dirt leaves the column's content to its name.
    if (dirt.has(place) && Object.keys(rule).length === 0) continue;
    if (found === undefined) issues.push({ code: 'unknown_rule', path: `rules.${key}`, message: explain(schema, key) });
    else if (found.column === undefined) tables.set(tableKey(found.table), rule as TableRule);
    else {
      const name = tableKey(found.table);
      const map = columns.get(name) ?? new Map<string, ColumnRule>();
      columns.set(name, map.set(found.column, rule as ColumnRule));
    }
  }
  return { tables, columns, dirt, issues };
}

const placeName = ({ table, column }: Place): string =>
  column === undefined ? tableKey(table) : `${tableKey(table)}.${column}`;

type Place = { readonly table: Table; readonly column?: string };

/**
 * A key is read as the longest matching table name, then a column. A table may be named without its schema if its name
 * is unique.
 */
function findPlace(schema: SchemaDocument, key: string): Place | undefined {
  const whole = findTable(schema, key);
  if (whole !== undefined) return { table: whole };
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    const table = findTable(schema, key.slice(0, dot));
    const column = key.slice(dot + 1);
    if (table?.columns.some(({ name }) => name === column)) return { table, column };
  }
  return undefined;
}

export function findTable(schema: SchemaDocument, name: string): Table | undefined {
  const exact = schema.tables.find((table) => tableKey(table) === name);
  if (exact !== undefined) return exact;
  const bare = schema.tables.filter((table) => table.name === name);
  return bare.length === 1 ? bare[0] : undefined;
}

function explain(schema: SchemaDocument, key: string): string {
  const dot = key.lastIndexOf('.');
  const table = dot > 0 ? findTable(schema, key.slice(0, dot)) : undefined;
  const names =
    table === undefined ? schema.tables.map(tableKey) : table.columns.map(({ name }) => `${key.slice(0, dot)}.${name}`);
  const near = nearestName(
    key,
    table === undefined && dot > 0
      ? schema.tables.flatMap((item) => item.columns.map(({ name }) => `${tableKey(item)}.${name}`))
      : names,
  );
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return table === undefined && dot < 0 ? `There is no table ${key}.${hint}` : `There is no column ${key}.${hint}`;
}
