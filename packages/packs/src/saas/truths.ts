import type { Truth } from '../pack.ts';

/** Tables whose rows refer to users of their own tenant: table, its label, the referring column. */
const USER_REFERENCES = [
  ['memberships', 'user_id'],
  ['invitations', 'invited_by'],
  ['api_keys', 'created_by'],
  ['projects', 'lead_id'],
  ['tickets', 'reporter_id'],
  ['tickets', 'assignee_id'],
  ['ticket_comments', 'author_id'],
  ['usage_events', 'user_id'],
  ['audit_events', 'actor_id'],
] as const;

const tenants: readonly Truth[] = [
  {
    name: 'the people of one tenant have their mail at one domain',
    sql: `SELECT organization_id FROM users GROUP BY organization_id HAVING count(DISTINCT substr(email, instr(email, '@'))) > 1`,
  },
  {
    name: 'nobody refers to a user of another tenant',
    sql: USER_REFERENCES.map(
      ([table, column]) => `SELECT '${table}.${column}' AS place, t.${column} AS id FROM ${table} t
        WHERE t.${column} IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM users u WHERE u.organization_id = t.organization_id AND u.id = t.${column})`,
    ).join(' UNION ALL '),
  },
  {
    name: 'no role, project, ticket, subscription or invoice is referred to by another tenant',
    sql: `SELECT 'memberships', t.role_id FROM memberships t JOIN roles p ON p.id = t.role_id WHERE p.organization_id <> t.organization_id
      UNION ALL SELECT 'invitations', t.role_id FROM invitations t JOIN roles p ON p.id = t.role_id WHERE p.organization_id <> t.organization_id
      UNION ALL SELECT 'tickets', t.id FROM tickets t JOIN projects p ON p.id = t.project_id WHERE p.organization_id <> t.organization_id
      UNION ALL SELECT 'ticket_comments', t.ticket_id FROM ticket_comments t JOIN tickets p ON p.id = t.ticket_id
        WHERE p.organization_id <> t.organization_id
      UNION ALL SELECT 'invoices', t.id FROM invoices t JOIN subscriptions p ON p.id = t.subscription_id WHERE p.organization_id <> t.organization_id
      UNION ALL SELECT 'payments', t.id FROM payments t JOIN invoices p ON p.id = t.invoice_id WHERE p.organization_id <> t.organization_id
      UNION ALL SELECT 'invoice_lines', t.invoice_id FROM invoice_lines t JOIN invoices p ON p.id = t.invoice_id
        WHERE p.organization_id <> t.organization_id`,
  },
  {
    name: 'every organization has users, exactly one of whom owns it, and counts them',
    sql: `SELECT o.id FROM organizations o LEFT JOIN users u ON u.organization_id = o.id GROUP BY o.id
      HAVING sum(u.is_owner) IS NOT 1 OR o.users_count <> count(u.id)`,
  },
  {
    name: 'every user has one membership, from the day the account was made',
    sql: `SELECT u.id FROM users u LEFT JOIN memberships m ON m.organization_id = u.organization_id AND m.user_id = u.id
      WHERE m.joined_at IS NOT u.created_at`,
  },
  {
    name: 'e-mail addresses are unique whatever their case',
    sql: 'SELECT lower(email) FROM users GROUP BY lower(email) HAVING count(*) > 1',
  },
  {
    name: 'an e-mail address is made of the user’s names',
    sql: `SELECT id, email FROM users WHERE given_name || family_name NOT GLOB '*[^A-Za-z]*'
      AND lower(email) NOT LIKE lower(given_name) || '.' || lower(family_name) || '%@%'`,
  },
  {
    name: 'every organization has each of the four roles',
    sql: 'SELECT organization_id FROM roles GROUP BY organization_id HAVING count(DISTINCT key) <> 4',
  },
  {
    name: 'a country has one currency',
    sql: 'SELECT country_code FROM organizations GROUP BY country_code HAVING count(DISTINCT currency) > 1',
  },
];

