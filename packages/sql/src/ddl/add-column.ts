import type { ColumnDef, Constraint } from 'libpg-query';
import type { Source } from '../text/cut.ts';
import { isSerial } from '../types/read-type.ts';
import { addConstraint } from './add-constraint.ts';
import { cutDefault, cutParenthesized, tokenAtLocation } from './cut-clause.ts';
import type { ColumnModel, Model, TableModel } from './model.ts';

/** Adds a column and the constraints beside it that concern only the column; returns those for the table. */
export function addColumn(table: TableModel, def: ColumnDef, source: Source): readonly Constraint[] {
  const type = def.typeName ?? {};
  const column: ColumnModel = { name: def.colname ?? '', type, nullable: def.is_not_null !== true };
  if (isSerial(type)) {
    column.identity = 'by_default';
    column.nullable = false;
  }
  // A column from INHERITS or PARTITION OF is repeated to add something to it.
  const existing = table.columns.findIndex(({ name }) => name === column.name);
  const inherited = table.columns[existing];
  if (inherited === undefined) table.columns.push(column);
  else
    table.columns[existing] =
      def.typeName === undefined
        ? inherited
        : { ...inherited, ...column, nullable: column.nullable && inherited.nullable };
  const target = table.columns[existing < 0 ? table.columns.length - 1 : existing] ?? column;
  const constraints = joinAttributes(
    (def.constraints ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : [])),
  );
  return constraints.filter((constraint) => !applyToColumn(target, constraint, source));
}

/** The constraints that `addColumn` left for the table. */
export function addColumnConstraints(
  model: Model,
  table: TableModel,
  column: string,
  constraints: readonly Constraint[],
  source: Source,
): void {
  for (const constraint of constraints) addConstraint(model, table, constraint, source, column);
}

export function applyToColumn(column: ColumnModel, constraint: Constraint, source: Source): boolean {
  switch (constraint.contype) {
    case 'CONSTR_NULL':
      return true;
    case 'CONSTR_NOTNULL':
      column.nullable = false;
      return true;
    case 'CONSTR_DEFAULT':
      column.default = cutDefault(source, constraint.location);
      return true;
    case 'CONSTR_IDENTITY':
      column.identity = constraint.generated_when === 'a' ? 'always' : 'by_default';
      column.nullable = false;
      return true;
    case 'CONSTR_GENERATED':
      column.generated = {
        expression: cutParenthesized(source, tokenAtLocation(source, constraint.location), 'as'),
        stored: constraint.generated_kind !== 'v',
      };
      return true;
    default:
      return false;
  }
}

/** Beside a column, DEFERRABLE and similar clauses are separate nodes after their constraint. */
function joinAttributes(constraints: readonly Constraint[]): Constraint[] {
  const joined: Constraint[] = [];
  for (const constraint of constraints) {
    const previous = joined.at(-1);
    if (constraint.contype?.startsWith('CONSTR_ATTR_') !== true || previous === undefined) joined.push(constraint);
    else if (constraint.contype === 'CONSTR_ATTR_DEFERRABLE')
      joined[joined.length - 1] = { ...previous, deferrable: true };
    else if (constraint.contype === 'CONSTR_ATTR_DEFERRED')
      joined[joined.length - 1] = { ...previous, deferrable: true, initdeferred: true };
  }
  return joined;
}
