import type { Node, RangeVar } from 'libpg-query';
import { itemsOf, namesOf } from '../parser/nodes.ts';
import { wordAt } from '../text/cut.ts';
import { tokenize } from '../text/tokens.ts';
import { findObject, homeSchema, splitPath } from './find-object.ts';
import { type ColumnModel, keyOf, type Model, type TableModel } from './model.ts';

/** CREATE SEQUENCE and ALTER SEQUENCE; only OWNED BY matters here. */
export function noteSequence(model: Model, relation: RangeVar | undefined, options: readonly Node[] | undefined): void {
  const name = relation?.relname ?? '';
  const found = findObject(model, model.sequences, relation?.schemaname, name);
  const schema = homeSchema(model, relation?.schemaname);
  const sequence = found ?? { schema, name };
  model.sequences.set(keyOf(sequence.schema, sequence.name), sequence);
  for (const option of options ?? []) {
    if (!('DefElem' in option) || option.DefElem.defname !== 'owned_by') continue;
    const path = namesOf(itemsOf(option.DefElem.arg));
    const place = splitPath(path.slice(0, -1));
    const table = findObject(model, model.tables, place.schema, place.name);
    if (table !== undefined) sequence.owner = { table, column: path.at(-1) ?? '' };
  }
}

/**
 * pg_dump splits a serial column into an integer, a sequence, a default and OWNED BY. Together they become an identity
 * again. A partition uses its parent's sequence.
 */
export function joinSequence(model: Model, table: TableModel, column: ColumnModel): void {
  const path = column.default === undefined ? undefined : nextvalPath(column.default);
  if (path === undefined) return;
  const { schema, name } = splitPath(path);
  const owner = findObject(model, model.sequences, schema, name)?.owner;
  if (owner?.column !== column.name) return;
  if (owner.table !== table && owner.table !== table.partitionOf?.parent && !table.inherits.includes(owner.table))
    return;
  delete column.default;
  column.identity = 'by_default';
}

/** The sequence that `nextval('"S".seq'::regclass)` names. */
function nextvalPath(expression: string): string[] | undefined {
  const literal =
    /^(?:"?pg_catalog"?\.)?"?nextval"?\s*\(+\s*'((?:[^']|'')+)'(?:::(?:"?pg_catalog"?\.)?"?\w+"?|\))*$/i.exec(
      expression,
    )?.[1];
  if (literal === undefined) return undefined;
  const text = literal.replaceAll("''", "'");
  const source = { text, tokens: tokenize(text) };
  return source.tokens.flatMap(({ kind }, at) => {
    if (kind === 'symbol') return [];
    const read = wordAt(source, at);
    return [kind === 'quoted' ? read.slice(1, -1).replaceAll('""', '"') : read];
  });
}
