import type { ReferentialAction } from '@rowloom/engine';
import type { Constraint } from 'libpg-query';
import { namesOf } from '../parser/nodes.ts';
import { findTable, relationName } from './find-object.ts';
import type { Model, TableModel } from './model.ts';

/** The grammar's letters for ON DELETE and ON UPDATE. */
const ACTIONS: Readonly<Record<string, ReferentialAction>> = {
  a: 'no_action',
  r: 'restrict',
  c: 'cascade',
  n: 'set_null',
  d: 'set_default',
};

export function addForeignKey(
  model: Model,
  table: TableModel,
  node: Constraint,
  columns: string[],
  name: string,
): void {
  const target = findTable(model, node.pktable) ?? {
    schema: node.pktable?.schemaname,
    name: node.pktable?.relname ?? '',
  };
  table.foreignKeys.push({
    name,
    columns,
    target,
    targetColumns: namesOf(node.pk_attrs),
    onDelete: ACTIONS[node.fk_del_action ?? 'a'] ?? 'no_action',
    onUpdate: ACTIONS[node.fk_upd_action ?? 'a'] ?? 'no_action',
    ...(node.deferrable === true ? { deferrable: true } : {}),
    ...(node.initdeferred === true ? { initiallyDeferred: true } : {}),
    ...(node.fk_matchtype === 'f' ? { matchFull: true } : {}),
    ...(node.skip_validation === true ? { notValid: true } : {}),
    warn: lateWarning(model, `${table.name}.${name}`, relationName(node.pktable)),
  });
}

/** Whether the table exists is known only at the end, but the warning must name the place of this statement. */
function lateWarning(model: Model, key: string, target: string): () => void {
  const warn = model.warn;
  return () =>
    warn(
      'unknown_reference',
      `Foreign key ${key} refers to ${target}, which the text does not create; the key is left out.`,
    );
}
