import type { AlterTableCmd, AlterTableStmt } from 'libpg-query';
import { cutTokens, findWord, type Source } from '../text/cut.ts';
import { isSerial } from '../types/read-type.ts';
import { addColumn, addColumnConstraints, applyToColumn } from './add-column.ts';
import { addConstraint } from './add-constraint.ts';
import { alterCommands, cutBounds } from './cut-clause.ts';
import { dropColumn, dropConstraint } from './drop-object.ts';
import { expectTable, findTable } from './find-object.ts';
import type { ColumnModel, Model, TableModel } from './model.ts';

type Command = { readonly node: AlterTableCmd; readonly from: number; readonly to: number };

export function alterTable(model: Model, statement: AlterTableStmt, source: Source): void {
  // Old dumps also use ALTER TABLE to set the owner of a view or a sequence.
  const changes = (statement.cmds ?? []).some(
    (cmd) => 'AlterTableCmd' in cmd && CHANGES.has(cmd.AlterTableCmd.subtype ?? ''),
  );
  if (statement.objtype !== 'OBJECT_TABLE' || !changes) return;
  const table =
    statement.missing_ok === true ? findTable(model, statement.relation) : expectTable(model, statement.relation);
  if (table === undefined) return;
  const tables = statement.relation?.inh === true ? [table, ...heirs(model, table)] : [table];
  const ranges = alterCommands(source, statement.relation?.location);
  for (const [index, cmd] of (statement.cmds ?? []).entries()) {
    if (!('AlterTableCmd' in cmd)) continue;
    const command = { node: cmd.AlterTableCmd, ...(ranges[index] ?? { from: 0, to: 0 }) };
    for (const each of PASSED_ON.has(command.node.subtype ?? '') ? tables : [table])
      applyCommand(model, each, command, source);
    // Children by INHERITS get the check under the same name.
    const check = isInheritedCheck(command.node) ? table.checks.at(-1) : undefined;
    if (check !== undefined) for (const heir of tables.slice(1)) heir.checks.push({ ...check });
  }
}

const COLUMN_COMMANDS = [
  'AT_ColumnDefault',
  'AT_SetNotNull',
  'AT_DropNotNull',
  'AT_AlterColumnType',
  'AT_AddIdentity',
  'AT_SetIdentity',
  'AT_DropIdentity',
  'AT_DropExpression',
];
const CHANGES: ReadonlySet<string> = new Set([
  ...COLUMN_COMMANDS,
  'AT_AddColumn',
  'AT_DropColumn',
  'AT_AddConstraint',
  'AT_DropConstraint',
  'AT_ValidateConstraint',
  'AT_AttachPartition',
  'AT_DetachPartition',
]);
/** What children by INHERITS inherit besides checks. */
const PASSED_ON: ReadonlySet<string> = new Set([
  'AT_AddColumn',
  'AT_DropColumn',
  'AT_SetNotNull',
  'AT_DropNotNull',
  'AT_AlterColumnType',
  'AT_ColumnDefault',
]);

function isInheritedCheck({ subtype, def }: AlterTableCmd): boolean {
  if (subtype !== 'AT_AddConstraint' || def === undefined || !('Constraint' in def)) return false;
  return def.Constraint.contype === 'CONSTR_CHECK' && def.Constraint.is_no_inherit !== true;
}

function heirs(model: Model, table: TableModel): TableModel[] {
  const children = [...model.tables.values()].filter(({ inherits }) => inherits.includes(table));
  return children.flatMap((child) => [child, ...heirs(model, child)]);
}

function applyCommand(model: Model, table: TableModel, { node, from, to }: Command, source: Source): void {
  const def = node.def;
  switch (node.subtype) {
    case 'AT_AddColumn': {
      if (def === undefined || !('ColumnDef' in def)) return;
      const name = def.ColumnDef.colname ?? '';
      if (table.columns.some((column) => column.name === name)) {
        if (node.missing_ok !== true)
          model.warn('duplicate', `Column ${table.name}.${name} is added twice; the first one is kept.`);
        return;
      }
      return addColumnConstraints(model, table, name, addColumn(table, def.ColumnDef, source), source);
    }
    case 'AT_DropColumn':
      return dropColumn(model, table, node.name ?? '');
    case 'AT_AddConstraint':
      if (def === undefined || !('Constraint' in def)) return;
      if (hasConstraint(table, def.Constraint.conname))
        return model.warn(
          'duplicate',
          `Constraint ${def.Constraint.conname ?? ''} of ${table.name} is added twice; the first one is kept.`,
        );
      return addConstraint(model, table, def.Constraint, source);
    case 'AT_DropConstraint':
      return dropConstraint(model, table, node.name ?? '');
    case 'AT_ValidateConstraint':
      for (const key of table.foreignKeys) if (key.name === node.name) delete key.notValid;
      return;
    case 'AT_AttachPartition':
    case 'AT_DetachPartition': {
      if (def === undefined || !('PartitionCmd' in def)) return;
      const child = expectTable(model, def.PartitionCmd.name);
      if (child === undefined) return;
      const bound = def.PartitionCmd.bound;
      if (bound === undefined) delete child.partitionOf;
      else child.partitionOf = { parent: table, bounds: cutBounds(source, bound.location), warn: () => undefined };
      return;
    }
    default: {
      if (!COLUMN_COMMANDS.includes(node.subtype ?? '')) return;
      const column = table.columns.find(({ name }) => name === node.name);
      if (column === undefined)
        model.warn('unknown_column', `Table ${table.name} has no column ${node.name ?? ''}; this change is skipped.`);
      else alterColumn(column, { node, from, to }, source);
    }
  }
}

function hasConstraint(table: TableModel, name: string | undefined): boolean {
  const named = [table.primaryKey, ...table.uniques, ...table.foreignKeys, ...table.checks, ...table.exclusions];
  return name !== undefined && named.some((each) => each?.name === name && !('index' in each));
}

function alterColumn(column: ColumnModel, { node, from, to }: Command, source: Source): void {
  const def = node.def;
  switch (node.subtype) {
    case 'AT_ColumnDefault':
      if (def === undefined) delete column.default;
      else column.default = cutTokens(source, findWord(source, from, 'default') + 1, to);
      return;
    case 'AT_SetNotNull':
      column.nullable = false;
      return;
    case 'AT_DropNotNull':
      column.nullable = true;
      return;
    case 'AT_AlterColumnType':
      if (
        def !== undefined &&
        'ColumnDef' in def &&
        def.ColumnDef.typeName !== undefined &&
        !isSerial(def.ColumnDef.typeName)
      )
        column.type = def.ColumnDef.typeName;
      return;
    case 'AT_AddIdentity':
      if (def !== undefined && 'Constraint' in def) applyToColumn(column, def.Constraint, source);
      return;
    case 'AT_SetIdentity':
      column.identity =
        findWord(source, from, 'always') < to && findWord(source, from, 'always') >= 0 ? 'always' : 'by_default';
      return;
    case 'AT_DropIdentity':
      delete column.identity;
      return;
    default:
      delete column.generated;
  }
}
