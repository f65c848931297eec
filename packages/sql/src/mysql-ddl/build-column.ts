import { type Column, type ColumnType, mysqlTypeShape } from '@rowloom/engine';
import { isText } from './apply-texts.ts';
import { clockOf } from './clock-of.ts';
import { databaseCollation } from './collation-of.ts';
import type { ColumnModel, DeclaredType, Model } from './model.ts';
import { nativeName } from './native-name.ts';
import { printDefault } from './print-default.ts';

export type ColumnFacts = {
  readonly model: Model;
  readonly database: string | undefined;
  /** A check requires it to be JSON. */
  readonly isJson: boolean;
  /** A key by itself, or part of a reference: there `tinyint(1)` counts beyond 1. */
  readonly isKey: boolean;
  /** The prefix that a unique index compares. */
  readonly prefix: number | undefined;
};

export function buildColumn(column: ColumnModel, facts: ColumnFacts): Column {
  const { generated, comment, isCounter } = column;
  const { dialect } = facts.model;
  const usual = databaseCollation(facts.model, facts.database);
  const collation = isText(column.type.word) ? (column.collation ?? usual) : undefined;
  const isLong = facts.isJson && column.type.word.endsWith('text');
  const isAlias = isLong && column.type.word === 'longtext' && collation === 'utf8mb4_bin';
  const type = cutToPrefix(columnType(column, facts, collation, { isLong, isAlias }), facts.prefix);
  const written = isCounter || generated !== undefined ? undefined : printDefault(column, type, dialect);
  const onUpdate = column.onUpdate === undefined ? undefined : clockOf(dialect, column.onUpdate);
  return {
    name: column.name,
    type,
    nullable: column.nullable,
    ...(written === undefined ? {} : { default: written }),
    ...(onUpdate === undefined ? {} : { on_update: onUpdate }),
    ...(isCounter ? { identity: 'by_default' as const } : {}),
    ...(generated === undefined ? {} : { generated: { ...generated } }),
    ...(collation === undefined || collation === usual || isAlias ? {} : { collation }),
    ...(comment === '' ? {} : { comment }),
  };
}

function columnType(
  column: ColumnModel,
  { model, isKey }: ColumnFacts,
  collation: string | undefined,
  { isLong, isAlias }: { readonly isLong: boolean; readonly isAlias: boolean },
): ColumnType {
  const native = nativeName(column.type, model.dialect);
  if (isLong) return { native: isAlias ? 'json' : native, kind: 'json' };
  const type: ColumnType = { native, ...mysqlTypeShape({ ...column.type, collation }) };
  if (type.kind !== 'boolean') return type;
  const usual = printDefault(column, type, model.dialect);
  const isBoolean = !isKey && !column.isCounter && /^[01]$/.test(usual ?? '0');
  return isBoolean ? type : { native, kind: 'integer', bits: 8, ...(column.type.isUnsigned ? { unsigned: true } : {}) };
}

function cutToPrefix(type: ColumnType, prefix: number | undefined): ColumnType {
  if (prefix === undefined || (type.kind !== 'text' && type.kind !== 'bytes')) return type;
  return { ...type, max_length: Math.min(type.max_length ?? prefix, prefix) };
}

/** The maximum length of values, for types that have one. */
export const sizeOf = ({ word, sizes }: DeclaredType): number | undefined =>
  /^(?:var)?(?:char|binary)$/.test(word) ? (sizes[0] ?? 1) : undefined;
