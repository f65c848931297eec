import { type NumberForm, type RunContext, tableKey, type TypeKind } from '@rowloom/engine';
import { affinityOf } from '@rowloom/sql';
import type { Session } from '../session/session.ts';
import { targetError } from '../target/target-error.ts';

/** A table of the run as it is in the target. */
export type TargetTable = {
  readonly name: string;
  /** Columns of the run that the target does not compute itself. */
  readonly wanted: readonly string[];
  readonly declared: ReadonlyMap<string, string>;
  readonly strict: boolean;
  readonly kinds: ReadonlyMap<string, TypeKind>;
};

export async function findTargetTable(
  session: Session,
  run: RunContext,
  table: string,
  file: string,
): Promise<TargetTable> {
  const context = run.tables.get(table);
  if (context === undefined) throw new Error(`The plan has no table ${table}.`);
  for (const name of possibleNames(run, context.table)) {
    const found = await session.query('SELECT strict FROM pragma_table_list($1) WHERE schema = $2', [name, 'main']);
    if (found[0] === undefined) continue;
    const rows = await session.query('SELECT name, type, hidden FROM pragma_table_xinfo($1)', [name]);
    const computed = new Set(
      rows.flatMap((row) => (Number(row['hidden']) > 0 ? [String(row['name']).toLowerCase()] : [])),
    );
    return {
      name,
      wanted: context.plan.columns.map((column) => column.name).filter((column) => !computed.has(column.toLowerCase())),
      declared: new Map(rows.map((row) => [String(row['name']).toLowerCase(), String(row['type'])])),
      strict: found[0]['strict'] === 1,
      kinds: new Map([...context.types].map(([column, { kind }]) => [column, kind])),
    };
  }
  throw targetError('no_such_table', `${file} has no table ${context.table.name}.`, { table: context.table.name });
}

/** Its DDL name: prefixed with its schema if two schemas share the name. */
function possibleNames(run: RunContext, table: { readonly name: string; readonly schema?: string }): readonly string[] {
  const shared = [...run.tables.values()].filter((item) => item.table.name === table.name).length > 1;
  const names = [table.name, tableKey(table).replaceAll('.', '_')];
  return shared ? names.toReversed() : names;
}

/** Columns in which a number is a number; elsewhere its digits are text. */
const NUMERIC: ReadonlySet<TypeKind> = new Set(['integer', 'decimal', 'float', 'money', 'year', 'boolean', 'unknown']);

/**
 * The driver binds every number as a float. Columns of numeric affinity convert an integral one to an integer; a text
 * column would store 7 as '7.0', and an untyped one as 7.0.
 */
export function numberFormOf({ declared, strict, kinds }: TargetTable, column: string): NumberForm {
  const type = declared.get(column.toLowerCase()) ?? '';
  if (!NUMERIC.has(kinds.get(column) ?? 'unknown')) return 'text';
  if (strict && type.toUpperCase() === 'ANY') return 'whole';
  const affinity = affinityOf(type);
  if (affinity === 'text') return 'text';
  return affinity === 'blob' ? 'whole' : 'number';
}
