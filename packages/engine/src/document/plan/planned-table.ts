import type { Table } from '../../language/schema/schema-document.ts';
import type { TablePlan } from './plan.ts';

/** One table of a plan with the schema table that it fills. */
export type PlannedTable = { readonly plan: TablePlan; readonly table: Table; readonly columns: ReadonlySet<string> };
