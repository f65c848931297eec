import type { TableRules } from '../define-rules.ts';
import { LIVES_UNTIL } from './lives-until.ts';

/** The same, if the path to the organization leads over others. */
const over = (path: string): string => LIVES_UNTIL.replaceAll('organization_id.', `${path}.organization_id.`);

/** The time to the first answer: the more urgent, the sooner. */
const ANSWER_TIME = `case ticket_id.priority when 'urgent' then interval '2 hours' when 'high' then interval '8 hours'
  when 'normal' then interval '36 hours' else interval '96 hours' end`;

export const workRules: Readonly<Record<string, TableRules>> = {
  projects: {
    rows_per: { table: 'organizations', times: 2 },
    owner: 'projects_organization_id_fkey',
    columns: {
      id: { generator: 'uuid_v7' },
      key: { pattern: '[A-Z]{3,4}' },
      name: { generator: 'project_name' },
      tickets_count: 'count(tickets)',
      created_at: `during(lead_id.created_at, least(now() - interval '1 hour', ${LIVES_UNTIL}), 'office')`,
      archived_at: `case when not exists(tickets) and chance(0.5) then during(created_at, ${LIVES_UNTIL}, 'office') end`,
    },
  },
  tickets: {
    rows_per: { table: 'projects', times: 6 },
    owner: 'project_id',
    references: { project_id: { shape: 'skewed' }, assignee_id: { null_fraction: 0.25 } },
    columns: {
      id: { generator: 'uuid_v7' },
      number: 'place()',
      subject: { generator: 'ticket_subject', options: { about: 'software' } },
      body: { generator: 'ticket_body', options: { about: 'software' } },
      priority: "pick('low', 'normal', 'high', 'urgent', 25, 50, 18, 7)",
      status: "pick('open', 'waiting', 'resolved', 'closed', 25, 15, 25, 35)",
      labels: { generator: 'array', options: { element: { generator: 'ticket_label' }, min: 0, max: 2 } },
      comments_count: 'count(ticket_comments)',
      created_at: `during(greatest(project_id.created_at, reporter_id.created_at), least(now() - interval '1 hour', ${over('project_id')}), 'office')`,
      first_response_at: 'min(ticket_comments.created_at)',
      resolved_at: `case when status in ('resolved', 'closed')
        then during(coalesce(max(ticket_comments.created_at), created_at),
          least(coalesce(max(ticket_comments.created_at), created_at) + interval '20 days', now()), 'office') end`,
    },
  },
  ticket_comments: {
    rows_per: { table: 'tickets', times: 2 },
    owner: 'ticket_id',
    columns: {
      comment_no: 'place()',
      body: { generator: 'remark', options: { about: 'reply' } },
      is_internal: 'chance(0.2)',
      created_at: `between(greatest(ticket_id.created_at, author_id.created_at),
        least(greatest(ticket_id.created_at, author_id.created_at) + ${ANSWER_TIME} * (place() * place()), now() - interval '10 minutes', ${over('ticket_id.project_id')}))`,
      edited_at: 'case when chance(0.1) then between(created_at, now()) end',
    },
  },
  usage_events: {
    rows_per: { table: 'organizations', times: 40 },
    owner: 'usage_events_organization_id_fkey',
    references: { usage_events_organization_id_fkey: { shape: 'skewed' }, user_id: { null_fraction: 0.3 } },
    columns: {
      id: { generator: 'uuid_v7' },
      metric: "pick('api_call', 'row_written', 'export', 'minute_computed', 'gigabyte_stored', 50, 30, 5, 10, 5)",
      quantity: 'least(between(1, 5000), between(1, 5000), between(1, 5000))',
      occurred_at: `during(coalesce(user_id.created_at, organization_id.created_at),
        least(now() - interval '1 minute', ${LIVES_UNTIL}), 'office')`,
      received_at: "between(occurred_at, occurred_at + interval '30 seconds')",
    },
  },
  audit_events: {
    rows_per: { table: 'organizations', times: 20 },
    owner: 'audit_events_organization_id_fkey',
    columns: {
      id: { generator: 'uuid_v7' },
      action:
        "pick('user.signed_in', 'user.invited', 'project.created', 'api_key.created', 'role.changed', 'export.made', 60, 8, 8, 6, 8, 10)",
      target_kind: `case action when 'user.signed_in' then 'user' when 'user.invited' then 'user' when 'project.created' then 'project'
        when 'api_key.created' then 'api_key' when 'role.changed' then 'role' else 'export' end`,
      occurred_at: `during(actor_id.created_at, ${LIVES_UNTIL}, 'office')`,
    },
  },
};
