import type { CommentStmt } from 'libpg-query';
import { itemsOf, namesOf } from '../parser/nodes.ts';
import { findObject, splitPath } from './find-object.ts';
import type { Model } from './model.ts';

/** Comments on tables and columns; others have no place in the document. */
export function setComment(model: Model, node: CommentStmt): void {
  const path = namesOf(itemsOf(node.object));
  const isColumn = node.objtype === 'OBJECT_COLUMN';
  if (!isColumn && node.objtype !== 'OBJECT_TABLE') return;
  const { schema, name } = splitPath(isColumn ? path.slice(0, -1) : path);
  const table = findObject(model, model.tables, schema, name);
  const target = isColumn ? table?.columns.find((column) => column.name === path.at(-1)) : table;
  if (target === undefined) return;
  if (node.comment === undefined || node.comment === '') delete target.comment;
  else target.comment = node.comment;
}
