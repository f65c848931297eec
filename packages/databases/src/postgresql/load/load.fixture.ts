import {
  type Column,
  type ColumnType,
  loadLexicon,
  makePlan,
  makeRunContext,
  type Rules,
  type RunContext,
  type SchemaDocument,
  type Table,
} from '@rowloom/engine';

export const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
export const TEXT: ColumnType = { kind: 'text', native: 'text' };

export const column = (name: string, type: ColumnType, more: Partial<Column> = {}): Column => ({
  name,
  type,
  nullable: false,
  ...more,
});

export function table(name: string, columns: readonly Column[], more: Partial<Table> = {}): Table {
  return { name, columns, uniques: [], foreign_keys: [], checks: [], ...more };
}

export const schemaOf = (...tables: readonly Table[]): SchemaDocument => ({
  version: 1,
  dialect: 'postgresql',
  name: 'load',
  enums: [],
  domains: [],
  tables,
});

export async function runOf(schema: SchemaDocument, rows: number, rules: Rules = {}): Promise<RunContext> {
  const lexicon = await loadLexicon('en');
  const wishes = { rows: { '*': rows }, seed: 7, locale: 'en', as_of: '2026-11-15T00:00:00.000Z', rules } as const;
  const result = makePlan(schema, wishes, lexicon);
  if ('issues' in result) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return makeRunContext(schema, result.plan, lexicon);
}
