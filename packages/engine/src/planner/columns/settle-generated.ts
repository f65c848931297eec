import { makeRunContext } from '../../weave/run/make-run-context.ts';
import { makeLoopScope } from '../../weave/compile/make-row-scope.ts';
import type { Expression } from '../../language/expression/expression.ts';
import { partsOf } from '../../language/expression/walk-expression.ts';
import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { Column, SchemaDocument, Table } from '../../language/schema/schema-document.ts';
import { tableKey } from '../../language/schema/table-key.ts';
import type { ColumnPlan, Plan, TablePlan } from '../../document/plan/plan.ts';

/**
 * Generated columns are computed for files too, if their expression means the same here as in the database; the others
 * are left out. Loaders always leave such columns to the database.
 */
export function settleGenerated(schema: SchemaDocument, plan: Plan, lexicon: Lexicon): Plan {
  const generated = new Map<string, readonly Column[]>();
  for (const table of schema.tables) {
    const columns = table.columns.filter(
      (column) => column.generated?.predicate !== undefined && isPlain(column.generated.predicate, table),
    );
    if (columns.length > 0) generated.set(tableKey(table), columns);
  }
  if (generated.size === 0) return plan;
  return {
    ...plan,
    tables: plan.tables.map((table) =>
      (generated.get(table.name) ?? []).reduce(
        (settled, column) => settleColumn(schema, plan, lexicon, settled, column),
        table,
      ),
    ),
  };
}

function settleColumn(
  schema: SchemaDocument,
  plan: Plan,
  lexicon: Lexicon,
  table: TablePlan,
  column: Column,
): TablePlan {
  const expression = column.generated?.predicate;
  const known = table.columns.find(({ name }) => name === column.name);
  if (expression === undefined || known?.source.kind !== 'omit') return table;
  const computed: ColumnPlan = {
    ...known,
    source: { kind: 'derive', expression },
    reason: 'the database computes this column; files contain it too',
  };
  const tried = { ...table, columns: table.columns.map((item) => (item === known ? computed : item)) };
  const run = makeRunContext(
    schema,
    { ...plan, tables: plan.tables.map((item) => (item.name === table.name ? tried : item)) },
    lexicon,
  );
  try {
    makeLoopScope(run, table.name).column(column.name);
    return tried;
  } catch {
    // Texts and types that the derive language cannot combine: the database can.
    return table;
  }
}

const FUNCTIONS: ReadonlySet<string> = new Set(['abs', 'coalesce', 'greatest', 'least', 'lower', 'nullif', 'upper']);

/**
 * Whether an expression means the same in every database and here: no division, no function with dialect-specific
 * behaviour.
 */
function isPlain(expression: Expression, table: Table): boolean {
  switch (expression.op) {
    case 'literal':
      return true;
    case 'column':
      return expression.through === undefined;
    case 'arithmetic':
      if (expression.operator === '/' || expression.operator === '%') return false;
      break;
    case 'call':
      if (!FUNCTIONS.has(expression.name)) return false;
      break;
    // Only integers have the same text everywhere.
    case 'cast':
      if (!isWholeAsText(expression, table)) return false;
      break;
    case 'negate':
    case 'case':
    case 'compare':
    case 'and':
    case 'or':
    case 'not':
    case 'is':
    case 'in':
      break;
    default:
      return false;
  }
  return partsOf(expression).every((part) => isPlain(part, table));
}

function isWholeAsText({ arg, type }: Extract<Expression, { op: 'cast' }>, { columns }: Table): boolean {
  if (type.kind !== 'text' || type.max_length !== undefined || type.fixed === true || arg.op !== 'column') return false;
  return columns.some(({ name, type: own }) => name === arg.name && own.kind === 'integer');
}
