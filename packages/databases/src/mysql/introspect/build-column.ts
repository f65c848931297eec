import type { Column, ColumnType } from '@rowloom/engine';
import { readMysqlDefault } from './read-default.ts';
import type { ColumnRow } from './read-columns.ts';
import type { JsonUse } from './find-json.ts';
import { readMysqlType } from './read-type.ts';
import { unescapeExpression } from './unescape-expression.ts';

export type ColumnFacts = {
  readonly isMariadb: boolean;
  /** The database's default. */
  readonly collation: string | undefined;
  /**
   * MariaDB's JSON is a long text with a check; a text that is only read as JSON somewhere keeps its own type's name.
   */
  readonly json: JsonUse | undefined;
  /** A key by itself, or part of a reference: there `tinyint(1)` counts beyond 1. */
  readonly isKey: boolean;
  /** The prefix that a unique index compares. */
  readonly prefix: number | undefined;
};

export function buildColumn(row: ColumnRow, facts: ColumnFacts): Column {
  const { extra, comment } = row;
  const isAlias = facts.json === 'checked' && row.data_type === 'longtext' && row.collation_name === 'utf8mb4_bin';
  const type = cutToPrefix(columnType(row, facts, isAlias), facts.prefix);
  const nullable = row.nullable === 'YES';
  const counts = /\bauto_increment\b/i.test(extra);
  const generated = generatedOf(row, facts.isMariadb);
  const written = counts || generated !== undefined ? undefined : readMysqlDefault(row, type, facts.isMariadb);
  const onUpdate = /\bon update (\w+(?:\(\d*\))?)/i.exec(extra)?.[1];
  return {
    name: row.name,
    type,
    nullable,
    ...(written === undefined ? {} : { default: written }),
    ...(onUpdate === undefined ? {} : { on_update: onUpdate }),
    ...(counts ? { identity: 'by_default' as const } : {}),
    ...(generated === undefined ? {} : { generated }),
    ...(row.collation_name === null || row.collation_name === facts.collation || isAlias
      ? {}
      : { collation: row.collation_name }),
    ...(comment === '' ? {} : { comment }),
  };
}

function columnType(row: ColumnRow, { json, isKey, isMariadb }: ColumnFacts, isAlias: boolean): ColumnType {
  if (json !== undefined) return { native: isAlias ? 'json' : row.column_type, kind: 'json' };
  const type = readMysqlType(row);
  if (type.kind !== 'boolean') return type;
  const usual = readMysqlDefault(row, type, isMariadb);
  const isBoolean = !isKey && !/\bauto_increment\b/i.test(row.extra) && /^[01]$/.test(usual ?? '0');
  const unsigned = /unsigned|zerofill/i.test(row.column_type) ? { unsigned: true } : {};
  return isBoolean ? type : { native: type.native, kind: 'integer', bits: 8, ...unsigned };
}

function cutToPrefix(type: ColumnType, prefix: number | undefined): ColumnType {
  if (prefix === undefined || (type.kind !== 'text' && type.kind !== 'bytes')) return type;
  return { ...type, max_length: Math.min(type.max_length ?? prefix, prefix) };
}

function generatedOf({ extra, generated }: ColumnRow, isMariadb: boolean): Column['generated'] {
  if (!/\bGENERATED\b|\bPERSISTENT\b/i.test(extra.replaceAll(/\bDEFAULT_GENERATED\b/gi, ''))) return undefined;
  const expression = generated ?? '';
  return {
    expression: isMariadb ? expression : unescapeExpression(expression),
    stored: !/\bVIRTUAL\b/i.test(extra),
  };
}
