import { ENGINE_VERSION } from '../../base/engine-version.ts';
import { parseLocaleWish } from '../../base/locale/locale-wish.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { schemaDigest } from '../../language/schema/schema-digest.ts';
import type { SchemaDocument } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import { itemPath } from '../../base/shape/path.ts';
import { parseMicros } from '../../language/values/parse-micros.ts';
import { checkReferencePlans, findReferenceCycle } from './check-reference-plan.ts';
import { checkSource } from './check-source.ts';
import type { Plan } from '../../document/plan/plan.ts';
import type { PlannedTable } from '../../document/plan/planned-table.ts';

/** What prevents a plan of the right shape from being executed on a schema. */
export function findPlanFaults(plan: Plan, schema: SchemaDocument, path: string): readonly Issue[] {
  const issues: Issue[] = [];
  const refuse = (code: string, at: string, message: string): void => {
    issues.push({ code, path: `${path}.${at}`, message });
  };
  if (plan.engine_version !== ENGINE_VERSION) {
    refuse(
      'unsupported_version',
      'engine_version',
      `The plan was made by engine version ${plan.engine_version}; this is engine version ${ENGINE_VERSION}.`,
    );
    return issues;
  }
  if (Number.isNaN(parseMicros(plan.as_of)))
    refuse('bad_time', 'as_of', `${plan.as_of} is not a time: write it as 2026-11-15T00:00:00Z.`);
  if (parseLocaleWish(plan.locale) === undefined)
    refuse('unknown_locale', 'locale', `The locale ${plan.locale} does not exist.`);
  if (plan.dialect !== schema.dialect)
    refuse('contradiction', 'dialect', `The plan is for ${plan.dialect}, the schema of ${schema.dialect}.`);
  const expected = schemaDigest(schema);
  if (plan.schema_digest !== expected)
    refuse(
      'digest_mismatch',
      'schema_digest',
      `The plan was made for another schema: this one has the digest ${expected}.`,
    );
  const planned = pairTables(plan, schema, `${path}.tables`, issues);
  for (const [at, tablePlan] of plan.tables.entries()) {
    const found = planned.get(tablePlan.name);
    if (found?.plan !== tablePlan) continue;
    const where = itemPath(`${path}.tables`, tablePlan, at);
    checkColumns(found, where, issues);
    checkReferencePlans(found, planned, where, issues);
    for (const [place, column] of tablePlan.columns.entries())
      checkSource(column, found, planned, itemPath(`${where}.columns`, column, place), issues);
  }
  // Cycles are only possible if every step leads somewhere.
  if (issues.length === 0) {
    const cycle = findReferenceCycle(planned);
    if (cycle !== undefined) refuse('contradiction', `tables.${cycle}`, 'This reference depends on itself.');
  }
  return issues;
}

function pairTables(
  plan: Plan,
  schema: SchemaDocument,
  path: string,
  issues: Issue[],
): ReadonlyMap<string, PlannedTable> {
  const tables = new Map(schema.tables.map((table) => [tableKey(table), table]));
  const planned = new Map<string, PlannedTable>();
  for (const [at, tablePlan] of plan.tables.entries()) {
    const table = tables.get(tablePlan.name);
    if (table === undefined)
      issues.push({
        code: 'unknown_table',
        path: `${path}[${at}].name`,
        message: `The schema has no table ${tablePlan.name}.`,
      });
    else if (planned.has(tablePlan.name))
      issues.push({
        code: 'duplicate_name',
        path: `${path}[${at}].name`,
        message: `The table ${tablePlan.name} is planned twice.`,
      });
    else
      planned.set(tablePlan.name, { plan: tablePlan, table, columns: new Set(table.columns.map(({ name }) => name)) });
  }
  return planned;
}

function checkColumns({ plan, columns }: PlannedTable, path: string, issues: Issue[]): void {
  const seen = new Set<string>();
  for (const [at, { name }] of plan.columns.entries()) {
    if (!columns.has(name))
      issues.push({
        code: 'unknown_column',
        path: `${path}.columns[${at}].name`,
        message: `The schema has no column ${name} in ${plan.name}.`,
      });
    else if (seen.has(name))
      issues.push({
        code: 'duplicate_name',
        path: `${path}.columns[${at}].name`,
        message: `The column ${name} is planned twice.`,
      });
    seen.add(name);
  }
}