const billing: readonly Truth[] = [
  {
    name: 'MRR is plan price times seats, a twelfth of it where billed by the year, and nothing while nobody pays',
    sql: `SELECT s.id FROM subscriptions s JOIN plans p ON p.id = s.plan_id WHERE abs(s.mrr - CASE
      WHEN s.status NOT IN ('active', 'past_due') THEN 0
      WHEN s.billing_interval = 'year' THEN s.seats * p.yearly_price / 12.0
      ELSE s.seats * p.monthly_price END) > 0.00501`,
  },
  {
    name: 'an organization’s MRR is the sum of its subscriptions’',
    sql: `SELECT o.id FROM organizations o LEFT JOIN subscriptions s ON s.organization_id = o.id GROUP BY o.id
      HAVING abs(o.mrr - coalesce(sum(s.mrr), 0)) > 0.001`,
  },
  {
    name: 'an organization’s status follows from its current subscription',
    sql: `SELECT o.id FROM organizations o WHERE o.status <> coalesce(
      (SELECT CASE s.status WHEN 'trialing' THEN 'trial' ELSE 'paying' END FROM subscriptions s
        WHERE s.organization_id = o.id AND s.status <> 'canceled'),
      (SELECT 'churned' FROM subscriptions s WHERE s.organization_id = o.id), 'free')`,
  },
  {
    name: 'at most one subscription of an organization is not canceled',
    sql: `SELECT organization_id FROM subscriptions WHERE status <> 'canceled' GROUP BY organization_id HAVING count(*) > 1`,
  },
  {
    name: 'subscriptions of an organization do not overlap',
    sql: `SELECT a.id, b.id FROM subscriptions a JOIN subscriptions b ON a.organization_id = b.organization_id AND a.id <> b.id
      WHERE a.started_at <= b.started_at AND coalesce(a.canceled_at, '9999') > b.started_at`,
  },
  {
    name: 'there are seats for all users',
    sql: 'SELECT s.id FROM subscriptions s JOIN organizations o ON o.id = s.organization_id WHERE s.seats < o.users_count',
  },
  {
    name: 'an invoice’s subtotal is the sum of its lines, and its total adds the tax',
    sql: `SELECT i.id FROM invoices i LEFT JOIN invoice_lines l ON l.invoice_id = i.id GROUP BY i.id
      HAVING round(i.subtotal - coalesce(sum(l.amount), 0), 2) <> 0 OR round(i.total - i.subtotal - i.tax, 2) <> 0
        OR abs(i.tax - i.subtotal * i.tax_rate) > 0.00501 OR count(l.line_no) = 0`,
  },
  {
    name: 'an invoice line is its quantity times its price',
    sql: 'SELECT invoice_id, line_no FROM invoice_lines WHERE abs(amount - quantity * unit_price) > 0.00501',
  },
  {
    name: 'the first line bills the subscription’s seats at its plan’s price',
    sql: `SELECT l.invoice_id FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id JOIN subscriptions s ON s.id = i.subscription_id
      JOIN plans p ON p.id = s.plan_id
      WHERE (l.kind = 'seats') <> (l.line_no = 1) OR (l.kind = 'seats' AND (l.quantity <> s.seats
        OR l.unit_price <> CASE s.billing_interval WHEN 'year' THEN p.yearly_price ELSE p.monthly_price END))`,
  },
  {
    name: 'an invoice is paid if and only if a payment of its total exists, no earlier than its issue',
    sql: `SELECT i.id FROM invoices i LEFT JOIN payments p ON p.invoice_id = i.id
      WHERE (i.status = 'paid') <> (p.id IS NOT NULL) OR i.paid_at IS NOT p.paid_at OR p.amount <> i.total
        OR p.paid_at < i.issued_at OR p.currency <> i.currency`,
  },
  {
    name: 'an unpaid invoice is open until it is due and not after',
    sql: `SELECT id FROM invoices WHERE (status = 'open' AND due_at <= :as_of) OR (status = 'past_due' AND due_at > :as_of)`,
  },
  {
    name: 'invoices follow each other without a gap from the day the subscription began',
    sql: `SELECT s.id FROM subscriptions s LEFT JOIN invoices i ON i.subscription_id = s.id GROUP BY s.id
      HAVING s.invoices_count <> count(i.id) OR (count(i.id) > 0 AND (min(i.period_start) <> s.started_at
        OR max(i.period_end) <> s.current_period_end OR max(i.period_start) <> s.current_period_start))
      UNION ALL SELECT i.id FROM invoices i JOIN subscriptions s ON s.id = i.subscription_id WHERE i.period_start <> s.started_at
        AND NOT EXISTS (SELECT 1 FROM invoices b WHERE b.subscription_id = i.subscription_id AND b.period_end = i.period_start)`,
  },
  {
    name: 'a subscription is past due if and only if its last invoice is',
    sql: `SELECT s.id FROM subscriptions s JOIN invoices i ON i.subscription_id = s.id AND i.period_start = s.current_period_start
      WHERE s.status <> 'canceled' AND (s.status = 'past_due') <> (i.status = 'past_due')`,
  },
  {
    name: 'a trial has not ended, and nobody has been billed for it',
    sql: `SELECT id FROM subscriptions WHERE status = 'trialing' AND (trial_ends_at <= :as_of OR invoices_count > 0)`,
  },
];

