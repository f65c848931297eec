import {
  arrayOf,
  bigint,
  boolean,
  createdAt,
  defaulting,
  enumeration,
  inet,
  integer,
  jsonb,
  nullable,
  text,
  timestamptz,
  uuid,
  varchar,
} from '../column-types.ts';
import { defineTable } from '../define-table.ts';

export const projects = defineTable('projects', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    lead_id: uuid(),
    key: varchar(8),
    name: varchar(120),
    description: nullable(text()),
    tickets_count: integer(),
    created_at: createdAt(),
    archived_at: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, id',
  uniques: ['organization_id, key'],
  foreignKeys: {
    organization_id: 'organizations on delete cascade',
    'organization_id, lead_id': 'users (organization_id, id)',
  },
  checks: { key_form: "key ~ '^[A-Z]{2,4}[0-9]{0,3}$'", archived_after_created: 'archived_at >= created_at' },
});

export const tickets = defineTable('tickets', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    project_id: uuid(),
    number: integer(),
    reporter_id: uuid(),
    assignee_id: nullable(uuid()),
    subject: varchar(200),
    body: text(),
    priority: enumeration('ticket_priority'),
    status: enumeration('ticket_status'),
    labels: defaulting(arrayOf(text()), "'{}'"),
    comments_count: defaulting(integer(), '0'),
    created_at: createdAt(),
    first_response_at: nullable(timestamptz()),
    resolved_at: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, id',
  uniques: ['organization_id, project_id, number'],
  foreignKeys: {
    'organization_id, project_id': 'projects (organization_id, id) on delete cascade',
    'organization_id, reporter_id': 'users (organization_id, id)',
    'organization_id, assignee_id': 'users (organization_id, id)',
  },
  checks: {
    number_positive: 'number > 0',
    resolved_has_time: "(status in ('resolved', 'closed')) = (resolved_at is not null)",
    response_means_comment: '(first_response_at is null) = (comments_count = 0)',
    times_in_order: 'first_response_at >= created_at and resolved_at >= created_at',
  },
});

export const ticketComments = defineTable('ticket_comments', {
  columns: {
    organization_id: uuid(),
    ticket_id: uuid(),
    comment_no: integer(),
    author_id: uuid(),
    body: text(),
    is_internal: defaulting(boolean(), 'false'),
    created_at: createdAt(),
    edited_at: nullable(timestamptz()),
  },
  primaryKey: 'organization_id, ticket_id, comment_no',
  foreignKeys: {
    'organization_id, ticket_id': 'tickets (organization_id, id) on delete cascade',
    'organization_id, author_id': 'users (organization_id, id)',
  },
  checks: { number_positive: 'comment_no >= 1', edited_after_created: 'edited_at >= created_at' },
});

export const usageEvents = defineTable('usage_events', {
  columns: {
    id: uuid(),
    organization_id: uuid(),
    user_id: nullable(uuid()),
    metric: varchar(32),
    quantity: bigint(),
    properties: defaulting(jsonb(), "'{}'"),
    occurred_at: timestamptz(),
    received_at: timestamptz(),
  },
  primaryKey: 'id',
  foreignKeys: {
    organization_id: 'organizations on delete cascade',
    'organization_id, user_id': 'users (organization_id, id)',
  },
  checks: {
    metric_known: "metric in ('api_call', 'row_written', 'export', 'minute_computed', 'gigabyte_stored')",
    quantity_in_range: 'quantity between 1 and 100000',
    received_after_occurred: 'received_at >= occurred_at',
  },
});

export const auditEvents = defineTable('audit_events', {
  columns: {
    organization_id: uuid(),
    id: uuid(),
    actor_id: uuid(),
    action: varchar(48),
    target_kind: varchar(32),
    ip_address: nullable(inet()),
    user_agent: nullable(text()),
    details: defaulting(jsonb(), "'{}'"),
    occurred_at: timestamptz(),
  },
  primaryKey: 'organization_id, id',
  foreignKeys: {
    organization_id: 'organizations on delete cascade',
    'organization_id, actor_id': 'users (organization_id, id)',
  },
  checks: { action_form: "action like '%.%'" },
});
