import type { IndexStmt } from 'libpg-query';
import { closing, cutTokens, findWord, type Source, splitAtCommas } from '../text/cut.ts';
import { indexColumnName } from './add-constraint.ts';
import { chooseName, takeName } from './choose-name.ts';
import { cutIndexExpression, statementEnd, tokenAtLocation } from './cut-clause.ts';
import { expectTable, findTable } from './find-object.ts';
import type { Model, UniqueModel } from './model.ts';

/** Only unique indexes constrain rows. */
export function createIndex(model: Model, node: IndexStmt, source: Source): void {
  if (node.unique !== true) {
    const table = findTable(model, node.relation);
    if (table !== undefined && node.idxname !== undefined) takeName(model, table.schema, node.idxname);
    return;
  }
  const table = expectTable(model, node.relation);
  if (table === undefined) return;
  if (node.if_not_exists === true && table.uniques.some(({ name }) => name === node.idxname)) return;
  const open = findWord(source, tokenAtLocation(source, node.relation?.location), '(');
  const close = closing(source, open);
  const parts = splitAtCommas(source, open + 1, close);
  const columns: string[] = [];
  const expressions: string[] = [];
  const labels: string[] = [];
  for (const [index, param] of (node.indexParams ?? []).entries()) {
    if (!('IndexElem' in param)) continue;
    const part = parts[index] ?? { from: 0, to: 0 };
    labels.push(param.IndexElem.name ?? indexColumnName(param.IndexElem.expr));
    if (param.IndexElem.name !== undefined) columns.push(param.IndexElem.name);
    else expressions.push(cutIndexExpression(source, part.from, part.to));
  }
  for (const included of node.indexIncludingParams ?? [])
    if ('IndexElem' in included) labels.push(included.IndexElem.name ?? '');
  if (node.idxname !== undefined) takeName(model, table.schema, node.idxname);
  const name = node.idxname ?? chooseName(model, table.schema, table.name, labels, 'idx');
  // PostgreSQL allows an index to name a column twice, which adds no constraint.
  const unique: UniqueModel = { name, columns: [...new Set(columns)], expressions, index: true };
  if (node.nulls_not_distinct === true) unique.nullsNotDistinct = true;
  if (node.whereClause !== undefined)
    unique.where = cutTokens(source, findWord(source, close, 'where') + 1, statementEnd(source));
  table.uniques.push(unique);
}
