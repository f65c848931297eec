import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { Plan } from '../../document/plan/plan.ts';

/**
 * Columns that name a row and that the run itself fills: the primary key's, else those of a unique constraint without
 * NULLs. Undefined where the database fills one of them, or there is no key at all.
 */
export function keyColumnsOf(schema: SchemaDocument, plan: Plan, table: string): readonly string[] | undefined {
  const declared = schema.tables.find((item) => tableKey(item) === table);
  const planned = plan.tables.find(({ name }) => name === table);
  if (declared === undefined || planned === undefined) return undefined;
  const filled = new Set(planned.columns.filter(({ source }) => source.kind !== 'omit').map(({ name }) => name));
  const required = new Set(declared.columns.filter(({ nullable }) => !nullable).map(({ name }) => name));
  const whole = declared.uniques
    .filter(({ where, expressions }) => where === undefined && (expressions ?? []).length === 0)
    .map(({ columns }) => columns)
    .filter((columns) => columns.every((name) => required.has(name)));
  return [declared.primary_key?.columns ?? [], ...whole].find(
    (columns) => columns.length > 0 && columns.every((name) => filled.has(name)),
  );
}