const work: readonly Truth[] = [
  {
    name: 'a ticket counts its comments, and its first response is the first of them',
    sql: `SELECT t.id FROM tickets t LEFT JOIN ticket_comments c ON c.ticket_id = t.id GROUP BY t.id
      HAVING t.comments_count <> count(c.ticket_id) OR t.first_response_at IS NOT min(c.created_at)`,
  },
  {
    name: 'a ticket is resolved after its last comment',
    sql: `SELECT t.id FROM tickets t JOIN ticket_comments c ON c.ticket_id = t.id WHERE t.resolved_at < c.created_at`,
  },
  {
    name: 'a project counts its tickets, numbered from 1, and an archived one has none',
    sql: `SELECT p.id FROM projects p LEFT JOIN tickets t ON t.project_id = p.id GROUP BY p.id
      HAVING p.tickets_count <> count(t.id) OR coalesce(max(t.number), 0) <> count(t.id)
        OR (p.archived_at IS NOT NULL AND count(t.id) > 0)`,
  },
  {
    name: 'an invitation’s status agrees with its times',
    sql: `SELECT id FROM invitations WHERE status <> CASE WHEN accepted_at IS NOT NULL THEN 'accepted'
      WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= :as_of THEN 'expired' ELSE 'pending' END`,
  },
  {
    name: 'a person who accepted an invitation is a user from then on, and nobody else is',
    sql: `SELECT i.id FROM invitations i LEFT JOIN users u ON u.organization_id = i.organization_id AND lower(u.email) = lower(i.email)
      WHERE (i.status = 'accepted') <> (u.id IS NOT NULL) OR (i.status = 'accepted' AND u.created_at <> i.accepted_at)`,
  },
  {
    name: 'keys rise with time',
    sql: `WITH ranked AS (SELECT lag(created_at) OVER (ORDER BY id) AS before, created_at FROM tickets)
      SELECT created_at FROM ranked WHERE created_at < before`,
  },
  {
    name: 'the busiest fifth of the organizations sends more than a third of the usage',
    sql: `WITH best AS (SELECT count(*) AS events FROM usage_events GROUP BY organization_id ORDER BY 1 DESC
        LIMIT (SELECT max(1, count(*) / 5) FROM organizations))
      SELECT sum(events) FROM best HAVING sum(events) <= (SELECT count(*) FROM usage_events) / 3.0`,
  },
  {
    name: 'nothing is used, asked or noted once an organization has left',
    sql: `WITH gone AS (SELECT o.id, max(s.canceled_at) AS left_at FROM organizations o JOIN subscriptions s ON s.organization_id = o.id
        WHERE o.status = 'churned' GROUP BY o.id)
      SELECT 'usage_events', e.id FROM usage_events e JOIN gone g ON g.id = e.organization_id WHERE e.occurred_at > g.left_at
      UNION ALL SELECT 'tickets', t.id FROM tickets t JOIN gone g ON g.id = t.organization_id WHERE t.created_at > g.left_at
      UNION ALL SELECT 'audit_events', e.id FROM audit_events e JOIN gone g ON g.id = e.organization_id WHERE e.occurred_at > g.left_at`,
  },
  {
    name: 'there are tickets without comments',
    sql: 'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM tickets WHERE comments_count = 0)',
  },
];

