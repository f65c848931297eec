import type { Node } from 'libpg-query';
import { parse } from './parser.ts';

const CONSTRAINTS: ReadonlySet<string> = new Set([
  'CONSTR_FOREIGN',
  'CONSTR_PRIMARY',
  'CONSTR_UNIQUE',
  'CONSTR_EXCLUSION',
]);
const ALTERATIONS: ReadonlySet<string> = new Set([
  'AT_ClusterOn',
  'AT_ReplicaIdentity',
  'AT_SetStatistics',
  'AT_AttachPartition',
]);
const COMMENTED: ReadonlySet<string> = new Set(['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT']);

const SETTING = String.raw`pg_catalog\.set_config\('(?:maintenance_work_mem|enable_\w+)', '\w+', (?:true|false)\)`;
const ENOUGH = String.raw`pg_catalog\.pg_size_bytes\(pg_catalog\.current_setting\('maintenance_work_mem'\)\) < pg_catalog\.pg_size_bytes\('\w+'\)`;
const SETTINGS = new RegExp(`^SELECT ${SETTING}(?:, ${SETTING})*(?:\\s+WHERE ${ENOUGH})?$`);

/** Indexes that an undo has created for itself. */
const OWN_INDEX = /^rowloom_undo_\d+$/;

/**
 * Whether a text of PostgreSQL is one statement that restores indexes, keys or what belongs to them: not a CHECK, which
 * may call anything for every row, and nothing that drops something.
 */
export function putsBack(sql: string): boolean {
  if (SETTINGS.test(sql)) return true;
  const parsed = parse(sql);
  const [statement, ...others] = parsed.ok ? parsed.nodes : [];
  if (statement === undefined || others.length > 0) return false;
  if ('IndexStmt' in statement || 'ConstraintsSetStmt' in statement) return true;
  if ('CommentStmt' in statement) return COMMENTED.has(statement.CommentStmt.objtype ?? '');
  if ('AlterTableStmt' in statement) return (statement.AlterTableStmt.cmds ?? []).every(isRestoring);
  if (!('DropStmt' in statement) || statement.DropStmt.removeType !== 'OBJECT_INDEX') return false;
  return (statement.DropStmt.objects ?? []).every((name) => OWN_INDEX.test(lastPart(name)));
}

function isRestoring(command: Node): boolean {
  if (!('AlterTableCmd' in command)) return false;
  const { subtype = '', def } = command.AlterTableCmd;
  if (subtype !== 'AT_AddConstraint') return ALTERATIONS.has(subtype);
  return def !== undefined && 'Constraint' in def && CONSTRAINTS.has(def.Constraint.contype ?? '');
}

function lastPart(name: Node): string {
  const parts = 'List' in name ? (name.List.items ?? []) : [];
  const last = parts.at(-1);
  return last !== undefined && 'String' in last ? (last.String.sval ?? '') : '';
}
