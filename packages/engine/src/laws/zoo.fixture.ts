import { parseDerive } from '../language/expression/parse-derive.ts';
import type { ColumnType } from '../language/types/column-type.ts';
import type { Check, Column, ForeignKey, SchemaDocument, Table, Unique } from '../language/schema/schema-document.ts';

/** A small schema with every kind of reference and constraint. The laws are tested on its rows. */
export const INTEGER: ColumnType = { kind: 'integer', bits: 32, native: 'integer' };
const BIGINT: ColumnType = { kind: 'integer', bits: 64, native: 'bigint' };
export const TEXT: ColumnType = { kind: 'text', native: 'text' };
const MONEY: ColumnType = { kind: 'decimal', precision: 12, scale: 2, native: 'numeric(12,2)' };
export const TIME: ColumnType = { kind: 'timestamp', zone: true, native: 'timestamptz' };
export const BOOLEAN: ColumnType = { kind: 'boolean', native: 'boolean' };
const UUID: ColumnType = { kind: 'uuid', native: 'uuid' };

export const column = (name: string, type: ColumnType, nullable = false): Column => ({ name, type, nullable });

function key(columns: string, parent: string, to = 'id'): ForeignKey {
  return { columns: columns.split(' '), references: { table: parent, columns: to.split(' ') } };
}

export function check(name: string, expression: string): Check {
  const parsed = parseDerive(expression);
  if ('issue' in parsed) throw new Error(parsed.issue.message);
  return { name, expression, predicate: parsed.expression };
}

type Rest = {
  readonly keys?: readonly ForeignKey[];
  readonly uniques?: readonly Unique[];
  readonly checks?: readonly Check[];
};

export function table(name: string, primary: string, columns: readonly Column[], rest: Rest = {}): Table {
  return {
    name,
    columns,
    primary_key: { columns: primary.split(' ') },
    uniques: rest.uniques ?? [],
    foreign_keys: rest.keys ?? [],
    checks: rest.checks ?? [],
  };
}

const id = column('id', INTEGER);

export const ZOO: SchemaDocument = {
  version: 1,
  dialect: 'postgresql',
  name: 'zoo',
  enums: [],
  domains: [],
  tables: [
    table('tenants', 'id', [id, column('name', TEXT), column('created_at', TIME)]),
    table(
      'users',
      'tenant_id id',
      [column('tenant_id', INTEGER), id, column('email', TEXT), column('full_name', TEXT), column('created_at', TIME)],
      {
        keys: [key('tenant_id', 'tenants')],
        uniques: [{ columns: ['email'] }],
      },
    ),
    table(
      'profiles',
      'user_id',
      [column('tenant_id', INTEGER), column('user_id', INTEGER), column('bio', TEXT, true)],
      {
        keys: [key('tenant_id user_id', 'users', 'tenant_id id')],
      },
    ),
    table('projects', 'tenant_id id', [column('tenant_id', INTEGER), id, column('title', TEXT), column('code', TEXT)], {
      keys: [key('tenant_id', 'tenants')],
      uniques: [{ columns: ['code'] }],
    }),
    table(
      'tasks',
      'id',
      [
        column('id', BIGINT),
        column('tenant_id', INTEGER),
        column('project_id', INTEGER),
        column('assignee_id', INTEGER),
        column('parent_id', BIGINT, true),
        column('position', INTEGER),
        column('low', INTEGER),
        column('high', INTEGER),
        column('starts_at', TIME),
        column('ends_at', TIME, true),
        column('budget', MONEY),
        column('external_id', UUID),
      ],
      {
        keys: [
          key('tenant_id project_id', 'projects', 'tenant_id id'),
          key('tenant_id assignee_id', 'users', 'tenant_id id'),
          key('parent_id', 'tasks'),
        ],
        uniques: [{ columns: ['tenant_id', 'project_id', 'position'] }, { columns: ['external_id'] }],
        checks: [
          check('low_before_high', 'low < high'),
          check('budget_range', 'budget between 10 and 500'),
          check('not_thirteen', 'low * low <> 169'),
        ],
      },
    ),
    table('tags', 'id', [column('id', BIGINT), column('name', TEXT)], { uniques: [{ columns: ['name'] }] }),
    table('task_tags', 'task_id tag_id', [column('task_id', BIGINT), column('tag_id', BIGINT)], {
      keys: [key('task_id', 'tasks'), key('tag_id', 'tags')],
    }),
    table(
      'addresses',
      'id',
      [
        id,
        column('user_tenant_id', INTEGER),
        column('user_id', INTEGER),
        column('city', TEXT),
        column('is_default', BOOLEAN),
      ],
      {
        keys: [key('user_tenant_id user_id', 'users', 'tenant_id id')],
        uniques: [
          {
            columns: ['user_tenant_id', 'user_id'],
            where: { expression: 'is_default', predicate: { op: 'column', name: 'is_default' } },
            index: true,
          },
        ],
      },
    ),
    table('categories', 'id', [id, column('parent_id', INTEGER, true), column('name', TEXT)], {
      keys: [key('parent_id', 'categories')],
    }),
  ],
};

export const ZOO_ROWS = {
  tenants: 12,
  users: 300,
  profiles: 200,
  projects: 90,
  tasks: 900,
  tags: 40,
  task_tags: 1800,
  addresses: 500,
  categories: 200,
} as const;