const times: readonly Truth[] = [
  {
    name: 'nothing happens before its organization or its author exists',
    sql: `SELECT 'users', u.id FROM users u JOIN organizations o ON o.id = u.organization_id WHERE u.created_at < o.created_at
      UNION ALL SELECT 'subscriptions', s.id FROM subscriptions s JOIN organizations o ON o.id = s.organization_id WHERE s.started_at < o.created_at
      UNION ALL SELECT 'invitations', i.id FROM invitations i JOIN users u ON u.id = i.invited_by WHERE i.created_at < u.created_at
      UNION ALL SELECT 'api_keys', k.id FROM api_keys k JOIN users u ON u.id = k.created_by WHERE k.created_at < u.created_at
      UNION ALL SELECT 'projects', p.id FROM projects p JOIN users u ON u.id = p.lead_id WHERE p.created_at < u.created_at
      UNION ALL SELECT 'tickets', t.id FROM tickets t JOIN users u ON u.id = t.reporter_id WHERE t.created_at < u.created_at
      UNION ALL SELECT 'tickets', t.id FROM tickets t JOIN projects p ON p.id = t.project_id WHERE t.created_at < p.created_at
      UNION ALL SELECT 'ticket_comments', c.ticket_id FROM ticket_comments c JOIN tickets t ON t.id = c.ticket_id WHERE c.created_at < t.created_at
      UNION ALL SELECT 'ticket_comments', c.ticket_id FROM ticket_comments c JOIN users u ON u.id = c.author_id WHERE c.created_at < u.created_at
      UNION ALL SELECT 'usage_events', e.id FROM usage_events e JOIN organizations o ON o.id = e.organization_id WHERE e.occurred_at < o.created_at
      UNION ALL SELECT 'audit_events', e.id FROM audit_events e JOIN users u ON u.id = e.actor_id WHERE e.occurred_at < u.created_at`,
  },
  {
    name: 'nothing lies after the run’s now, save what is due, expires or ends',
    sql: `SELECT 'organizations', id FROM organizations WHERE updated_at > :as_of
      UNION ALL SELECT 'users', id FROM users WHERE max(created_at, coalesce(last_sign_in_at, created_at)) > :as_of
      UNION ALL SELECT 'invitations', id FROM invitations WHERE max(created_at, coalesce(accepted_at, revoked_at, created_at)) > :as_of
      UNION ALL SELECT 'api_keys', id FROM api_keys WHERE max(created_at, coalesce(last_used_at, created_at), coalesce(revoked_at, created_at)) > :as_of
      UNION ALL SELECT 'subscriptions', id FROM subscriptions WHERE max(started_at, current_period_start, coalesce(canceled_at, started_at)) > :as_of
      UNION ALL SELECT 'invoices', id FROM invoices WHERE max(issued_at, coalesce(paid_at, voided_at, issued_at)) > :as_of
      UNION ALL SELECT 'payments', id FROM payments WHERE paid_at > :as_of
      UNION ALL SELECT 'projects', id FROM projects WHERE coalesce(archived_at, created_at) > :as_of
      UNION ALL SELECT 'tickets', id FROM tickets WHERE coalesce(resolved_at, created_at) > :as_of
      UNION ALL SELECT 'ticket_comments', ticket_id FROM ticket_comments WHERE coalesce(edited_at, created_at) > :as_of
      UNION ALL SELECT 'usage_events', id FROM usage_events WHERE received_at > :as_of
      UNION ALL SELECT 'audit_events', id FROM audit_events WHERE occurred_at > :as_of`,
  },
];

export const truths: readonly Truth[] = [...tenants, ...billing, ...work, ...times];
