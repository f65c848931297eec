import type { Template } from '@rowloom/contract';
import { PACKS } from '@rowloom/packs';
import type { Selectable } from 'kysely';
import type { Tables } from '../store/tables.ts';

export type TemplateRow = Selectable<Tables['template']>;

/** Shipped templates belong to no moment of this service. */
const SHIPPED_AT = '2026-01-01T00:00:00.000Z';

/** The templates that ship, in the order in which every list begins with them. */
export const SHIPPED_TEMPLATES: readonly Template[] = PACKS.map(({ id, name, description, schema }) => ({
  id,
  organization_id: null,
  name,
  description,
  builtin: true,
  engine: schema.dialect,
  tables_count: schema.tables.length,
  columns_count: schema.tables.reduce((sum, table) => sum + table.columns.length, 0),
  created_at: SHIPPED_AT,
  updated_at: SHIPPED_AT,
}));

export function toTemplate(row: TemplateRow): Template {
  return {
    id: row.id,
    organization_id: row.organization_id,
    name: row.name,
    description: row.description,
    builtin: false,
    engine: row.engine,
    tables_count: row.tables_count,
    columns_count: row.columns_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Shipped templates that a list has still to show after the one its last page ended with. */
export function shippedAfter(before: string | undefined): readonly Template[] {
  const last = SHIPPED_TEMPLATES.findIndex(({ id }) => id === before);
  return before === undefined || last >= 0 ? SHIPPED_TEMPLATES.slice(last + 1) : [];
}
